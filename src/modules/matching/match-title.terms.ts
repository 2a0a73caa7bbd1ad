import { countPhrase, countSkill, partSkills, type SkillText, skillName } from '#modules/skills';
import type { MatchCandidate, MatchJob, TermFinding } from './match-score.types.ts';
import { creditOfMentions } from './match-skills.terms.ts';
import { type MatchText, readMatchText } from './match-text.cache.ts';

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

const roleWeight = 0.5;
const resumeCap = 0.85;
const headShare = 0.25;

/**
 * How well the job's title fits the current designation or, failing that, the resume. The title is split into notions:
 * skills that the lexicon knows and other words (1 each), role words such as "developer" (0.5, any of its family). The
 * designation's share of them counts in full, the resume's share up to 0.85 (a mention is not a post); a notion there
 * counts 0.75 by its mentions (see creditOfMentions) and 0.25 for standing in the head of the resume. Undefined without a title or without both texts.
 */
export function scoreTitle(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  const notions = notionsOf(job.title);
  const designation = filled(candidate.currentDesignation);
  const resume = filled(candidate.resumeText);
  if (notions.length === 0 || (designation === null && resume === null)) return undefined;
  const total = notions.reduce((sum, { weight }) => sum + weight, 0);
  const held = designation === null ? [] : heldOf(notions, readMatchText(designation));
  const named = resume === null ? [] : namedOf(notions, readMatchText(resume));
  const byPost = share(held, total);
  const byResume = share(named, total) * resumeCap;
  const credit = Math.max(byPost, byResume);
  const best = byPost >= byResume && designation !== null ? held : named;
  const source = best === held ? 'in the current designation' : 'found in the resume';
  return {
    credit,
    status: credit >= 0.8 ? 'met' : credit > 0 ? 'partial' : 'missing',
    evidence: best.map(({ notion }) => `${notion.label}: ${source}`),
    missing: notions.filter((notion) => !best.some((hit) => hit.notion === notion)).map(({ label }) => label),
  };
}

type Hit = { notion: TitleNotion; credit: number };

function share(hits: Hit[], total: number): number {
  return Math.min(1, hits.reduce((sum, hit) => sum + hit.credit * hit.notion.weight, 0) / total);
}

function filled(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

function notionsOf(title: string): TitleNotion[] {
  const known = titleMemo.get(title);
  if (known !== undefined) return known;
  const { skills, words } = partSkills(title.replace(/\([^()]*\)/g, ' '));
  const notions: TitleNotion[] = skills.map((skill) => ({ label: skillName(skill), weight: 1, skill, forms: [] }));
  const seen = new Set<string>();
  for (const word of words) {
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

const titleMemo = new Map<string, TitleNotion[]>();

function formsOf(word: string): string[] {
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

function heldOf(notions: TitleNotion[], designation: SkillText): Hit[] {
  return notions.filter((notion) => mentionsOf(notion, designation) > 0).map((notion) => ({ notion, credit: 1 }));
}

function namedOf(notions: TitleNotion[], resume: MatchText): Hit[] {
  const hits: Hit[] = [];
  for (const notion of notions) {
    const mentions = mentionsOf(notion, resume);
    if (mentions === 0) continue;
    const inHead = mentionsOf(notion, resume.head) > 0 ? headShare : 0;
    hits.push({ notion, credit: (1 - headShare) * creditOfMentions(mentions) + inHead });
  }
  return hits;
}

function mentionsOf({ skill, forms }: TitleNotion, text: SkillText): number {
  if (skill !== undefined) return countSkill(text, skill);
  return forms.reduce((sum, form) => sum + countPhrase(text, form), 0);
}
