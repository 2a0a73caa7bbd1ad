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
    /month end|amounts|error|sign something off/,
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
  expect(questions.map(({ skill }) => skill)).toEqual([null, 'Kafka', 'Docker', 'Software Development', null]);
  expect(questions[1]?.text).toContain('Kafka, Java or Kotlin');
});

test.each([
  [
    'Trainee Accountant',
    'Prepare the monthly bank reconciliation',
    'In this job you will prepare the monthly bank reconciliation.',
  ],
  ['Head Chef', 'Planning menus for weddings', 'Part of this job is planning menus for weddings.'],
  ['Ward Nurse', 'Monitor patients after surgery', 'In this job you will monitor patients after surgery.'],
  [
    'Warehouse Lead',
    'Supervise the night shift of 12 pickers',
    'In this job you will supervise the night shift of 12 pickers.',
  ],
])('ask the %s about a duty: %j', (title, duty, sentence) => {
  const description = `Responsibilities\n- Our team is great\n- ${duty}\nRequirements\n- First Aid`;
  const questions = ask({ title, description }).map(({ text }) => text);
  expect(questions.filter((text) => text.includes(sentence))).toHaveLength(1);
  expect(questions.join()).not.toContain('Our team is great');
});

test('ask beginners and leaders differently', () => {
  const of = (title: string) => textOf({ title, description: 'Requirements\n- Payroll' });
  expect(of('HR Intern')).toMatch(/prepares you for it/);
  expect(of('HR Manager')).toMatch(/Which part of your recent work/);
});

test('ask about no skill that only duties or other people have', () => {
  const questions = ask({
    title: 'Cook',
    description:
      'Responsibilities\n- Cook for 200 guests with Excel lists\n- Work with data engineers\nRequirements\n- Food Safety\n- Pastry',
  });
  expect(questions.flatMap(({ skill }) => skill ?? []).toSorted()).toEqual(['Food Safety', 'Pastry']);
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
