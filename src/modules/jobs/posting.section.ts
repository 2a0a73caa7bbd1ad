import type { PostingLine } from './posting.text.ts';

/** What a part of a posting says: what is asked for, what is welcome, what one will do, what the role is, or nothing of it. */
export type SectionKind = 'required' | 'preferred' | 'duties' | 'overview' | 'ignored';

/** `kind` is undefined before the first heading. `label` is what stood before the colon of a labelled line. */
export type SectionLine = { text: string; kind: SectionKind | undefined; label: string | null; item: boolean };

// Headings by the words in them, first match wins. Of an order: "Benefits and perks" before "what you bring", and
// "nice to have skills" before "skills".
const ignored =
  /\b(?:about (?!you\b|the (?:role|job|position|opportunity|work)\b|this (?:role|job|position)\b|your?\b)|who (?:we are|are we)\b|company (?:overview|description|summary|profile|information|name|website)|(?:employer|our) (?:description|culture|values|mission|story|company|commitment|people|benefits)|benefits?\b|perks\b|what (?:we|you(?:['’]?ll)?) (?:offer|get)\b(?! to do)|we offer|compensation|salar(?:y|ies)|remuneration|pay (?:range|rate|transparency)|^pay$|ctc\b|equal\b|eeo\b|e\.e\.o|diversity|inclusion|how to apply|to apply|apply now|application (?:process|questions?)|interview process|selection process|hiring process|disclaimer|privacy|^schedule|shifts?\b|what['’]?s in it for you|additional information|supplemental|ability to commute|commute|legal (?:notice|disclaimer)|accommodations?|why (?:join|us|work|you will love|you[’']ll love)|life at|notice period|contact (?:us|person|details|information)|^contact$|^language$|licence|license|perks|speak with|physical demands|work environment|working conditions|visa|travel\b|clearance|ways we work|in store for you|you can expect from us|got you covered|powered by|^industry$|^department$|reference|^grade\b|\bdate$|^date\b|housing|health (?:insurance|benefits)|covid)/;
const preferred =
  /\b(?:nice[- ]to[- ]haves?|good[- ]to[- ]haves?|great to have|would be (?:nice|great|cool|good)|preferred|preferences?|preferable|preferably|bonus(?: points| skills)?|plus(?:es)?|desirable|desired(?! candidate| profile)|optional|advantages?|advantageous|stand out|you apart|extra[- ]awesome|even better|ideally|brownie|extra credit|not a must|added advantage|assets?|not essential|extra ingredients|secondary skills?)\b/;
const required =
  /\b(?:require(?:d|ments?)|must|mandatory|essential(?! functions| duties)|qualifications?|qualified|what you(?:['’]?ll| will)? (?:bring|need|have)|you(?:['’]ll)? (?:bring|have|need|should|must)|skills?|skill-?sets?|competenc(?:y|ies)|eligibility|(?:candidate|desired|your|ideal) profile|ideal candidate|successful candidate|who you are|about you|looking for|we need|seeking|experience|expertise|tech(?:nology)? stack|technologies|tools|knowledge|fit (?:the bill )?if|great fit|outstanding fit|right fit|to be successful|need to succeed|what it takes|education|certifications?|background|prerequisites?|pre-requisites?|criteria|proficienc(?:y|ies)|abilities|toolset|programming languages|exp)\b/;
const duties =
  /\b(?:responsib\w+|dut(?:y|ies)|what (?:you(?:['’]?ll| will)|will you) (?:do|be doing|work on)|what you get to do|you(?:['’]ll| will)\b|key areas|tasks?|accountabilit\w+|day[- ]to[- ]day|essential functions|in this role|deliverables|outcomes|activities|how you(?:['’]ll| will| would)|role and|scope of work|impact|job purpose|functions)\b/;
const overview =
  /\b(?:description|summary|overview|introduction|about (?:the|this) (?:role|job|position|opportunity)|the (?:role|position|job|opportunity)|purpose|job (?:role|profile|details)|role)\b/;

const wholeOnly = new Set(['plus', 'preferred', 'bonus', 'required', 'optional', 'must', 'desired', 'tools']);

/** What a heading announces; undefined for words that announce nothing known. */
export function sectionOf(heading: string): SectionKind | undefined {
  const text = heading.toLowerCase().replace(/[’`]/g, "'").trim();
  if (/performance bonus|yearly bonus|referral bonus|joining bonus/.test(text)) return 'ignored';
  if (ignored.test(text) && !/\b(?:language|travel) requirements?\b|programming language/.test(text)) return 'ignored';
  if (preferred.test(text))
    return /(?<!\bnot (?:a )?)\b(?:required|must|mandatory|minimum)\b/.test(text) ? 'required' : 'preferred';
  if (duties.test(text)) return /\brequirements?|qualifications?|skills?\b/.test(text) ? 'required' : 'duties';
  if (required.test(text)) return 'required';
  return overview.test(text) ? 'overview' : undefined;
}

const maxHeading = 70;
const maxWords = 9;
const wordCount = (text: string): number => text.split(/\s+/).length;
const labelled = /^(?:\d{1,2}[.)]\s*)?([\p{L}][^:.;!?|\d]{1,60}?)\.?\s*(?::\s*-?|\s[-–—]\s|-\s)\s*(\S.*)$/u;

/** The words of a heading without numbering and closing signs; undefined where the line is none. */
function headingOf({ text, heading, item }: PostingLine): string | undefined {
  const bare = text.replace(/^[^\p{L}\p{N}#]+/u, '').replace(/[\s:：\-–—*]+$/u, '');
  if (bare === '' || bare.length > maxHeading || wordCount(bare) > maxWords) return undefined;
  if (heading === 'tag' || (heading === 'bold' && !item)) return bare;
  if (/[:：]\s*[-–—*]*$/u.test(text)) return bare;
  if (item || /[.,;!?|/]/.test(bare) || /\d/.test(bare)) return undefined;
  const words = bare.toLowerCase();
  if (wordCount(bare) > 5 || (wordCount(bare) === 1 && wholeOnly.has(words))) return undefined;
  return isPlainHeading(words) ? bare : undefined;
}

// A short line of plain text is a heading only where nothing but the words of one stands in it.
const headingWords = new Set(
  "a about abilities accountabilities additional and apply applicants bonus bring basic benefits candidate candidates certification certifications company competencies critical culture day day-to-day description desirable desired details do duties education educational eligibility eligible eeo employer employment equal essential experience expertise for functional good good-to-have have how i ideal information introduction it's job join key knowledge level levels like looking main mandatory minimum must must-have must-haves need needed nice nice-to-have of offer opportunity or other our overview perks personal preferable plus points position preferred primary process professional profile purpose qualification qualifications qualities required requirement requirements responsibilities responsibility responsible role roles set skill skills skillset soft specific statement summary technical tech stack technologies technology the this to tools traits us we we're we’re what what's who why will work working years you you'll you’ll your are be is it & - + nice".split(
    ' ',
  ),
);
const isPlainHeading = (words: string): boolean =>
  words.split(/\s+/).every((word) => headingWords.has(word)) && sectionOf(words) !== undefined;

const headingNames = String.raw`(?:(?:Key|Job|Technical|Basic|Minimum|Preferred|Required|Additional|Desired|Mandatory|Essential|Roles? and|Roles? &) )?(?:Responsibilities|Requirements|Qualifications|Duties|Nice to have|Good to have|Must have|Must-have|Skills Required|Skills & Experiences?|Skills and Experience|Skills|Benefits|Perks|About Us|What you bring|What you['’]ll do|What we offer|Location|Work Location|Job Location|Experience|Equal Opportunity)(?: Skills)?`;
// Headings that ran into the text around them, as a paste into one line leaves them: followed by a colon, or by a
// capital letter without a space.
const inlineHeading = new RegExp(
  String.raw`(?<=[\s.;,•])(?=${headingNames} ?[:：])|(?<=[.!)a-z])(?=${headingNames}[A-Z][a-z])|(?<=^${headingNames}|[\s.!)a-z]${headingNames})(?=[A-Z][a-z]{2})`,
  'g',
);
// In a text without any structure these words alone part it.
const unmarkedHeading =
  /(?<=\s)(?=(?:minimum|basic|required|preferred|desired) (?:qualifications?|skills?)\b|essential (?:dut(?:y|ies)|functions?)\b|equal (?:employment )?opportunity\b)|(?<=\b(?:minimum|basic|required|preferred|desired) (?:qualifications?|skills?)|\bessential (?:dut(?:y|ies)|functions?)|\bequal (?:employment )?opportunity)(?=\s)/gi;
const unstructured = 400;
const onlyHeading = new RegExp(
  `^(?:${headingNames}|(?:minimum|basic|required|preferred|desired) (?:qualifications?|skills?)|essential (?:dut(?:y|ies)|functions?)|equal (?:employment )?opportunity)$`,
  'i',
);

// No rule looks further than this, so that none costs more than a line's length times it.
const maxLine = 2000;
const wrap = (text: string): string[] =>
  text.length <= maxLine ? [text] : (text.match(/[^]{1,1990}(?:\s|$)|[^]{1,2000}/g) ?? []).map((part) => part.trim());

/** Says of every line what part of the posting it is in. A heading is of the part that it opens. */
export function readSections(lines: readonly PostingLine[]): SectionLine[] {
  const sections: SectionLine[] = [];
  const seen = new Set<string>();
  let kind: SectionKind | undefined;
  let label: string | null = null;
  for (const line of lines.flatMap(split)) {
    const heading = headingOf(line);
    if (heading !== undefined) {
      kind = sectionOf(heading) ?? (line.heading === 'tag' && kind === 'ignored' ? 'overview' : kind);
      label = heading;
      if (kind !== 'ignored') sections.push({ text: line.text, kind, label: null, item: false });
      continue;
    }
    if (closing.test(line.text)) kind = 'ignored';
    const own = ownSection(line, kind);
    if (own?.stays) kind = own.kind;
    const key = `${own?.kind ?? kind} ${line.text.toLowerCase()}`;
    // postings are often pasted twice, once as HTML and once as text
    if (!seen.has(key))
      sections.push({
        text: own?.text ?? line.text,
        kind: own?.kind ?? kind,
        label: own?.label ?? label,
        item: line.item,
      });
    seen.add(key);
    label = null;
  }
  return sections;
}

const split = (line: PostingLine): PostingLine[] =>
  line.text
    .split(inlineHeading)
    .flatMap((part) => (part.length > unstructured ? part.split(unmarkedHeading) : [part]))
    .flatMap((part) => wrap(part.trim()))
    .filter((text) => text !== '')
    .map((text, n, all) => ({
      ...line,
      text,
      heading: all.length > 1 && onlyHeading.test(text) ? 'bold' : line.heading,
      item: line.item && n === 0,
    }));

// What stands at the end of postings, often without a heading.
const closing =
  /\bequal (?:employment )?opportunity employer\b|\b(?:without regard to|regardless of)(?: their| your)? (?:race|colou?r|gender|age|religion)\b|^powered by\b/i;

type OwnSection = { kind: SectionKind | undefined; text: string; label: string; stays: boolean };

/** "Must have: Docker" is of another part than the lines around it, and so is what it says of a skill's own heading. */
function ownSection({ text, item }: PostingLine, before: SectionKind | undefined): OwnSection | undefined {
  const [, label, rest] = labelled.exec(text) ?? [];
  if (label === undefined || rest === undefined || wordCount(label) > 6) return undefined;
  const kind = sectionOf(label);
  if (kind === undefined) return { kind: before, text, label, stays: false };
  // Under "Requirements" a "Tools: Jira" stays required, and under "Nice to have" preferred.
  const keeps =
    kind === 'overview' ||
    (kind === 'duties' && before !== undefined) ||
    (before === 'preferred' && !/must|mandatory|required/i.test(label));
  if (keeps && before !== undefined) return { kind: before, text, label, stays: false };
  return { kind, text: rest, label, stays: !item && (kind === 'required' || kind === 'duties') };
}
