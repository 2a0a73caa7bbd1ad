import type { JobReading, JobSkill } from '#readers/posting';
import { canonicalSkill, skillCategory, skillName, wholeOf } from '#readers/skills';
import { credentialNouns, credentialRegex } from './credential.lexicon.ts';
import { countWords } from './duties/duty-phrase.ts';
import { inTitleCase, positionPart } from './position-name.ts';
import { cleanName } from './question.ts';
import { questionRegex } from './question-subject.lexicon.ts';
import { kindPatterns } from './skill-kind.lexicon.ts';
import { areOfOneKind } from './skill-kind.ts';
import { type SkillUse, tradeOfUse, useOfCategory } from './skill-question.lexicon.ts';

/**
 * A skill to ask about. `text` names its alternatives too. `isPlain`: plainly demanded. `isSure`: narrow enough to ask
 * about, too. `isLate`: asked about after all others, because it is of one kind with one of them, or not in the lexicon.
 */
export type Subject = {
  skill: string;
  text: string;
  use: SkillUse;
  isListed: boolean;
  isSure: boolean;
  isPlain: boolean;
  isLate: boolean;
};

const mostAlternatives = 3;
const mostWordsOfOwnLine = 3;
/** Lighter skills are less sure to be demanded. */
const leastOfHeaviest = 0.75;

/** Of the demand, which alternatives share. */
const weightOf = ({ weight, alternatives = [] }: JobSkill, all: readonly JobSkill[]): number =>
  weight * (1 + alternatives.filter((name) => all.some(({ skill }) => skill === name)).length);

/** Version control, and where a team plans its work. */
const isShared = (skill: string): boolean =>
  questionRegex.versionControl.test(skill) || kindPatterns.tracker.pattern.test(skill);

/** Returns how the trade of a skill uses it. */
function useOfTrade(skill: string): SkillUse {
  const key = canonicalSkill(skill);
  const category = skillCategory(key);
  const use = (category && useOfCategory[category]) ?? 'any';
  const names = [key, wholeOf(key) ?? key].map(skillName);
  const is = (kind: 'customerFacing' | 'nonPatientCare' | 'wellness' | 'backOffice'): boolean =>
    names.some((name) => questionRegex[kind].test(name));
  if (['sales', 'support'].includes(category ?? '') && is('customerFacing')) return 'serve';
  if (/negotiation$/i.test(skillName(key))) return 'manner';
  if (isShared(skill)) return 'share';
  if (questionRegex.codeEditor.test(skill)) return 'any';
  if (use === 'care' && is('nonPatientCare')) return 'assist';
  if (use === 'care' && is('wellness')) return 'any';
  if (use === 'care' && is('backOffice')) return 'method';
  return ['build', 'run'].includes(use) && questionRegex.discipline.test(skill) ? 'method' : use;
}

/**
 * Frames about deals or guests do not fit tools (CRM, Opera PMS). Frames of one trade do not fit jobs of another: a
 * business analyst has no busiest hour of the day.
 */
function useOf(skill: string, trades: readonly string[]): SkillUse {
  const use = useOfTrade(skill);
  const trade = tradeOfUse[use];
  if (trade !== undefined && trade !== 'technology' && !trades.includes(trade)) return 'any';
  const name = skillName(canonicalSkill(skill));
  // ML: Machine Learning
  const isMethod =
    questionRegex.knowledge.test(skill) ||
    questionRegex.activityName.test(skill) ||
    (/^[A-Z]{2,4}$/.test(skill) && questionRegex.discipline.test(name));
  if (['build', 'run'].includes(use) && isMethod) return 'method';
  if (use === 'run' && [skill, name].some((one) => questionRegex.helpDesk.test(one))) return 'operate';
  const isTool = ['deal', 'promote', 'advise'].includes(use)
    ? !questionRegex.practice.test(name)
    : ['care', 'serve', 'teach'].includes(use) && questionRegex.program.test(name);
  return isTool ? 'any' : use;
}

/** Registered Nurse: Nursing. Unchanged if the wider skill has another name. */
function workOf(skill: string): string {
  const key = canonicalSkill(skill);
  const name = skillName(key);
  const whole = questionRegex.roleName.test(name) ? wholeOf(key) : undefined;
  if (whole === undefined) return skill;
  const work = skillName(whole);
  return sharesStem(name, work) ? work : skill;
}

const sharesStem = (name: string, other: string): boolean =>
  name.split(' ').some((word) => other.toLowerCase().startsWith(word.slice(0, 4).toLowerCase()));

const isAlike = (name: string, word: string): boolean => sharesStem(name, word) || sharesStem(word, name);

/** Firewall: Firewalls. Spaces do not matter either. */
const isSameName = (name: string, other: string): boolean => {
  const letters = (text: string): string => text.toLowerCase().replace(/[\s-]|s$/g, '');
  return letters(name) === letters(other);
};

const isCredential = (skill: string): boolean =>
  workOf(skill) === skill &&
  [skill, skillName(canonicalSkill(skill))].some(
    (name) => (credentialRegex.word.test(name) || credentialRegex.award.test(name)) && !credentialRegex.work.test(name),
  );

/** A skill that is something to hold, by its name or by its line: "LGV licence". */
const isHeld = (one: JobSkill): boolean =>
  isCredential(one.skill) || (credentialRegex.noun.test(lineAround(one)) && !isTool(one.skill));

const isOfAnyTrade = (skill: string): boolean =>
  ['soft', 'office'].includes(skillCategory(canonicalSkill(skill)) ?? '');

const isGeneral = (skill: string): boolean => {
  const key = canonicalSkill(skill);
  return (
    isOfAnyTrade(skill) ||
    questionRegex.wholeTrade.test(skillName(key)) ||
    questionRegex.format.test(skill) ||
    questionRegex.codeEditor.test(skill) ||
    questionRegex.databaseKind.test(skill) ||
    isShared(skill)
  );
};

const isNoun = (name: string): boolean =>
  !questionRegex.adjective.test(name) &&
  !questionRegex.roleName.test(name) &&
  (isListedName(name) || isProduct(name) || !questionRegex.person.test(name));
/** A product whose name ends like a role: Flow Designer, of ServiceNow, and PowerCenter. */
const isProduct = (name: string): boolean =>
  isTool(name) &&
  (/\p{Ll}\p{Lu}\p{Ll}+$/u.test(name) ||
    (/^\p{Lu}\S* \p{Lu}/u.test(name) && !sharesStem(name, skillName(canonicalSkill(name)))));
/** The lexicon's own names are skills, even if they end like roles: Docker, Kubernetes Operator. */
const isListedName = (name: string): boolean => skillName(canonicalSkill(name)).toLowerCase() === name.toLowerCase();

/** python, aws: Python, AWS. "food costing" stays: a common word has a capital only where the first word has one. */
function withCapitals(text: string): string {
  const [first = '', ...others] = text.split(' ');
  const start = withCapital(first);
  const isCommon = (word: string): boolean => !isTool(word) && questionRegex.practice.test(word);
  const rest = others.map((word) => (/^\p{Ll}/u.test(start) && isCommon(word) ? word : withCapital(word)));
  return [start, ...rest].join(' ');
}

function withCapital(word: string): string {
  const name = skillName(canonicalSkill(word));
  return skillCategory(canonicalSkill(word)) && name.toLowerCase() === word.toLowerCase() ? name : word;
}

/**
 * Spells a skill like the posting if that names a skill. Otherwise spells it like the lexicon, such as for "dba", "ux"
 * and "Warehouse".
 */
function spoken(asWritten: string): string | undefined {
  const key = canonicalSkill(asWritten);
  const short = asWritten.replace(questionRegex.filler, '');
  // "CI / CD", "Network/ Security"
  const skill = (canonicalSkill(short) === key ? short : asWritten)
    .replace(/\b([A-Z]{1,4}) ?\/ ?(?=[A-Z]{1,4}\b)/g, '$1/')
    .replace(/ ?\/ | \//g, ' and ');
  if (skillCategory(key) === undefined) return cleanName(skill);
  const name = skillName(key);
  const isPartOfName = name.toLowerCase().startsWith(skill.toLowerCase()) && name.length > skill.length;
  const isLowerWord = /^\p{Ll}+$/u.test(skill);
  // a course code with digits, "OOPS", "negotiating"
  const isUnspoken = /[A-Z]\d{3}|^oops?$/i.test(skill) || (/^\p{L}+ing$/u.test(skill) && sharesStem(skill, name));
  if (isPartOfName || isLowerWord || isListedName(skill) || isUnspoken || !isNoun(skill)) return cleanName(name);
  return cleanName(withCapitals(skill));
}

const tradeOf = (skill: string): string | undefined => tradeOfUse[useOfTrade(skill)];

/** PHP, rather than Data Science. */
const isTool = (skill: string): boolean => tradeOf(skill) === 'technology';

/** Where else a listed skill stands does not matter. */
const withOwnEvidence = (skills: readonly JobSkill[]): JobSkill[] =>
  skills.map(({ evidence, ...skill }) => (evidence && skill.source !== 'listed' ? { ...skill, evidence } : skill));

function tradesOf(required: readonly JobSkill[]): string[] {
  const demanded = required.filter(
    ({ skill, evidence }) => evidence?.rule !== 'duty' && !isBesidePosition(skill, evidence),
  );
  return demanded.flatMap(({ skill }) => tradeOf(skill) ?? []);
}

const countOf = (trade: string, trades: readonly string[]): number => trades.filter((one) => one === trade).length;

/** The trade of most demanded skills that belong to one. */
const tradeOfJob = (trades: readonly string[]): string | undefined =>
  trades.find((trade) => countOf(trade, trades) * 2 > trades.length);

/** The trades with the most skills, several if they have equally many. */
const leadingTrades = (trades: readonly string[]): string[] => {
  const most = Math.max(...trades.map((trade) => countOf(trade, trades)));
  return trades.filter((trade) => countOf(trade, trades) === most);
};

/**
 * Read skills to ask about: demanded ones that the lexicon has, of the job's own trade. What a sentence demands is asked
 * about in its own word: "patients with treatment compliance" is not Regulatory Compliance.
 */
function isFit(one: JobSkill, trade: string | undefined, all: readonly JobSkill[]): boolean {
  const { skill, source, evidence } = one;
  if (source === 'listed') return true;
  if (questionRegex.another.test(lineAround(one))) return false;
  const key = canonicalSkill(skill);
  if (isUnknown(one) && !(trade === 'technology' && isBesideTool(one, all))) return false;
  if ([skill, skillName(key)].some((name) => questionRegex.neverAsked.test(name))) return false;
  if (questionRegex.verbPhrase.test(skill)) return false;
  if (evidence?.rule !== 'title' && questionRegex.workplace.test(skill)) return false;
  const name = spoken(skill);
  if (name === undefined || !isNoun(name)) return false;
  const own = tradeOf(skill);
  const isOwnWord = name.toLowerCase() === skill.toLowerCase();
  // "crypto" is not always Cryptocurrency
  const isSaidAlike =
    isOwnWord || isSameName(name, skill) || (own === 'technology' && skill.includes(' ') && isAlike(name, skill));
  if (evidence?.rule === 'phrase' && !isSaidAlike) return false;
  // "the shop floor" is not Manufacturing.
  if (evidence?.rule === 'requirement' && own !== 'technology' && !isOwnWord && !isAlike(name, skill)) return false;
  // craft jobs need programming languages; in other trades the tool counts if it has a line to itself
  if (evidence?.rule === 'requirement' && own === 'technology' && (trade === 'craft' || isOwnLine(one))) return true;
  if (evidence?.rule === 'duty') return !isGeneral(skill) && own !== undefined && own === trade;
  return own === undefined || own === trade || (trade === undefined && !isBesidePosition(skill, evidence));
}

/** Read from the text, and not in the lexicon. */
const isUnknown = ({ skill, source }: JobSkill): boolean =>
  source !== 'listed' && skillCategory(canonicalSkill(skill)) === undefined;

/** Routing, which the lexicon lacks, of "Experience in Routing, Firewall". */
const isBesideTool = ({ skill, evidence }: JobSkill, all: readonly JobSkill[]): boolean =>
  /^\p{Lu}\p{L}{2,}(?: \p{L}{3,})?$/u.test(skill) &&
  ['phrase', 'requirement'].includes(evidence?.rule ?? '') &&
  all.some((other) => other.evidence?.line === evidence?.line && isTool(other.skill));

/** "Recruiter - Manufacturing desk" */
function isBesidePosition(skill: string, evidence: JobSkill['evidence']): boolean {
  if (evidence?.rule !== 'title') return false;
  const position = positionPart(evidence.line);
  // a translator translates
  return position !== undefined && !position.toLowerCase().includes(skill.toLowerCase().slice(0, 4));
}

/** A line with little but the skill: "Excel skills". */
const isOwnLine = (one: JobSkill): boolean =>
  countWords(lineAround(one)) <= mostWordsOfOwnLine && lineAround(one) !== '';

/** The line of a skill, in which § replaces the skill. Empty if a person listed the skill. */
function lineAround({ skill, evidence }: JobSkill): string {
  const line = evidence?.line ?? '';
  const at = line.toLowerCase().indexOf(skill.toLowerCase());
  return at < 0 ? '' : `${line.slice(0, at)}§${line.slice(at + skill.length)}`;
}

/** "Veterinary software such as ezyVet" is about ezyVet, and about nothing if the lexicon has no such name. */
function namedProgram(one: JobSkill): JobSkill[] | undefined {
  const { alternatives = [] } = one;
  if (alternatives.length === 0 || !questionRegex.programOf.test(lineAround(one))) return undefined;
  const [skill, ...others] = alternatives.filter((name) => skillCategory(canonicalSkill(name)) !== undefined);
  return skill === undefined ? [] : [{ ...one, skill, alternatives: others }];
}

/**
 * Returns skills to ask about. Listed skills come before read ones, required before preferred, specific before general.
 * Each occurs once.
 */
export function subjectsOf(reading: Pick<JobReading, 'required' | 'preferred'>): Subject[] {
  const required = withOwnEvidence(reading.required);
  const preferred = withOwnEvidence(reading.preferred);
  const work = (all: readonly JobSkill[]): JobSkill[] =>
    all
      .filter(
        ({ skill, alternatives = [] }) =>
          !isCredential(skill) &&
          !alternatives.some((name) => credentialRegex.award.test(name)) &&
          !credentialRegex.stage.test(skill),
      )
      .flatMap((one) => namedProgram(one) ?? { ...one, skill: workOf(one.skill) });
  const demanded = work(required);
  const trades = tradesOf(demanded);
  const ofTitle = demanded.flatMap(({ skill, evidence }) =>
    evidence?.rule === 'title' && !isBesidePosition(skill, evidence) ? (tradeOf(skill) ?? []) : [],
  );
  const trade = tradeOfJob(trades);
  const bonus = work(preferred).filter(
    ({ source, skill, evidence }) =>
      source === 'listed' || !(isGeneral(skill) || questionRegex.formLine.test(evidence?.line ?? '')),
  );
  const rank = (one: JobSkill, isBonus: boolean): number => {
    const { skill, source, evidence } = one;
    if (source === 'listed') return 0;
    if (evidence?.rule === 'duty') return 6;
    if (isBonus) return 4;
    // a PHP developer is asked about PHP; that a chef cooks is what the question about the position is for
    if (evidence?.rule === 'title') return (trade ?? 'technology') === 'technology' && isTool(skill) ? 1 : 5;
    const around = lineAround(one);
    if (questionRegex.studies.test(around || `${evidence?.line} §`) || questionRegex.aside.test(around)) return 5;
    if (questionRegex.isMust.test(around)) return 0.5;
    if (isUnknown(one)) return 3.5;
    return isGeneral(skill) ? 3 : 1;
  };
  const order = [
    ...demanded.map((one) => ({ one, rank: rank(one, false) })),
    ...bonus.map((one) => ({ one, rank: rank(one, true) })),
  ]
    .filter(({ one }) => isFit(one, trade, demanded) && !isHeld(one))
    .toSorted((a, b) => a.rank - b.rank);
  const heaviest = Math.max(0, ...required.map(({ weight }) => weight));
  // Preferred skills are left out beside demanded ones that nothing asks about.
  const fit = new Set(order.filter(({ rank }) => rank !== 4).map(({ one }) => one));
  const isLeftOut = order.some(({ rank }) => rank === 4) && demanded.some((one) => !fit.has(one) && isOpenDemand(one));
  const seen = new Set<string>();
  const subjects: Subject[] = [];
  for (const { one, rank } of order) {
    if (rank >= 4 && isLeftOut) continue;
    const names = [one.skill, ...(one.alternatives ?? [])];
    const skill = workName(spoken(withoutShouting(one)), one);
    if (skill === undefined || names.some((name) => seen.has(canonicalSkill(name)))) continue;
    if (names.some((name) => isService(name) && seen.has(wholeOf(canonicalSkill(name)) ?? ''))) continue;
    if (subjects.some((other) => isPartBeside(skill, other.skill) || isPartBeside(other.skill, skill))) continue;
    for (const name of names) seen.add(canonicalSkill(name));
    const alternatives = names.slice(1, mostAlternatives).flatMap((name) => spoken(name) ?? []);
    const shown = [...new Set([skill, ...alternatives])].filter(
      (name) => name === skill || !(questionRegex.adjective.test(name) || isPlainBeside(name, skill)),
    );
    const text = inWords(shown.map(withArticle), withArticle(skill));
    subjects.push({
      skill,
      text,
      use: useOf(skill, [...leadingTrades(trades), ...ofTitle]),
      isListed: one.source === 'listed',
      isSure: rank < 2 && (one.source === 'listed' || weightOf(one, required) >= heaviest * leastOfHeaviest),
      isPlain: rank < 4 && !isEveryday(skill) && weightOf(one, required) >= heaviest * leastOfHeaviest,
      isLate: isUnknown(one) || subjects.some((other) => areOfOneKind(skill, other.skill)),
    });
  }
  return subjects;
}

const asShouted = /^(?=.*\p{Lu}{4})[^\p{Ll}]+$/u;

/** "Tower Crane" of "TOWER CRANE". Abbreviations stay, unless their line has no small letter. */
function withoutShouting({ skill, evidence }: JobSkill): string {
  if (!asShouted.test(skill)) return skill;
  const isLineShouted = asShouted.test(evidence?.line ?? '');
  if (!(isLineShouted || /\p{Lu}{5}/u.test(skill)) || !skill.includes(' ')) return skill;
  const isName = (word: string): boolean => skillName(canonicalSkill(word)) === word;
  return skill
    .split(' ')
    .map((word) => (word.length < 4 || /[^\p{Lu}]/u.test(word) || isName(word) ? word : inTitleCase(word)))
    .join(' ');
}

/** "warehouse work" of an operative, whose posting does not speak of management. */
function workName(name: string | undefined, { skill, evidence, source }: JobSkill): string | undefined {
  const asWritten = evidence?.rule === 'title' ? evidence.line : skill;
  const isOfManager = source === 'listed' || /manag|lead|head|supervis/i.test(asWritten);
  return name === 'Warehouse Management' && !isOfManager ? 'warehouse work' : name;
}

/** "Java Beans" beside "Java" */
const isPartBeside = (name: string, whole: string): boolean =>
  wholeOf(canonicalSkill(name)) === canonicalSkill(whole) && name.toLowerCase().startsWith(`${whole.toLowerCase()} `);

/** A skill that the posting plainly demands, and that somebody could be asked about. */
const isOpenDemand = (one: JobSkill): boolean =>
  ['requirement', 'phrase', 'list'].includes(one.evidence?.rule ?? '') &&
  skillCategory(canonicalSkill(one.skill)) !== undefined &&
  !isGeneral(one.skill) &&
  !isHeld(one) &&
  ![one.skill, skillName(canonicalSkill(one.skill))].some((name) => questionRegex.neverAsked.test(name));

/** A general question is better than one about such a tool. */
const isEveryday = (name: string): boolean =>
  isOfAnyTrade(name) || questionRegex.codeEditor.test(name) || questionRegex.dataFormat.test(name);

/** EC2, where AWS is asked about. */
const isService = (name: string): boolean => skillCategory(canonicalSkill(name)) === 'cloud';

/** "orchestration" of "Docker, orchestration or SaltStack" */
const isPlainBeside = (name: string, skill: string): boolean =>
  isTool(skill) &&
  /\p{Lu}/u.test(skill) &&
  !/[\p{Lu}\d]/u.test(name) &&
  (questionRegex.practice.test(name) || questionRegex.kind.test(name));

function withArticle(name: string): string {
  if (questionRegex.inPlural.test(name)) return `${name}s`;
  if (questionRegex.desk.test(name)) return `${name} support`;
  return questionRegex.withArticle.test(name) ? `the ${name}` : name;
}

/** Alternatives: "Java, Kotlin or Scala". */
const inWords = (names: readonly string[], only: string): string =>
  names.length < 2 ? only : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The weightiest credential that is demanded, with its alternatives. Those of the trade before checks. */
export function credentialOf({ required }: Pick<JobReading, 'required'>): Pick<Subject, 'skill' | 'text'> | undefined {
  const held = required.filter(
    (one) => isHeld(one) && !credentialRegex.formality.test(heldName(one)) && !questionRegex.person.test(one.skill),
  );
  const [first] = held.toSorted((a, b) => Number(isCheck(a)) - Number(isCheck(b)));
  const skill = cleanName(first === undefined ? '' : withoutShouting(first));
  if (first === undefined || skill === undefined) return undefined;
  const others = (first.alternatives ?? []).filter((name) => isCredential(name) && !questionRegex.person.test(name));
  const names = [heldName(first), ...others].slice(0, mostAlternatives);
  const shown = [...new Set(names.flatMap((name) => cleanName(name) ?? []))].map(credentialNoun);
  const text = inWords(shown, credentialNoun(heldName(first)));
  return { skill, text: text.replace(credentialRegex.repeatedNoun, '') };
}

/** A noun for the middle of a sentence: "Gas Safe registration", "forklift licence", "Class 1 licence". */
const credentialNoun = (name: string): string =>
  withNoun(name)
    .replace(credentialRegex.held, (word) => credentialNouns[word.toLowerCase()] ?? word)
    .replace(credentialRegex.common, (word) => word.toLowerCase());

/** The name with the noun or plus sign that follows it in the line: "LGV licence", "CompTIA A+". */
function heldName(one: JobSkill): string {
  const around = lineAround(one);
  const name = withoutShouting(one);
  if (around.includes('§+')) return `${name}+`;
  const [noun] = around.match(credentialRegex.noun) ?? [];
  if (noun === undefined) return name;
  return `${name.replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase())} ${noun.toLowerCase()}`;
}

/** "BLS" is a certificate, "Class 1" a licence. */
function withNoun(name: string): string {
  if (credentialRegex.bareLicence.test(name)) return `${name} licence`;
  if (credentialRegex.bareCertificate.test(name)) return `${name} certificate`;
  if (credentialRegex.bareCard.test(name)) return `${name} card`;
  return credentialRegex.bareQualification.test(name) ? `${name} qualification` : name;
}

const isCheck = ({ skill }: JobSkill): boolean => credentialRegex.check.test(skill);
