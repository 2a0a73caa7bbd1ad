import { type JobReading, readJob } from '../../src/modules/jobs/index.ts';

/** What the service reads of a job that has only this text. */
export const readDescription = (description: string, title = 'Clerk'): JobReading =>
  readJob({ title, jd_text: null, description, required_skills: [], preferred_skills: [] });

/** Heaviest first. */
export const skillNames = (skills: JobReading['required']): string[] => skills.map(({ skill }) => skill);

/** The names with commas between them, sorted. */
export function skillsOf(description: string, title?: string): [required: string, preferred: string] {
  const { required, preferred } = readDescription(description, title);
  return [skillNames(required).toSorted().join(', '), skillNames(preferred).toSorted().join(', ')];
}

/** As the only skilled line among the requirements, heaviest first. */
export const requiredIn = (line: string): string[] =>
  skillNames(readDescription(`Requirements:\n- ${line}\n- Good manners`).required);
