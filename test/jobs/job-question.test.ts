import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobQuestions } from '../../src/modules/jobs/index.ts';

const ask = (fields: object = {}) =>
  jobQuestions({
    title: 'Engineer',
    jd_text: null,
    description: null,
    required_skills: [],
    preferred_skills: [],
    video_interview_questions: [],
    ...fields,
  });
const textOf = (fields: object) =>
  ask(fields)
    .map(({ text }) => text)
    .join('\n');

test('ask each trade about its own work', () => {
  const nurse = textOf({ title: 'Staff Nurse', required_skills: ['Patient Care', 'Wound Care', 'Phlebotomy'] });
  expect(nurse).toMatch(/patients?/);
  expect(nurse).not.toMatch(/fault|built|deal|close/);
  expect(
    textOf({ title: 'Account Executive', required_skills: ['B2B Sales', 'Negotiation', 'Lead Generation'] }),
  ).toMatch(/deal|customer|target/);
  expect(textOf({ title: 'Accountant', required_skills: ['GAAP', 'Financial Reporting', 'Accounting'] })).toMatch(
    /month end/,
  );
  expect(textOf({ title: 'Product Designer', required_skills: ['Figma', 'UI/UX Design'] })).toMatch(/a design/);
  expect(textOf({ title: 'Backend Engineer', required_skills: ['Java', 'PostgreSQL'] })).toMatch(/fault/);
  // nothing is built with these
  const analyst = textOf({
    title: 'Analyst',
    required_skills: ['Data Analysis', 'Business Intelligence', 'System Design'],
  });
  expect(analyst).not.toMatch(/buil[dt]/);
});

test('ask about the most requested skills first, and about general skills last', () => {
  const questions = ask({
    title: 'Developer',
    jd_text:
      '<h3>Must have</h3><p>Communication, Software Development, 5+ years of Kafka, Java or Kotlin</p><h3>Bonus</h3><p>Docker</p>',
  });
  expect(questions.map(({ skill }) => skill)).toEqual([null, 'Kafka', 'Java', 'Kotlin', 'Docker']);
});

test('never ask two similar questions, whatever the skills', () => {
  const skill = fc.oneof(
    fc.constantFrom('Java', 'AWS', 'Figma', 'Accounting', 'Recruitment', 'Sales', 'Nursing', 'Logistics', 'Excel'),
    fc.string({ maxLength: 70 }),
  );
  fc.assert(
    fc.property(fc.array(skill, { maxLength: 8 }), fc.string(), (required_skills, title) => {
      const questions = ask({ title, required_skills });
      expect(questions).toHaveLength(5);
      const skeletons = questions.map(({ text, skill: about }) => (about ? text.replaceAll(about, '') : text));
      expect(new Set(skeletons).size).toBe(5);
      for (const { text } of questions) expect(text).toMatch(/^\p{Lu}[^\n<>{}]*[.?]$/u);
    }),
    { numRuns: 200 },
  );
});
