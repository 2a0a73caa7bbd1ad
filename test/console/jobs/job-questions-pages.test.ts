import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import {
  auditEntries,
  creatorOf,
  expectGuarded,
  expectGuardedForm,
  formFields,
  visibleText,
} from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const years = {
  ...{ id: 'years', question: 'Years with Kafka?', type: 'number', required: true, order: 10 },
  ...{ expected: { min: 3, max: 8.5 }, knockout: true, weight: 2.5 },
};
const city = {
  ...{ id: 'city', question: 'Which city?', type: 'single_choice', required: false, order: 20 },
  ...{ options: ['Pune', 'Goa'], expected: ['Pune'] },
};
const start = {
  question: 'When can you start?',
  type: 'date',
  required: true,
  order: 30,
  expected: { from: '2026-12-01' },
};

async function jobWith(questions: unknown[] | null) {
  const id = await make('/jobs', { title: 'Asked', skip_ai_enrichment: true, screening_questions: questions });
  const path = `/console/jobs/${id}/questions`;
  return {
    path,
    form: async () => formFields((await browser.get(path)).text),
    stored: async () => (await tenant.api.get(`/jobs/${id}`)).body.data.screening_questions,
    page: `/console/jobs/${id}`,
  };
}
const press = async (path: string, form: Record<string, string>, button: string) => {
  const { status, text } = await browser.post(path, { ...form, do: button });
  expect(status).toBe(200);
  return { text, form: formFields(text) };
};
const save = (path: string, form: Record<string, string>) => browser.submit(path, { ...form, do: 'save' });

test('Add the first questions of a job, and ask them', async () => {
  const { path, form, stored, page } = await jobWith(null);
  await expectGuarded(app, tenant, path);
  await expectGuardedForm(app, path, { count: '0', do: 'save' });
  expect((await browser.get(page)).text).toContain(`href="${path}">Add screening questions`);
  const first = await press(path, await form(), 'add');
  expect(visibleText(first.text)).toContain('Question 1 added. Not saved yet.');
  const typed = { ...first.form, 'question-0': 'Which databases?', 'accepted-0': 'PostgreSQL\r\nKafka' };
  const second = await press(path, typed, 'add');
  expect(second.text).toMatch(/<fieldset[^>]*autofocus[^>]*><legend>Question 2 of 2/);
  const all = { ...second.form, 'question-1': 'Which city?', 'type-1': 'single_choice', 'options-1': 'Pune\r\nGoa' };
  delete (all as Record<string, string>)['required-1'];
  expect(await stored()).toBeNull();
  const saved = await save(path, all);
  expect(visibleText(saved.text)).toContain('Screening questions saved.');
  expect(saved.text).toContain(`href="${path}">Edit screening questions`);
  expect(await stored()).toEqual([
    {
      ...{ question: 'Which databases?', type: 'text', required: true, order: 1 },
      expected: ['PostgreSQL', 'Kafka'],
    },
    { question: 'Which city?', type: 'single_choice', required: false, order: 2, options: ['Pune', 'Goa'] },
  ]);
  expect(visibleText((await save(path, await form())).text)).toContain('Nothing changed, so nothing was saved.');
});

test('Reorder, change and remove questions, and keep everything else of them', async () => {
  const { path, form, stored } = await jobWith([years, city, start]);
  const shown = await form();
  expect(shown).toMatchObject({ 'low-0': '3', 'high-0': '8.5', 'weight-0': '2.5', 'low-2': '2026-12-01' });
  const moved = await press(path, { ...shown, 'question-0': 'Years with streams?' }, 'down-0');
  expect(visibleText(moved.text)).toContain('Moved to position 2. Not saved yet.');
  expect(moved.text).toMatch(/<button[^>]*value="down-1"[^>]*autofocus/);
  expect(moved.form).toMatchObject({ 'id-0': 'city', 'id-1': 'years', 'question-1': 'Years with streams?' });
  const removed = await press(path, moved.form, 'remove-2');
  expect(visibleText(removed.text)).toContain('Question 3 removed. Not saved yet.');
  await save(path, removed.form);
  expect(await stored()).toEqual([
    { ...city, order: 1 },
    { ...years, question: 'Years with streams?', order: 2 },
  ]);
  const none = await press(path, (await press(path, await form(), 'remove-0')).form, 'remove-0');
  await save(path, none.form);
  expect(await stored()).toEqual([]);
  expect(await auditEntries(app, tenant, 'job.update')).not.toEqual([]);
});

test('Say which question is wrong, keep what was typed, and store nothing', async () => {
  const { path, form, stored } = await jobWith([years, city]);
  const refused = await browser.post(path, {
    ...{ ...(await form()), do: 'save', 'question-0': ' ', 'low-0': 'nine', 'weight-0': '0' },
    ...{ 'accepted-1': 'Delhi' },
  });
  expect(refused.status).toBe(400);
  const text = visibleText(refused.text);
  expect(text).toContain('Question 1, expected from must be a number, not greater than “Expected to”');
  expect(text).toContain('Question 1, weight in the score must be greater than 0');
  expect(text).toContain('Question 2, expected answers must be among the options above');
  expect(text).toContain('Question 1, question must');
  expect(formFields(refused.text)).toMatchObject({ 'low-0': 'nine', 'accepted-1': 'Delhi' });
  // What is wrong is not hidden.
  expect(refused.text.match(/<details open/g)).toHaveLength(2);
  const alone = await browser.post(path, { ...(await form()), do: 'save', 'options-1': 'Pune', 'accepted-1': '' });
  expect(visibleText(alone.text)).toContain('Question 2, options must have at least two lines');
  expect(await stored()).toEqual([years, city]);
});

test('Show the questions of another editor instead of replacing them', async () => {
  const { path, form, stored } = await jobWith([years]);
  const [first, second] = [await form(), await form()];
  await save(path, { ...first, 'question-0': 'Years of theirs?' });
  const added = await press(path, second, 'add');
  const refused = await browser.post(path, { ...added.form, do: 'save', 'question-1': 'Mine?' });
  expect(refused.status).toBe(409);
  expect(visibleText(refused.text)).toMatch(/Their version, last saved by the operator, .* UTC : Years of theirs\?/);
  expect(formFields(refused.text)).toMatchObject({ 'question-0': 'Years with Kafka?', 'question-1': 'Mine?' });
  expect(await stored()).toEqual([{ ...years, question: 'Years of theirs?', order: 1 }]);
  const both = { ...formFields(refused.text), 'question-0': 'Years of theirs?' };
  await save(path, both);
  expect((await stored()).map(({ question }: { question: string }) => question)).toEqual(['Years of theirs?', 'Mine?']);
});

const manyQuestions = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ question: `Q${n + 1}?`, type: 'text', required: false, order: n + 1 }));
const namesOf = (questions: { question: string }[]) => questions.map(({ question }) => question);
const expectedNames = (count: number) => namesOf(manyQuestions(count));

test('Edit the questions of a long list in parts, on pages below 100 KB', async () => {
  const { path, stored } = await jobWith(manyQuestions(85));
  const first = await browser.get(path);
  expect(first.text).toContain('<legend>Question 20 of 85<');
  expect(visibleText(first.text)).toContain('Save your changes before you open other questions. 1–20 of 85');
  expect(first.text).toContain(`href="${path}?offset=20" rel="next"`);
  expect(first.text.length).toBeLessThan(100_000);
  const second = await browser.get(`${path}?offset=20`);
  const changed = await press(path, { ...formFields(second.text), 'question-1': 'Mine?' }, 'remove-19');
  expect(visibleText(changed.text)).toContain('Question 40 removed. Not saved yet.');
  // Someone else changes other parts meanwhile, so this one begins elsewhere.
  const other = await press(path, formFields(first.text), 'remove-3');
  const theirs = await browser.post(path, { ...other.form, do: 'save' });
  expect(theirs.location).toBe(`${path}?offset=0`);
  for (const again of [0, 1]) {
    const saved = await browser.post(path, { ...changed.form, do: 'save' });
    expect([again, saved.status]).toEqual([again, again ? 409 : 303]);
  }
  const names = expectedNames(85).with(21, 'Mine?').toSpliced(39, 1).toSpliced(3, 1);
  expect(namesOf(await stored())).toEqual(names);
  const last = await browser.get(`${path}?offset=900`);
  expect(last.text).toContain('<legend>Question 83 of 83<');
});

test('Move questions past the edge of a part, and add up to as many as the API takes', async () => {
  const { path, stored } = await jobWith(manyQuestions(45));
  const middle = formFields((await browser.get(`${path}?offset=20`)).text);
  const up = await press(path, middle, 'up-0');
  expect(visibleText(up.text)).toContain('Moved to position 20. Not saved yet.');
  expect(up.text).toMatch(/<button[^>]*value="up-0"[^>]*autofocus[^>]*>Move question 20 up/);
  const down = await press(path, up.form, 'down-20');
  expect(visibleText(down.text)).toContain('Moved to position 41. Not saved yet.');
  await save(path, down.form);
  const names = expectedNames(45);
  expect(namesOf(await stored())).toEqual([
    ...[...names.slice(0, 19), 'Q21?', 'Q20?'],
    ...[...names.slice(21, 39), 'Q41?', 'Q40?', ...names.slice(41)],
  ]);
  let long = await press(path, formFields((await browser.get(path)).text), 'add');
  for (let n = 0; n < 9; n++) long = await press(path, long.form, 'add');
  expect(visibleText(long.text)).toContain('To add more questions, save these first.');
  expect(long.text.length).toBeLessThan(100_000);
  const full = await jobWith(manyQuestions(200));
  const end = await browser.get(`${full.path}?offset=180`);
  expect(visibleText(end.text)).toContain('A job can have at most 200 questions.');
  await save(full.path, { ...formFields(end.text), 'question-19': 'The last?' });
  expect(namesOf(await full.stored())).toEqual([...expectedNames(199), 'The last?']);
});
