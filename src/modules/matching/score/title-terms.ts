import {
  countPhrase,
  countSkill,
  relativesOf,
  type SkillText,
  separateSkills,
  skillName,
  wholeOf,
} from '#readers/skills';
import type { MatchCandidate, MatchJob, TermFinding } from './score-types.ts';
import { creditOfMentions } from './skill-terms.ts';
import { readMatchText } from './text-cache.ts';

/** A part of a job title: a skill by canonical key, or a word in any of its forms. */
type TitlePart = { label: string; weight: number; skill?: string; forms: string[] };

// The experience term covers rank.
const filler = new Set(
  (
    'a an and at for from in of on or the to with senior sr junior jr lead principal staff associate intern trainee ' +
    'fresher entry mid level head chief vice president i ii iii iv 1 2 3 remote onsite hybrid urgent hiring required ' +
    'opening job role position full time part contract permanent expert specialist professional m f d immediate'
  ).split(' '),
);

// Families of interchangeable role words ("Java Developer", "Java Engineer").
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
const resumeWorth = 0.85;
const formerWorth = 0.8;
const headShare = 0.25;
const nearShare = 0.4;

/**
 * The best fit of current designation (counts fully), former title (0.8) or resume (0.85). Parts of the title are
 * skills and other words (1), and role words such as "developer" (0.3, any of its family). In the resume a part counts
 * 0.75 by mentions and 0.25 for being in its head. Undefined without a title or a text to compare.
 */
export function scoreTitle(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  const parts = partsOf(job.title);
  if (parts.length === 0) return undefined;
  const designation = filled(candidate.currentDesignation);
  const resume = filled(candidate.resumeText);
  const former = candidate.heldTitles.filter((title) => filled(title) !== null);
  const comparisons: TitleComparison[] = [];
  if (designation !== null)
    comparisons.push(compare(parts, partsHeld(parts, designation), 1, 'in the current designation'));
  for (const title of former)
    comparisons.push(compare(parts, partsHeld(parts, title), formerWorth, 'in a position held'));
  if (resume !== null) comparisons.push(compare(parts, partsNamed(parts, resume), resumeWorth, 'found in the resume'));
  const [first, ...others] = comparisons;
  if (first === undefined) return undefined;
  const best = others.reduce((best, other) => (other.credit > best.credit ? other : best), first);
  return {
    credit: best.credit,
    status: best.credit >= 0.8 ? 'met' : best.credit > 0 ? 'partial' : 'missing',
    evidence: best.hits.map(({ part, near }) => `${part.label}: ${near ? 'a related skill is ' : ''}${best.source}`),
    missing: parts.filter((part) => !best.hits.some((hit) => hit.part === part && !hit.near)).map(labelOf),
  };
}

const labelOf = ({ label }: TitlePart): string => label;

type Hit = { part: TitlePart; credit: number; near?: boolean };
type TitleComparison = { hits: Hit[]; credit: number; source: string };

function compare(parts: TitlePart[], hits: Hit[], worth: number, source: string): TitleComparison {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const gained = hits.reduce((sum, { credit, part }) => sum + credit * part.weight, 0);
  return { hits, credit: Math.min(1, gained / total) * worth, source };
}

const filled = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

function partsOf(title: string): TitlePart[] {
  const known = titleCache.get(title);
  if (known !== undefined) return known;
  const bare = title.replace(/\([^()]*\)/g, ' ');
  const { skills, words } = separateSkills(bare);
  // "Java Developer" is a name of the skill Java, and also contains the role "developer".
  const roles = bare
    .toLowerCase()
    .split(notLetters)
    .filter((word) => familyOf.has(word));
  const parts: TitlePart[] = [...new Set(skills.map(wholeOf))].map((skill) => ({
    label: skillName(skill),
    weight: 1,
    skill,
    forms: [],
  }));
  const seen = new Set<string>();
  for (const word of [...words, ...roles]) {
    const family = familyOf.get(word);
    const label = family?.[0] ?? word;
    if (filler.has(word) || /^\d+$/.test(word) || seen.has(label)) continue;
    seen.add(label);
    parts.push({ label: word, weight: family === undefined ? 1 : roleWeight, forms: family ?? formsOf(word) });
  }
  if (titleCache.size >= 1000) titleCache.clear();
  titleCache.set(title, parts);
  return parts;
}

const notLetters = /[^\p{L}\p{M}\p{N}]+/u;
const titleCache = new Map<string, TitlePart[]>();

const formsOf = (word: string): string[] => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`]);

function partsHeld(parts: TitlePart[], title: string): Hit[] {
  const text = readMatchText(title);
  return parts.filter((part) => mentionsOf(part, text) > 0).map((part) => ({ part, credit: 1 }));
}

function partsNamed(parts: TitlePart[], resumeText: string): Hit[] {
  const resume = readMatchText(resumeText);
  return parts.flatMap((part): Hit[] => {
    const mentions = mentionsOf(part, resume);
    if (mentions === 0) return relatedHit(part, resume);
    const inHead = mentionsOf(part, resume.head) > 0 ? headShare : 0;
    return [{ part, credit: (1 - headShare) * creditOfMentions(mentions) + inHead }];
  });
}

function relatedHit(part: TitlePart, resume: SkillText): Hit[] {
  if (part.skill === undefined) return [];
  const mentions = Math.max(0, ...[...relativesOf(part.skill)].map((key) => countSkill(resume, key)));
  return mentions === 0 ? [] : [{ part, credit: nearShare * creditOfMentions(mentions), near: true }];
}

function mentionsOf({ skill, forms }: TitlePart, text: SkillText): number {
  if (skill !== undefined) return countSkill(text, skill);
  return forms.reduce((sum, form) => sum + countPhrase(text, form), 0);
}
