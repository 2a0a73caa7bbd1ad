import { jobQuestions } from '../../../src/modules/jobs/index.ts';

/** The questions for a job with these fields. */
export const ask = (fields: object = {}) =>
  jobQuestions({
    title: 'Engineer',
    jd_text: null,
    description: null,
    required_skills: [],
    preferred_skills: [],
    video_interview_questions: [],
    ...fields,
  });

/** Their texts, one a line. */
export const textOf = (fields: object) =>
  ask(fields)
    .map(({ text }) => text)
    .join('\n');

/** A description with these lists. */
export const sectioned = (duties: readonly string[], requirements: readonly string[]) =>
  `Responsibilities\n${duties.map((line) => `- ${line}`).join('\n')}\nRequirements\n${requirements.map((line) => `- ${line}`).join('\n')}`;
