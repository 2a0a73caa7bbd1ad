import { expect } from 'vitest';
import { outreachOf } from '../outreach/support.ts';
import { download, linkAt } from '../privacy/archive.ts';
import { startApp } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean, plainOrigin, startPhones } from '../support/browser.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl: 'https://jobs.example' } });
const tenant = await app.tenant({ publicName: 'North Talent' });
const outreach = outreachOf(app, tenant);
const phones = startPhones(plainOrigin(app.base));

browserTest('Read about a decision from the rejection email, and ask for a review without a script', async () => {
  const job = await outreach.job({ required_skills: ['Kafka', 'PostgreSQL'] });
  const applied = await outreach.apply(job, { primary_skills: ['PostgreSQL'] });
  await app.idle();
  await tenant.api.put(`/applications/${applied.id}`, { status: 'rejected', send_rejection_email: true });
  await app.idle();
  const [, path = ''] =
    /https:\/\/jobs\.example(\/decision\/[\w-]{43})/.exec(smtp.to(applied.email)[1]?.text ?? '') ?? [];
  const phone = await phones.open();
  const { page } = phone;
  expect(await phone.go(path)).toBe(200);
  await expectAccessible(page);
  await phone.shot('decision');
  const label = 'Why should the decision be reviewed?';
  await page.getByLabel(label).evaluate((field) => field.removeAttribute('required'));
  await page.getByRole('button', { name: 'Ask for a review' }).click();
  await page.getByRole('link', { name: 'Write a message' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel(label).fill('I have used Kafka since 2021.');
  await page.getByRole('button', { name: 'Ask for a review' }).dblclick();
  await page.getByText('You asked for a review on').waitFor();
  await expectAccessible(page);
  await phone.shot('decision-asked');
  expectClean(phone);
  expect((await tenant.api.get('/review-requests')).body.data).toMatchObject([
    { kind: 'review', message: 'I have used Kafka since 2021.' },
  ]);
});

browserTest('Ask for a copy and for erasure from the footer of a page, and read the copy', async () => {
  const applied = await outreach.apply(await outreach.job(), { primary_skills: ['PostgreSQL'] });
  await app.idle();
  const phone = await phones.open();
  const { page } = phone;
  const [, interest = ''] =
    /https:\/\/jobs\.example(\/interest\/[\w-]{43})/.exec(smtp.to(applied.email)[0]?.text ?? '') ?? [];
  expect(await phone.go(interest)).toBe(200);
  await page.getByRole('link', { name: 'See or erase the data that North Talent stores about you' }).click();
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
  await expectAccessible(page);
  await phone.shot('your-data');
  await page.getByLabel('Email address').evaluate((field) => field.removeAttribute('type'));
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill(applied.email);
  await page.getByRole('button', { name: 'Send link' }).dblclick();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await expectAccessible(page);
  await phone.shot('your-data-sent');
  await app.idle();
  const mailed = (part: RegExp): string =>
    smtp.to(applied.email).flatMap(({ text }) => part.exec(text ?? '')?.[1] ?? [])[0] ?? '';
  const path = mailed(/https:\/\/jobs\.example(\/my-data\/[\w-]{43})/);
  expect(await phone.go(path)).toBe(200);
  await expectAccessible(page);
  await phone.shot('my-data');
  await page.getByRole('button', { name: 'Email me a copy' }).click();
  await page.getByRole('heading', { name: 'We’re preparing your copy' }).waitFor();
  await expectAccessible(page);
  await app.idle();
  const files = await download(linkAt(app, mailed(/(https:\/\/jobs\.example\/exports\/[\w-]{43})/)));
  const copy = await phones.open();
  await copy.page.setContent(String(files.get('index.html')));
  await copy.page.getByRole('heading', { name: 'Your requests about decisions' }).waitFor();
  await expectAccessible(copy.page);
  await copy.shot('copy');
  await tenant.api.put(`/candidates/${applied.candidateId}/legal-hold`, { hold: true });
  await phone.go(path);
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await page.getByRole('heading', { name: 'Your request waits' }).waitFor();
  await expectAccessible(page);
  await phone.shot('your-data-held');
  expectClean(phone);
});
