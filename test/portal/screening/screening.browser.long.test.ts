import { expect } from 'vitest';
import { ScreeningStartService } from '../../../src/modules/screenings/index.ts';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp, until } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean, startPhones } from '../../support/browser.ts';
import { makePdf, makePng } from '../../support/resume-files.ts';
import { startSmtpServer } from '../../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl: 'https://jobs.example' } });
const tenant = await app.tenant({ publicName: 'North Talent', outreachEnabled: false });
const pipeline = pipelineOf(app, tenant);
const phones = startPhones(app.base);

const clouds = ['AWS', 'Azure', 'Google Cloud'];
const questions = [
  {
    question: 'What have you built with Kafka?',
    type: 'text',
    required: true,
    order: 1,
    expected: ['Kafka', 'Python'],
  },
  { question: 'Years of experience?', type: 'number', required: true, order: 2, expected: { min: 4 } },
  {
    question: 'Which shift?',
    type: 'single_choice',
    options: ['Day', 'Night'],
    required: true,
    order: 3,
    expected: ['Night'],
  },
  {
    question: 'Which clouds?',
    type: 'multiple_choice',
    options: clouds,
    required: true,
    order: 4,
    expected: ['AWS', 'Azure'],
  },
  { question: 'When can you start?', type: 'date', required: true, order: 5, expected: { to: '2027-03-01' } },
  { question: 'Anything else?', type: 'text', required: false, order: 6 },
];

/** A candidate without a resume, and the form's link from their email. */
async function invited() {
  const email = 'asha.rao@example.com';
  const jobId = await pipeline.job({ title: 'Data Engineer', client_name: 'Acme', screening_questions: questions });
  const candidateId = await pipeline.candidate({ email });
  const applicationId = await pipeline.apply(candidateId, jobId, { status: 'screening' });
  const subject = { organizationId: tenant.organizationId, candidateId, jobId, channel: 'email' } as const;
  const { screeningId } = await app.web.resolve(ScreeningStartService).start(subject);
  await app.idle();
  const mail = await until(async () => smtp.to(email).at(-1), 'the mail');
  const [, path] = /https:\/\/jobs\.example(\/screening\/[\w-]{43})/.exec(mail.text ?? '') ?? [];
  if (!path) throw new Error('no link in the mail');
  return { candidateId, applicationId, screeningId, path };
}

browserTest('keep all answers on a phone despite a lost connection and a lost reply', async () => {
  const { candidateId, applicationId, screeningId, path } = await invited();
  const phone = await phones.open();
  const { page, context } = phone;
  const press = (name: string) => page.getByRole('button', { name }).click();
  const isAsked = (place: number) => page.getByRole('heading', { name: `Question ${place} of 6` }).waitFor();
  const session = async () => (await tenant.api.get(`/screenings/${screeningId}?type=screening_session`)).body.data;
  const given = async () => (await session()).responses.map((response: { answer: string }) => response.answer);
  const check = async (name: string) => {
    await phone.shot(`screening-${name}`);
    await expectAccessible(page);
  };

  expect(await phone.go(path)).toBe(200);
  await check('intro');
  await press('Start');
  await isAsked(1);
  await check('text');
  await page.getByLabel('What have you built with Kafka?').fill('Streams with Kafka, and their tests in Python.');
  await press('Save and continue');
  await isAsked(2);
  const years = page.getByLabel('Years of experience?');
  await years.fill('a few');
  await press('Save and continue');
  // The browser itself says what is wrong, and sends nothing.
  expect(await years.evaluate((input: { matches(selector: string): boolean }) => input.matches(':invalid'))).toBe(true);
  await years.fill('1.2.3');
  await press('Save and continue');
  await page.getByRole('alert').waitFor();
  await check('number-wrong');
  expect(await years.inputValue()).toBe('1.2.3');
  await years.fill('5.5');

  // The request is lost.
  await context.setOffline(true);
  await press('Save and continue');
  await until(async () => page.url().startsWith('chrome-error:'), 'the browser to say that there is no connection');
  expect(await given()).toHaveLength(1);
  await context.setOffline(false);
  await phone.go(path);
  await isAsked(2);
  await page.getByLabel('Years of experience?').fill('5.5');
  await press('Save and continue');
  await isAsked(3);
  await check('single-choice');
  await page.getByLabel('Night').check();

  // The answer arrives and the reply is lost.
  await context.route('**/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press('Save and continue');
  await until(async () => page.url().startsWith('chrome-error:'), 'the browser to say that there is no connection');
  await context.unroute('**/*');
  expect(await given()).toHaveLength(3);
  await phone.go(path);
  await isAsked(4);
  await page.getByRole('link', { name: 'Back to the previous question' }).click();
  await isAsked(3);
  expect(await page.getByLabel('Night').isChecked()).toBe(true);
  await press('Save and continue');
  await isAsked(4);

  await press('Save and continue');
  await page.getByRole('alert').waitFor();
  await check('several-wrong');
  await page.getByLabel('AWS').check();
  await page.getByLabel('Azure').check();
  await press('Save and continue');
  await isAsked(5);
  await check('date');
  await page.getByLabel('When can you start?').fill('2027-01-15');
  await press('Save and continue');
  await isAsked(6);
  await press('Skip this question');

  const file = page.getByLabel('Resume file');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: makePng(8, 8) });
  expect(await session()).toMatchObject({ status: 'awaiting_resume' });
  await check('resume');
  await press('Upload resume');
  await page.getByRole('alert').waitFor();
  await check('resume-wrong');
  const buffer = await makePdf(['Asha Rao', 'Data Engineer', 'SKILLS', 'Kafka, Python, SQL']);
  await file.setInputFiles({ name: 'Asha Rao.pdf', mimeType: 'application/pdf', buffer });
  await press('Upload resume');

  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await check('review');
  await press('Submit answers');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await check('done');
  await phone.go(path);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expectClean(phone);

  await app.idle();
  expect(await session()).toMatchObject({ status: 'completed', calculated_score: 100 });
  expect((await given()).toSorted()).toEqual(
    ['', '2027-01-15', '5.5', '["AWS","Azure"]', 'Night', 'Streams with Kafka, and their tests in Python.'].toSorted(),
  );
  expect((await tenant.api.get(`/applications/${applicationId}`)).body.data).toMatchObject({
    status: 'screened',
    screening_score: 100,
  });
  expect((await tenant.api.get(`/candidates/${candidateId}/resume`)).body.data).toMatchObject({ state: 'read' });
});
