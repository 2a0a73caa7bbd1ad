import type { Tokens } from './skill.text.ts';
import { type StrictForm, skillIndex } from './skill.trie.ts';
import type { SkillCategory } from './skill.types.ts';

/** Fields whose skills are named together. `any` goes with all, `none` tells nothing. */
type World = 'software' | 'creative' | 'business' | 'health' | 'works' | 'any' | 'none';

const worlds: Record<SkillCategory, World> = {
  language: 'software',
  frontend: 'software',
  backend: 'software',
  mobile: 'software',
  database: 'software',
  data: 'software',
  ai: 'software',
  cloud: 'software',
  devops: 'software',
  security: 'software',
  network: 'software',
  testing: 'software',
  blockchain: 'software',
  architecture: 'software',
  enterprise: 'any',
  office: 'any',
  support: 'business',
  design: 'creative',
  marketing: 'creative',
  finance: 'business',
  hr: 'business',
  sales: 'business',
  product: 'business',
  operations: 'business',
  legal: 'business',
  hospitality: 'business',
  education: 'business',
  healthcare: 'health',
  engineering: 'works',
  construction: 'works',
  soft: 'none',
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const programmingBefore = set('language languages framework frameworks programming');
const programmingAfter = set(
  'developer developers programmer programmers engineer engineers language programming framework code codebase ' +
    'backend microservices app apps script scripts',
);
const officeBefore = set('microsoft ms google');
const officeAfter = set('spreadsheet spreadsheets macros formulas');
const joinsBefore = set('and or in using with of including like as advanced knowledge on basic both strong via');
const joinsAfter = set('and or skills experience knowledge for is version certified expert software');
// "Skills: Excel", "proficient in Tally": what comes next is meant as a skill
const headings = set(
  'skills languages tools technologies software skill tool technology frameworks platforms databases',
);
const claims = set(
  'proficient proficiency experience experienced knowledge skilled expertise expert fluent fluency familiar ' +
    'familiarity versed certified certification skills working hands',
);
const claimJoins = set('in of with on using');
// "services in Go", "written in R": what it was made with
const made = set(
  'written built developed implemented coded programmed programs services service apis microservices code codebase backend ' +
    'backends applications pipelines',
);
const madeJoins = set('in with using');
const degrees = set('strong advanced excellent solid good great basic intermediate proven superior');
const claimed = set('skills skill expertise proficiency');

const givenNames = set('ruby julia jasmine sage maya karma travis cassandra delphi');

/** Whether both are given names too: "Ruby, Julia" may be a list of people. */
export function areNames(one: StrictForm, other: StrictForm): boolean {
  return givenNames.has(one.word) && givenNames.has(other.word);
}

/** Whether the words right beside it say that the form at `at` is meant as a skill. */
export function isCued(form: StrictForm, { words, gaps }: Tokens, at: number): boolean {
  if (gaps[at] === 'glue' || gaps[at + 1] === 'glue') return false;
  const before = words[at - 1] ?? '';
  const after = gaps[at + 1] === 'space' ? (words[at + 1] ?? '') : '';
  if (gaps[at] === 'slash' && isFittingWord(form, before)) return true;
  if (gaps[at + 1] === 'slash' && isFittingWord(form, words[at + 1] ?? '')) return true;
  const world = worlds[form.category];
  if (
    world === 'software' &&
    (programmingAfter.has(after) || (gaps[at] === 'space' && programmingBefore.has(before)))
  ) {
    return true;
  }
  if (form.category === 'office' && (officeAfter.has(after) || (gaps[at] === 'space' && officeBefore.has(before)))) {
    return true;
  }
  if (world === 'software' && isMadeWith(words, gaps, at) && (after === 'on' || ends(form, after))) return true;
  if (!form.needsContext) return false;
  // "Strong Excel skills" needs no other skill beside it.
  if (gaps[at] === 'space' && degrees.has(before) && claimed.has(after)) return true;
  return ends(form, after) && isClaimed(words, gaps, at);
}

const isMadeWith = (words: string[], gaps: Tokens['gaps'], at: number): boolean =>
  gaps[at] === 'space' &&
  madeJoins.has(words[at - 1] ?? '') &&
  gaps[at - 1] === 'space' &&
  made.has(words[at - 2] ?? '');

function isClaimed(words: string[], gaps: Tokens['gaps'], at: number): boolean {
  const before = words[at - 1] ?? '';
  if (gaps[at] === 'hard' || gaps[at] === 'line') return headings.has(before);
  return gaps[at] === 'space' && claimJoins.has(before) && gaps[at - 1] === 'space' && claims.has(words[at - 2] ?? '');
}

/** Whether the form stands where an item of a list would: an edge, a joining word or another skill on both sides. */
export function standsInList(form: StrictForm, { words, gaps }: Tokens, at: number): boolean {
  if (gaps[at] === 'glue' || gaps[at + 1] === 'glue') return false;
  const before = gaps[at] === 'space' ? (words[at - 1] ?? '') : '';
  const after = gaps[at + 1] === 'space' ? (words[at + 1] ?? '') : '';
  return (before === '' || joinsBefore.has(before) || isFittingWord(form, before)) && ends(form, after);
}

function ends(form: StrictForm, after: string): boolean {
  return after === '' || joinsAfter.has(after) || isFittingWord(form, after);
}

function isFittingWord(form: StrictForm, word: string): boolean {
  const key = skillIndex.root.next?.get(word)?.key;
  return key !== undefined && fitsBeside(form, key);
}

/** Whether the skill of this key is named in the company of the form's field. */
export function fitsBeside(form: StrictForm, key: string): boolean {
  const entry = skillIndex.entryOfKey.get(key);
  if (entry === undefined) return false;
  const mine = worlds[form.category];
  const other = worlds[entry.category];
  if (other === 'none') return false;
  return mine === 'any' || other === 'any' || mine === other || (mine === 'creative' && other === 'software');
}
