import { countPhrase, countSkill, partSkills, relativesOf, type SkillText, skillName } from '#modules/skills';
import type { MatchCandidate, MatchJob, TermFinding } from './match-score.types.ts';
import { creditOfMentions } from './match-skills.terms.ts';
import { readMatchText } from './match-text.cache.ts';

/** One notion of a job title: a skill by canonical key, or a word in any of its forms. */
type TitleNotion = { label: string; weight: number; skill?: string; forms: string[] };

// Rank and filler say little about the work and are left to the experience term.
const filler = new Set(
  (
    'a an and at for from in of on or the to with senior sr junior jr lead principal staff associate intern trainee ' +
    'fresher entry mid level head chief vice president i ii iii iv 1 2 3 remote onsite hybrid urgent hiring required ' +
    'opening job role position full time part contract permanent expert specialist professional m f d immediate'
  ).split(' '),
);

// The kind of role, in families: titles interchange these freely ("Java Developer", "Java Engineer").
const roleFamilies = [
  'developer engineer programmer coder developers engineers',
  'analyst analysts',
  'scientist scientists',
  'manager managers',
  'administrator admin administrators',
  'architect architects',
  'designer designers',
  'consultant consultants advisor adviser',
  'executive executives representative officer',
  'assistant coordinator secretary',
  'tester testers sdet',
  'technician technicians operator',
  'accountant accountants bookkeeper',
  'teacher teachers tutor instructor lecturer trainer',
].map((line) => line.split(' '));
const familyOf = new Map(roleFamilies.flatMap((family) => family.map((word) => [word, family] as const)));

const roleWeight = 0.3;
const resumeCap = 0.85;
const heldBefore = 0.8;
const headShare = 0.25;
const nearShare = 0.4;

/**
 * How well the job's title fits the current designation, a position held before or, failing those, the resume. The title
 * is split into notions: skills that the lexicon knows and other words (1 each), role words such as "developer" (0.3, any
 * of its family). The designation's share of them counts in full, a former one's 0.8, the resume's share up to 0.85 (a
 * mention is not a post); a notion there counts 0.75 by its mentions (see creditOfMentions) and 0.25 for standing in the
 * head of the resume. Undefined without a title or without anything to hold it against.
 */
export function scoreTitle(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  const notions = notionsOf(job.title);
  if (notions.length === 0) return undefined;
  const designation = filled(candidate.currentDesignation);
  const resume = filled(candidate.resumeText);
  const former = candidate.heldTitles.filter((title) => filled(title) !== null);
  const ways: Way[] = [];
  if (designation !== null) ways.push(wayOf(notions, heldOf(notions, designation), 1, 'in the current designation'));
  for (const title of former) ways.push(wayOf(notions, heldOf(notions, title), heldBefore, 'in a position held'));
  if (resume !== null) ways.push(wayOf(notions, namedOf(notions, resume), resumeCap, 'found in the resume'));
  const [first, ...others] = ways;
  if (first === undefined) return undefined;
  const best = others.reduce((before, way) => (way.credit > before.credit ? way : before), first);
  return {
    credit: best.credit,
    status: best.credit >= 0.8 ? 'met' : best.credit > 0 ? 'partial' : 'missing',
    evidence: best.hits.map(({ notion, near }) => `${notion.label}: ${near ? 'something near it ' : ''}${best.source}`),
    missing: notions.filter((notion) => !best.hits.some((hit) => hit.notion === notion && !hit.near)).map(labelOf),
  };
}

const labelOf = ({ label }: TitleNotion): string => label;

type Hit = { notion: TitleNotion; credit: number; near?: boolean };
/** One text in which the title was looked for, and what was found of it there. */
type Way = { hits: Hit[]; credit: number; source: string };

function wayOf(notions: TitleNotion[], hits: Hit[], worth: number, source: string): Way {
  const total = notions.reduce((sum, { weight }) => sum + weight, 0);
  const gained = hits.reduce((sum, { credit, notion }) => sum + credit * notion.weight, 0);
  return { hits, credit: Math.min(1, gained / total) * worth, source };
}

function filled(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

function notionsOf(title: string): TitleNotion[] {
  const known = titleMemo.get(title);
  if (known !== undefined) return known;
  const bare = title.replace(/\([^()]*\)/g, ' ');
  const { skills, words } = partSkills(bare);
  // "Java Developer" is one name for the skill Java, and says developer all the same.
  const roles = bare
    .toLowerCase()
    .split(notLetters)
    .filter((word) => familyOf.has(word));
  const notions: TitleNotion[] = skills.map((skill) => ({ label: skillName(skill), weight: 1, skill, forms: [] }));
  const seen = new Set<string>();
  for (const word of [...words, ...roles]) {
    const family = familyOf.get(word);
    const label = family?.[0] ?? word;
    if (filler.has(word) || /^\d+$/.test(word) || seen.has(label)) continue;
    seen.add(label);
    notions.push({ label: word, weight: family === undefined ? 1 : roleWeight, forms: family ?? formsOf(word) });
  }
  if (titleMemo.size >= 1000) titleMemo.clear();
  titleMemo.set(title, notions);
  return notions;
}

const notLetters = /[^\p{L}\p{M}\p{N}]+/u;
const titleMemo = new Map<string, TitleNotion[]>();

function formsOf(word: string): string[] {
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

function heldOf(notions: TitleNotion[], title: string): Hit[] {
  const text = readMatchText(title);
  return notions.filter((notion) => mentionsOf(notion, text) > 0).map((notion) => ({ notion, credit: 1 }));
}

function namedOf(notions: TitleNotion[], resumeText: string): Hit[] {
  const resume = readMatchText(resumeText);
  return notions.flatMap((notion): Hit[] => {
    const mentions = mentionsOf(notion, resume);
    if (mentions === 0) return nearOf(notion, resume);
    const inHead = mentionsOf(notion, resume.head) > 0 ? headShare : 0;
    return [{ notion, credit: (1 - headShare) * creditOfMentions(mentions) + inHead }];
  });
}

/** Who names a near relative of the title's skill is near the position: a network security engineer to cybersecurity. */
function nearOf(notion: TitleNotion, resume: SkillText): Hit[] {
  if (notion.skill === undefined) return [];
  const mentions = Math.max(0, ...[...relativesOf(notion.skill)].map((key) => countSkill(resume, key)));
  return mentions === 0 ? [] : [{ notion, credit: nearShare * creditOfMentions(mentions), near: true }];
}

function mentionsOf({ skill, forms }: TitleNotion, text: SkillText): number {
  if (skill !== undefined) return countSkill(text, skill);
  return forms.reduce((sum, form) => sum + countPhrase(text, form), 0);
}
