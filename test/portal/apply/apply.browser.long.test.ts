import type { FileChooser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp, until } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean, startPhones } from '../../support/browser.ts';
import { makePdf, makePng } from '../../support/resume-files.ts';
import { startSmtpServer } from '../../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl: 'https://jobs.example' } });
const tenant = await app.tenant({ publicName: 'North Talent', credits: 100 });
const pipeline = pipelineOf(app, tenant);
const phones = startPhones(app.base);

const questions = [
  { question: 'Years with Kafka?', type: 'number', required: true, order: 1 },
  { question: 'Where would you work?', type: 'single_choice', options: ['Kochi', 'Pune'], required: true, order: 2 },
  { question: 'Which clouds?', type: 'multiple_choice', options: ['AWS', 'Azure'], required: true, order: 3 },
  { question: 'When can you start?', type: 'date', required: true, order: 4 },
  { question: 'Why this job?', type: 'text', required: true, order: 5 },
];
const aJob = (fields: object = {}) =>
  pipeline.job({
    title: 'Senior Data Engineer',
    client_name: 'Acme Analytics',
    jd_text:
      '<p>You build <b>streaming pipelines</b>.</p><h3>What you bring</h3>' +
      '<ul><li>Kafka and Python in production</li><li>SQL</li></ul><script>alert(1)</script>',
    locations: ['Kochi, Kerala', 'Pune'],
    work_mode: 'hybrid',
    min_experience_years: 4,
    max_experience_years: 8,
    min_ctc: 12,
    max_ctc: 18.5,
    required_skills: ['Kafka', 'Python'],
    ...fields,
  });
const resume = (email: string) =>
  makePdf([
    'Ishaan Menon',
    `${email} | +91 98450 12345`,
    'Kochi, Kerala',
    '',
    'EXPERIENCE',
    'Senior Data Engineer',
    'Northwind Analytics Pvt Ltd',
    'Jan 2018 - Present',
    'Built streaming pipelines with Kafka and Python for twelve teams, and kept them running.',
    '',
    'SKILLS',
    'Kafka, Python, SQL, Airflow, PostgreSQL',
  ]);
const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

const linkIn = (text = ''): string => /https:\/\/jobs\.example(\/confirm\/[\w-]{43})/.exec(text)?.[1] ?? '';

/** Presses Tab until this has the focus. Every element on the way must show its focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const [width, style, name] = await page.evaluate<string[]>(
      `(({ outlineWidth, outlineStyle }, { outerHTML }) => [outlineWidth, outlineStyle, outerHTML])(
        getComputedStyle(document.activeElement), document.activeElement)`,
    );
    expect([style, Number.parseFloat(width ?? '') >= 2], `the focus is seen on ${name}`).toEqual(['solid', true]);
    if (await wanted.evaluate((element: any) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}`);
}

browserTest('apply with a keyboard and a PDF: the candidate is filled from the PDF, scored and invited', async () => {
  const jobId = await aJob({ screening_questions: questions });
  const phone = await phones.open();
  const { page } = phone;
  const { keyboard } = page;
  // Waiting for the file chooser must start before the key opens it.
  const chosen = new Promise<FileChooser>((resolve) => page.on('filechooser', resolve));
  expect(await phone.go(`/jobs/${jobId}`)).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Senior Data Engineer');
  await expectAccessible(page);
  await phone.shot('job');

  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Apply now' }));
  await keyboard.press('Enter');
  const email = 'ishaan.menon@example.com';
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await keyboard.type(text);
  };
  await type('Full name', 'Ishaan Menon');
  await type('Email address', email);
  await tabTo(page, page.getByLabel('Phone number'));
  await tabTo(page, page.getByLabel('Resume'));
  await keyboard.press('Space');
  await (await chosen).setFiles(fileOf('Ishaan Menon – CV.pdf', await resume(email)));
  await type('Years with Kafka?', '6');
  await tabTo(page, page.getByLabel('Kochi'));
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('AWS'));
  await keyboard.press('Space');
  await page.getByLabel('When can you start?').fill('2027-01-15');
  await tabTo(page, page.getByLabel('Why this job?'));
  await keyboard.type('Streams are what I do.');
  await tabTo(page, page.getByRole('button', { name: 'Submit application' }));
  await phone.shot('job-filled');
  await keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await expectAccessible(page);
  await phone.shot('check-email');
  await until(async () => smtp.to(email).length > 0, 'the email that asks for confirmation');
  await phone.go(linkIn(smtp.to(email)[0]?.text));
  await page.getByRole('heading', { name: 'Confirm your application' }).waitFor();
  await expectAccessible(page);
  await phone.shot('confirm');
  await tabTo(page, page.getByRole('button', { name: 'Confirm application' }));
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you for applying' }).waitFor();
  await expectAccessible(page);
  await phone.shot('applied');
  expectClean(phone);

  await app.idle();
  const [candidate] = (await tenant.api.get(`/candidates?search=${email}`)).body.data;
  expect(candidate).toMatchObject({
    full_name: 'Ishaan Menon',
    source: 'portal',
    current_designation: 'Senior Data Engineer',
  });
  expect(candidate.skill_array).toEqual(expect.arrayContaining(['Kafka', 'Python']));
  const [application] = (await tenant.api.get(`/applications?job_id=${jobId}`)).body.data;
  expect(application).toMatchObject({ status: 'Applied', video_interview_invite_sent_at: expect.any(String) });
  expect(application.match_score).toBeGreaterThan(50);
  expect(smtp.to(email).map(({ subject }) => subject)).toEqual([
    'Confirm your application: Senior Data Engineer at Acme Analytics',
    'Your video interview: Senior Data Engineer at Acme Analytics',
  ]);
  const answers = await app.rows(
    `select r.question, r.answer from screening_responses r join screening_sessions s on s.id = r.session_id
       where s.candidate_id = $1`,
    [candidate.id],
  );
  expect(Object.fromEntries(answers.map(({ question, answer }) => [question, answer]))).toEqual({
    'Years with Kafka?': '6',
    'Where would you work?': 'Pune',
    'Which clouds?': '["AWS"]',
    'When can you start?': '2027-01-15',
    'Why this job?': 'Streams are what I do.',
  });
});

browserTest(
  'show problems beside their fields, keep the input through a lost connection, accept one application only',
  async () => {
    const jobId = await aJob({ screening_questions: questions.slice(0, 3) });
    const phone = await phones.open();
    const { page } = phone;
    await phone.go(`/jobs/${jobId}`);
    const name = page.getByLabel('Full name');
    const file = page.getByLabel('Resume');
    await name.fill('Asha Rao');
    await page.getByLabel('Email address').fill('asha.rao@example.com');
    await page.getByLabel('Phone number').fill('ring me');
    await file.setInputFiles(fileOf('me.png', makePng(8, 8)));
    await page.getByLabel('Years with Kafka?').fill('1.2.3');
    await page.getByLabel('Pune').check();
    const send = page.getByRole('button', { name: 'Submit application' });
    await send.click();

    const problems = page.getByRole('alert');
    await problems.waitFor();
    await phone.shot('job-wrong');
    await expectAccessible(page);
    expect(await name.inputValue()).toBe('Asha Rao');
    expect(await page.getByLabel('Pune').isChecked()).toBe(true);
    const wrong = page.locator('[aria-invalid=true]');
    expect(await wrong.count()).toBe(await problems.getByRole('link').count());
    await problems.getByRole('link', { name: /phone number/ }).click();
    await page.getByLabel('Phone number').fill('+91 98450 12345');
    await page.getByLabel('Years with Kafka?').fill('3.5');
    await page.getByLabel('Azure').check();
    await file.setInputFiles(fileOf('me.png', makePng(8, 8)));
    await send.click();
    await problems.waitFor();
    expect(await problems.getByRole('link').count()).toBe(1);
    await problems.getByRole('link', { name: /must be a PDF, Word \(DOCX\) or plain text file/ }).click();
    await file.setInputFiles(fileOf('me.pdf', await resume('asha.rao@example.com')));
    await send.click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const confirm = async (mail: number) => {
      const mails = () => smtp.to('asha.rao@example.com').concat(smtp.to('ASHA.RAO@example.com'));
      await until(async () => mails().length > mail, 'the email that asks for confirmation');
      await phone.go(linkIn(mails()[mail]?.text));
      await page.getByRole('button', { name: 'Confirm application' }).click();
    };
    await confirm(0);
    await page.getByRole('heading', { name: 'Thank you for applying' }).waitFor();
    await app.idle();

    // After a lost connection, Back restores the input.
    await phone.go(`/jobs/${jobId}`);
    await name.fill('Asha R.');
    await page.getByLabel('Email address').fill('ASHA.RAO@example.com');
    await page.getByLabel('Years with Kafka?').fill('9');
    await page.getByLabel('Kochi').check();
    await page.getByLabel('Azure').check();
    await file.setInputFiles(fileOf('me.pdf', await resume('asha.rao@example.com')));
    await phone.context.setOffline(true);
    await send.click();
    await until(async () => page.url().startsWith('chrome-error:'), 'the browser to say that there is no connection');
    await phone.context.setOffline(false);
    await page.goBack();
    expect(await name.inputValue()).toBe('Asha R.');
    expect(await page.getByLabel('Azure').isChecked()).toBe(true);
    await file.setInputFiles(fileOf('me.pdf', await resume('asha.rao@example.com')));
    await send.click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await app.idle();
    await confirm(smtp.to('asha.rao@example.com').length);
    await page.getByRole('heading', { name: 'You’ve already applied' }).waitFor();
    await expectAccessible(page);
    await phone.shot('applied-before');
    expectClean(phone);
    expect(await pipeline.counts(jobId)).toMatchObject({ applicant_count: 1 });
  },
);

browserTest('show the same page for an inactive and an unknown job', async () => {
  const phone = await phones.open();
  const looks = [];
  for (const id of [await aJob({ status: 'draft' }), '01a1fec1-5bba-717f-aca1-55fbc21ec2d4', 'none']) {
    expect(await phone.go(`/jobs/${id}`)).toBe(404);
    looks.push(await phone.page.content());
  }
  expect(new Set(looks).size).toBe(1);
  await phone.page.getByRole('heading', { name: 'This job isn’t open for applications' }).waitFor();
  await expectAccessible(phone.page);
  await phone.shot('404');
  expectClean(phone);
});
