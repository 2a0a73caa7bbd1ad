import { expect } from 'vitest';
import { outreachOf } from '../outreach/support.ts';
import { startApp } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean, plainOrigin, startPhones } from '../support/browser.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl: 'https://jobs.example' } });
const tenant = await app.tenant({ publicName: 'North Talent', credits: 100 });
const outreach = outreachOf(app, tenant);
const phones = startPhones(plainOrigin(app.base));

/** A candidate with an interest email, and a phone. */
async function candidateWithEmail() {
  const applied = await outreach.apply(await outreach.job({ description: 'You build what others build on.' }));
  await app.idle();
  const mails = () => smtp.to(applied.email);
  /** The path of the email's link. */
  const pathIn = (purpose: string) => {
    const [, path] = new RegExp(`https://jobs\\.example(/${purpose}/[\\w-]{43})`).exec(mails()[0]?.text ?? '') ?? [];
    if (!path) throw new Error(`no link of ${purpose} in the mail`);
    return path;
  };
  return { ...applied, mails, pathIn, phone: await phones.open() };
}

browserTest('confirm interest from an email: one interview invite follows', async () => {
  const { phone, pathIn, mails, id } = await candidateWithEmail();
  const { page } = phone;
  expect(await phone.go(pathIn('interest'))).toBe(200);
  await expectAccessible(page);
  await phone.shot('interest');
  // Opening the page is no click: mail scanners do it, too.
  expect((await outreach.application(id)).interest_clicked_at).toBeNull();

  await page.getByRole('link', { name: 'Read the job description' }).click();
  await page.getByText('You build what others build on.').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Yes, I’m interested' }).dblclick();
  await page.getByRole('heading', { name: 'Thank you', exact: true }).waitFor();
  await expectAccessible(page);
  await phone.shot('interest-thanks');
  await page.reload();
  await page.getByRole('heading', { name: 'Thank you', exact: true }).waitFor();
  expectClean(phone);

  await app.idle();
  expect(await outreach.application(id)).toMatchObject({
    interest_clicked_at: expect.any(String),
    video_interview_invite_sent_at: expect.any(String),
  });
  expect(mails().map(({ subject }) => subject)).toEqual([
    'Backend Engineer at Acme: are you interested?',
    'Your video interview: Backend Engineer at Acme',
  ]);
});

browserTest('decline from an email, then confirm interest after all', async () => {
  const { phone, pathIn, mails, id } = await candidateWithEmail();
  const { page } = phone;
  await phone.go(pathIn('interest'));
  await page.getByRole('button', { name: 'No, I’m not interested' }).click();
  await page.getByRole('heading', { name: 'Thank you for telling us' }).waitFor();
  await expectAccessible(page);
  await phone.shot('interest-declined');
  await app.idle();
  expect(mails()).toHaveLength(1);
  await page.getByRole('button', { name: 'I’m interested after all' }).click();
  await page.getByRole('heading', { name: 'Thank you', exact: true }).waitFor();
  expectClean(phone);
  expect((await outreach.application(id)).interest_clicked_at).not.toBeNull();
});

browserTest('unsubscribe from an email with one click', async () => {
  const { phone, pathIn, email } = await candidateWithEmail();
  const { page } = phone;
  expect(await phone.go(pathIn('unsubscribe'))).toBe(200);
  await expectAccessible(page);
  await phone.shot('unsubscribe');
  expect(await outreach.suppressed()).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You’ve unsubscribed' }).waitFor();
  await expectAccessible(page);
  await phone.shot('unsubscribed');
  expectClean(phone);
  expect(await outreach.suppressed()).toEqual([{ address: email, reason: 'unsubscribed' }]);
});

browserTest('show the same page for expired and unknown links', async () => {
  const { phone, pathIn } = await candidateWithEmail();
  await app.rows("update candidate_links set expires_at = now() - interval '1 second'");
  const looks = [];
  for (const path of [pathIn('interest'), `/interest/${'x'.repeat(43)}`, '/interest/short', '/screening/short']) {
    expect(await phone.go(path)).toBe(404);
    looks.push(await phone.page.content());
  }
  expect(new Set(looks).size).toBe(1);
  await expectAccessible(phone.page);
  expectClean(phone);
});
