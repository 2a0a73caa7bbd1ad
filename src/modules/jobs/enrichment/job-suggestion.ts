import { z } from 'zod';
import type { JobReading } from '#readers/posting';
import { cleanName, type QuestionDraft } from '../questions/question.ts';
import { filterSpokenQuestions } from '../questions/spoken-question.ts';

/** The limits are loose, so that a long list is not rejected. */
export const JobSuggestion = z.object({
  required: z
    .array(z.string().max(200))
    .max(60)
    .describe('Skills that the posting asks for, spelled as it spells them'),
  preferred: z.array(z.string().max(200)).max(60).describe('Skills that it calls welcome but not necessary'),
  questions: z.array(z.string().max(1000)).max(12).describe('Five spoken questions'),
});
export type JobSuggestion = z.output<typeof JobSuggestion>;

export const jobInstructions = `You read a job posting for a recruiter.
required: the skills (tools, technologies, methods, fields of knowledge) that it asks for. preferred: those that it calls
welcome but not necessary. Only skills that it names, each spelled exactly as it spells it, without years or levels.
questions: five questions in English for a spoken interview about this job. Each names one of these skills, each another
one, in one or two sentences of at most 40 words, about what the candidate has done with it. No links, no numbers to score
by, nothing about age, family, health, religion, origin, politics or pay.`;

export function suggestedJobQuestions(
  { questions }: JobSuggestion,
  jobTitle: string,
  { required, preferred }: JobReading,
): QuestionDraft[] {
  const title = cleanName(jobTitle);
  return filterSpokenQuestions(questions, [
    ...[...required, ...preferred].map(({ skill }) => ({ name: skill, isSkill: true })),
    ...(title ? [{ name: title, isSkill: false }] : []),
  ]);
}
