import { z } from 'zod';
import type { JobReading } from './job.reader.ts';
import { type Asked, cleanName } from './question.ts';
import { spokenQuestions } from './spoken-question.ts';

/** What a language model is asked of a job. Looser than what counts of it: a long list is no reason to have none. */
export const JobSuggestion = z.object({
  required: z
    .array(z.string().max(200))
    .max(60)
    .describe('Skills that the posting asks for, spelled as it spells them'),
  preferred: z.array(z.string().max(200)).max(60).describe('Skills that it calls welcome but not necessary'),
  questions: z.array(z.string().max(1000)).max(12).describe('Five questions, to be asked aloud'),
});
export type JobSuggestion = z.output<typeof JobSuggestion>;

export const jobInstructions = `You read a job posting for a recruiter.
required: the skills (tools, technologies, methods, fields of knowledge) that it asks for. preferred: those that it calls
welcome but not necessary. Only skills that it names, each spelled exactly as it spells it, without years or levels.
questions: five questions in English for a spoken interview about this job. Each names one of these skills, each another
one, in one or two sentences of at most 40 words, about what the candidate has done with it. No links, no numbers to score
by, nothing about age, family, health, religion, origin, politics or pay.`;

/** The questions that count, of those a language model proposes for the job. */
export function suggestedJobQuestions(
  { questions }: JobSuggestion,
  jobTitle: string,
  { required, preferred }: JobReading,
): Asked[] {
  const title = cleanName(jobTitle);
  return spokenQuestions(questions, [
    ...[...required, ...preferred].map(({ skill }) => ({ name: skill, isSkill: true })),
    ...(title ? [{ name: title, isSkill: false }] : []),
  ]);
}
