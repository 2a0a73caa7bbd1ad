import { type MatchInputs, type MatchResult, scoreMatch } from '../../src/modules/matching/score/match-score.ts';

export type Job = MatchInputs['job'];
export type Candidate = MatchInputs['candidate'];

export const emptyJob: Job = {
  title: 'Backend Engineer',
  text: null,
  requiredSkills: [],
  preferredSkills: [],
  minExperienceYears: null,
  maxExperienceYears: null,
  locations: [],
  workMode: null,
  minCtc: null,
  maxCtc: null,
};
export const emptyCandidate: Candidate = {
  primarySkills: [],
  secondarySkills: [],
  currentDesignation: null,
  heldTitles: [],
  totalExperienceYears: null,
  relevantExperienceYears: null,
  location: null,
  preferredLocation: null,
  noticePeriodDays: null,
  inNoticePeriod: null,
  expectedCtc: null,
  resumeText: null,
};
/** Lists skills by name. All have the same weight. */
export type Asked = Partial<Omit<Job, 'requiredSkills' | 'preferredSkills'>> & {
  requiredSkills?: string[];
  preferredSkills?: string[];
};
export const alike = (names: string[] = []) => names.map((skill) => ({ skill, weight: 1 }));
export const jobOf = ({ requiredSkills, preferredSkills, ...job }: Asked): Job => ({
  ...emptyJob,
  ...job,
  requiredSkills: alike(requiredSkills),
  preferredSkills: alike(preferredSkills),
});
export const score = (job: Asked, candidate: Partial<Candidate>): MatchResult =>
  scoreMatch({ job: jobOf(job), candidate: { ...emptyCandidate, ...candidate }, similarity: null });
export const component = (result: MatchResult, key: string) => {
  const found = result.components.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no component ${key}`);
  return found;
};
