import { wordsOf } from './resume.titles.ts';

/** A line of a resume made ready for reading: one line of tidied text, and whether it began with a bullet. */
export type ReadyLine = { text: string; bullet: string; size: number | null; bold: boolean };

export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'languages'
  | 'references'
  | 'other';

/** A part of a resume under a heading; the first, without one, is its `head`. */
export type Section = { kind: SectionKind; lines: ReadyLine[] };

// What a heading says once the words that only adorn it are taken away.
const kinds: Record<Exclude<SectionKind, 'head'>, string> = {
  contact: 'contact contacts personalia profiles links reach',
  summary:
    'summary profile objective objectives about overview introduction goal goals statement synopsis snapshot bio',
  experience: 'experience experiences employment internship internships career work history positions jobs',
  education:
    'education educational academic academics qualification qualifications degrees schooling studies ausbildung bildung formation educación',
  skills:
    'skills skill competencies competences competency expertise technologies tools proficiencies proficiency strengths skillset toolset stack kenntnisse compétences habilidades highlights abilities software',
  projects: 'projects project',
  languages: 'languages language sprachen langues idiomas',
  references: 'references reference referees testimonials',
  other:
    'awards award honors honours achievements accomplishments publications patents certifications certification certificates certificate licenses licensure interests hobbies hobby volunteer volunteering courses coursework training trainings memberships affiliations activities extracurricular talks conferences declaration scholarships workshops seminars research community involvement leadership presentations miscellaneous misc passions strength disclaimer qualities publication',
};
const kindOfWord = new Map(
  Object.entries(kinds).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as SectionKind] as const),
  ),
);
const adorning = new Set(
  `professional relevant selected key core main my the and of other additional personal technical general a in with
  background details detail information info section areas area it related recent current previous prior past full
  clickable examples example summary sets set hard soft industry major major some notable academic side open source
  working relevant total computer executive career brief & about me at to for list on campus data domain functional
  special professional programming qualifications industrial organizational business`.split(/\s+/),
);
// As a whole these mean something else than their words, or have none that tells.
const phrases: Record<string, SectionKind> = {
  professionalbackground: 'experience',
  workbackground: 'experience',
  employmentbackground: 'experience',
  background: 'summary',
  careeroverview: 'summary',
  careersummary: 'summary',
  careerobjective: 'summary',
  careerhighlights: 'other',
  careerprofile: 'summary',
  careerprogression: 'experience',
  summaryofqualifications: 'summary',
  qualificationssummary: 'summary',
  qualificationsummary: 'summary',
  professionalqualifications: 'education',
  corequalifications: 'skills',
  keyqualifications: 'skills',
  qualifications: 'skills',
  highlightsofqualifications: 'skills',
  summaryofskills: 'skills',
  skillssummary: 'skills',
  skillsummary: 'skills',
  skillhighlights: 'skills',
  technicalsummary: 'skills',
  technicalprofile: 'skills',
  experiencesummary: 'experience',
  summaryofexperience: 'experience',
  relevantexperiencesummary: 'experience',
  volunteerexperience: 'other',
  volunteerwork: 'other',
  volunteeringexperience: 'other',
  communityexperience: 'other',
  leadershipexperience: 'experience',
  research: 'experience',
  researchexperience: 'experience',
  teachingexperience: 'experience',
  militaryexperience: 'experience',
  militaryservice: 'experience',
  organizationaldetails: 'experience',
  companydetails: 'experience',
  personaldetails: 'contact',
  personalinformation: 'contact',
  personaldata: 'contact',
  personalprofile: 'contact',
  biodata: 'contact',
  contactme: 'contact',
  contactmeat: 'contact',
  getintouch: 'contact',
  aboutme: 'summary',
  whoiam: 'summary',
  programminglanguages: 'skills',
  techstack: 'skills',
  toolstech: 'skills',
  toolsandtech: 'skills',
  whatido: 'skills',
  areasofexpertise: 'skills',
  areaofexpertise: 'skills',
  computerknowledge: 'skills',
  itskills: 'skills',
  technicalknowledge: 'skills',
  workhistory: 'experience',
  workhistories: 'experience',
  employers: 'experience',
  workexperience: 'experience',
  berufserfahrung: 'experience',
  experienceprofessionnelle: 'experience',
  expérienceprofessionnelle: 'experience',
  experienciaprofesional: 'experience',
  experiencialaboral: 'experience',
  工作经历: 'experience',
  工作经验: 'experience',
  实习经历: 'experience',
  教育背景: 'education',
  教育经历: 'education',
  项目经历: 'projects',
  项目经验: 'projects',
  项目与论文: 'projects',
  专业技能: 'skills',
  技能: 'skills',
  链接: 'contact',
  联系方式: 'contact',
  获奖情况: 'other',
  所获奖项: 'other',
  校园经历: 'other',
  开源贡献: 'other',
  自我评价: 'summary',
  个人简介: 'summary',
};
const order: readonly SectionKind[] = [
  'experience',
  'projects',
  'education',
  'skills',
  'languages',
  'summary',
  'contact',
  'references',
  'other',
];

/** What section a line of its own announces; undefined when it is no heading that we know. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 60 || /\d{2}/.test(text) || /[.,;!?]$/.test(text)) return undefined;
  const plain = text.replace(/\([^)]*\)/g, ' ').replace(/[:\-_–—|*#=]+$/u, '');
  const words = wordsOf(plain);
  const isSpaced = words.length > 3 && words.every((word) => word.length === 1);
  if (words.length === 0 || (words.length > 6 && !isSpaced)) return undefined;
  // Joined, so that "E X P E R I E N C E" is understood as well.
  const joined = words.join('');
  const phrase =
    phrases[joined] ?? phrases[joined.replace(/^(?:my|professional|additional|relevant|selected|other|key)/, '')];
  if (phrase) return phrase;
  const lettered = words.length === 1 || isSpaced ? [joined] : words;
  const telling = lettered.flatMap((word) => kindOfWord.get(word) ?? (adorning.has(word) ? [] : ['?' as const]));
  if (telling.length === 0)
    return /^(?:executive|professional|career|brief)\s+summary$/i.test(plain) ? 'summary' : undefined;
  if (telling.includes('?')) return spacedKind(joined, text);
  // A heading is written like one, not as a word in the middle of a sentence.
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(plain)) return undefined;
  return order.find((kind) => telling.includes(kind));
}

/** Spaced words lose the gaps between them: "WORKEXPERIENCE" ends like a heading. */
function spacedKind(joined: string, text: string): SectionKind | undefined {
  if (!/^(?:\S )+\S$/.test(text) && /\s/.test(text)) return undefined;
  for (const [word, kind] of kindOfWord)
    if (word.length >= 6 && joined.endsWith(word) && joined.length <= 30) return kind;
  return [...kindOfWord].find(([word]) => word.length >= 7 && joined.startsWith(word))?.[1];
}

const inline =
  /^(?:(?:professional |career |executive |profile )?(?:summary|objective|profile)|(?:technical |core |key |soft |computer |it )?skills|(?:work |professional )?experience|education|languages?(?: known)?|certifications?|projects|hobbies|interests|contact(?: details)?)\s?:\s?(?=\S)/iu;

/** Parts the lines of a resume by the headings that are known; a heading and its text may stand in one line. */
export function sectionsOf(lines: readonly ReadyLine[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }];
  const style = headingStyle(lines);
  for (const line of lines) {
    const kind = line.bullet === '' || line.bold ? headingKind(line.text) : undefined;
    if (kind) {
      sections.push({ kind, lines: [] });
      continue;
    }
    const current = sections.at(-1) as Section;
    const label = line.bullet === '' ? inline.exec(line.text)?.[0] : undefined;
    const labelled = label && headingKind(label);
    if (label && labelled && !(current.kind === 'experience' && labelled === 'skills')) {
      sections.push({ kind: labelled, lines: [{ ...line, text: line.text.slice(label.length) }] });
    } else if (style && isStyled(line, style) && line.text.length <= 40 && !/\d/.test(line.text)) {
      sections.push({ kind: 'other', lines: [] });
    } else current.lines.push(line);
  }
  return sections;
}

type Style = { size: number; upper: boolean };

/** How this resume sets its headings, where size tells: at least two that are known and alike, larger than the text. */
function headingStyle(lines: readonly ReadyLine[]): Style | undefined {
  const headings = lines.filter((line) => line.size !== null && headingKind(line.text) !== undefined);
  const first = headings[0];
  if (!first || headings.length < 3) return undefined;
  const size = first.size ?? 1;
  const alike = headings.filter((line) => Math.abs((line.size ?? 0) - size) < 0.03);
  const upper = alike.every((line) => isUpper(line.text));
  return size >= 1.12 && alike.length >= headings.length * 0.75 ? { size, upper } : undefined;
}

const isUpper = (text: string): boolean => text === text.toUpperCase();

function isStyled(line: ReadyLine, style: Style): boolean {
  if (line.bullet !== '' || Math.abs((line.size ?? 0) - style.size) >= 0.03) return false;
  return !style.upper || isUpper(line.text);
}

/** The lines of all sections of these kinds, in the order of the resume. */
export const linesOf = (sections: readonly Section[], ...wanted: readonly SectionKind[]): ReadyLine[] =>
  sections.filter(({ kind }) => wanted.includes(kind)).flatMap(({ lines }) => lines);
