import { type JobReading, type JobSources, readJob } from '../../src/modules/jobs/index.ts';

/** What the service reads of a job with these fields. */
export const readSources = (fields: Partial<JobSources>): JobReading =>
  readJob({
    title: 'Engineer',
    jd_text: null,
    description: null,
    required_skills: [],
    preferred_skills: [],
    ...fields,
  });

/** What the service reads of a job that has only this text. */
export const readDescription = (description: string, title = 'Clerk'): JobReading =>
  readSources({ title, description });

/** Heaviest first. */
export const skillNames = (skills: JobReading['required']): string[] => skills.map(({ skill }) => skill);

/** The names with commas between them, sorted. */
export function skillsOf(description: string, title?: string): [required: string, preferred: string] {
  const { required, preferred } = readDescription(description, title);
  return [skillNames(required).toSorted().join(', '), skillNames(preferred).toSorted().join(', ')];
}

/** As the only line of requirements. */
export const skillsIn = (line: string): [required: string, preferred: string] => skillsOf(`Requirements\n- ${line}`);

/** As the only skilled line among the requirements, heaviest first. */
export const requiredIn = (line: string): string[] =>
  skillNames(readDescription(`Requirements:\n- ${line}\n- Good manners`).required);
