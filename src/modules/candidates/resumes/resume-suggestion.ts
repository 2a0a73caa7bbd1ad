import { z } from 'zod';
import { filterSpokenQuestions, type QuestionDraft, type QuestionSubject } from '#modules/jobs';
import type { ResumeProfile } from '#readers/resume';
import { canonicalSkill, suggestedSkills } from '#readers/skills';

/** The limits are loose, so that a long list is not rejected. */
export const ResumeSuggestion = z.object({
  skills: z.array(z.string().max(200)).max(100).describe('Skills that the resume names, spelled as it spells them'),
  questions: z.array(z.string().max(1000)).max(12).describe('Five spoken questions'),
});
export type ResumeSuggestion = z.output<typeof ResumeSuggestion>;

export const resumeInstructions = `You read a resume for a recruiter.
skills: the skills (tools, technologies, methods, fields of knowledge) that it says the person has used. Only such as it
names, each spelled exactly as it spells it, without years or levels.
questions: five questions in English for a spoken interview. Each names one employer, project, title or skill of the
resume, each another one, in one or two sentences of at most 40 words, about what the person has done there or with it. No
links, no numbers to score by, nothing about age, family, health, religion, origin, politics or pay.`;

const maxFurther = 20;
const shortestName = 3;

/** Appends suggested skills that are in the text but not in the profile. */
export function withSuggestedSkills(profile: ResumeProfile, { skills }: ResumeSuggestion, text: string): ResumeProfile {
  const known = new Set(profile.skills.map(({ skill }) => canonicalSkill(skill)));
  const further = suggestedSkills(skills, text).filter(({ key }) => !known.has(key));
  const added = further.slice(0, maxFurther).map(({ name, mentions }) => ({ skill: name, mentions, years: null }));
  return { ...profile, skills: [...profile.skills, ...added] };
}

export function suggestedResumeQuestions({ questions }: ResumeSuggestion, profile: ResumeProfile): QuestionDraft[] {
  const named = [
    ...profile.employments.flatMap(({ employer, title }) => [employer, title]),
    ...profile.projects,
    ...profile.education.map(({ institution }) => institution),
  ].filter((name) => name !== null && name.length >= shortestName) as string[];
  const subjects: QuestionSubject[] = [
    ...profile.skills.map(({ skill }) => ({ name: skill, isSkill: true })),
    ...named.map((name) => ({ name, isSkill: false })),
  ];
  return filterSpokenQuestions(questions, subjects).slice(0, 5);
}
