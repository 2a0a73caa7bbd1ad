import { expect, test } from 'vitest';
import { ApplicationService, ApplicationStepService } from '../../src/modules/applications/index.ts';
import { ApplicantInviteService } from '../../src/modules/interviews/automatic/applicant-invite.service.ts';
import { inviteApplicant } from '../../src/modules/interviews/interview.tasks.ts';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { together } from '../applications/pipeline.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { baseUrl, outreachOf } from './support.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const service = app.web.resolve(ApplicationStepService);
const queue = app.web.resolve(TaskQueue);
const invites = 'interviews.invite-applicant';
const failed = async () => (await queue.status()).find((q) => q.queue === invites)?.failed;

/** A candidate with an interest email, and the emails since. */
async function candidateWithEmail(tenant: Tenant) {
  const own = outreachOf(app, tenant);
  const applied = await own.apply(await own.job());
  await app.idle();
  const link = await own.linkIn(smtp.to(applied.email)[0]?.text, 'interest');
  const pair = { candidateId: link.candidateId, jobId: link.jobId ?? '' };
  return {
    ...own,
    ...applied,
    pair,
    answer: (answer: 'interested' | 'declined') => service.recordInterest(link.organizationId, pair, answer),
    mails: () => smtp.to(applied.email).map((mail) => mail.subject),
  };
}
const interestMail = 'Backend Engineer at Acme: are you interested?';
const inviteMail = 'Your video interview: Backend Engineer at Acme';

test('Record interest and create one interview for 10 credits, with its invite', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 15 }));
  await it.answer('interested');
  await app.idle();
  const application = await it.application(it.id);
  expect(application.interest_clicked_at).not.toBeNull();
  expect(application.video_interview_invite_sent_at).not.toBeNull();
  expect(application.status).toBe('Applied');
  expect(await it.interviews(it.candidateId)).toMatchObject([{ initiated_via: 'apply', job_id: it.jobId }]);
  expect(await it.balance()).toBe(5);
  expect(it.mails()).toEqual([interestMail, inviteMail]);
  expect(await it.linkIn(smtp.to(it.email)[1]?.text, 'interview')).toMatchObject({ candidateId: it.candidateId });
});

test('Create one interview, charge and email for concurrent and repeated clicks', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 100 }));
  await together(8, () => it.answer('interested'));
  await app.idle();
  const { interest_clicked_at } = await it.application(it.id);
  await it.answer('interested');
  await app.idle();
  expect((await it.application(it.id)).interest_clicked_at).toBe(interest_clicked_at);
  expect(await it.interviews(it.candidateId)).toHaveLength(1);
  expect(await it.balance()).toBe(90);
  expect(it.mails()).toEqual([interestMail, inviteMail]);
});

test('Record interest without credits; a retry sends the failed invite after credits are added', async () => {
  const tenant = await app.tenant({ credits: 9 });
  const it = await candidateWithEmail(tenant);
  await it.answer('interested');
  await app.idle();
  expect((await it.application(it.id)).interest_clicked_at).not.toBeNull();
  expect(await it.interviews(it.candidateId)).toEqual([]);
  expect(await failed()).toBe(1);
  expect((await queue.failures(invites))[0]?.reason).toContain('fewer than 10 credits');
  const invite = async () => (await it.messages(it.candidateId)).find(({ kind }) => kind === 'video_interview_invite');
  expect(await invite()).toMatchObject({ state: 'queued', error: expect.stringContaining('Add credits, then retry') });
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 10, 'bought');
  expect(await queue.retry(invites)).toBe(1);
  await app.idle();
  expect(it.mails()).toEqual([interestMail, inviteMail]);
  expect(await it.balance()).toBe(9);
  expect(await invite()).toMatchObject({ state: 'sent', error: null });
});

test('Create no interview for a closed application, whenever it was closed', async () => {
  const tenant = await app.tenant({ credits: 100 });
  for (const status of ['rejected', 'hired']) {
    const it = await candidateWithEmail(tenant);
    await tenant.api.put(`/applications/${it.id}`, { status });
    await it.answer('interested');
    await app.idle();
    expect(await it.interviews(it.candidateId)).toEqual([]);
    expect((await it.application(it.id)).interest_clicked_at).toBeNull();
    expect(it.mails()).toEqual([interestMail]);
  }
  const it = await candidateWithEmail(tenant);
  // The click and the rejection at once: one of them is first, and an interview that was made is of an open application.
  await Promise.all([it.answer('interested'), tenant.api.put(`/applications/${it.id}`, { status: 'rejected' })]);
  await app.idle();
  const [message] = (await it.messages(it.candidateId)).filter(({ kind }) => kind === 'video_interview_invite');
  const interviews = await it.interviews(it.candidateId);
  expect(message?.state ?? 'skipped').toBe(interviews.length > 0 ? 'sent' : 'skipped');
  expect(await it.balance()).toBe(100 - 10 * interviews.length);
});

test('Skip a waiting invite when its application is closed', async () => {
  const tenant = await app.tenant({ credits: 9 });
  const it = await candidateWithEmail(tenant);
  await it.answer('interested');
  await app.idle();
  await tenant.api.put(`/applications/${it.id}`, { status: 'rejected' });
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 10, 'bought');
  await queue.retry(invites);
  await app.idle();
  expect(await it.interviews(it.candidateId)).toEqual([]);
  expect(await it.balance()).toBe(19);
  expect(it.mails()).toEqual([interestMail]);
  const [message] = (await it.messages(it.candidateId)).filter(({ kind }) => kind === 'video_interview_invite');
  expect(message).toMatchObject({ state: 'skipped', error: 'the application is closed or was declined' });
});

test('Record a decline once, without effects, and still count interest after it', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 10 }));
  const row = async () =>
    (await app.rows('select interest_declined_at as at from candidate_jobs where id = $1', [it.id]))[0];
  await it.answer('declined');
  const declined = await row();
  await it.answer('declined');
  await app.idle();
  expect(declined.at).not.toBeNull();
  expect(await row()).toEqual(declined);
  const application = await it.application(it.id);
  expect(application).toMatchObject({
    interest_clicked_at: null,
    interest_declined_at: declined.at.toISOString(),
    status: 'Applied',
  });
  expect(it.mails()).toEqual([interestMail]);
  await it.answer('interested');
  await app.idle();
  expect(it.mails()).toEqual([interestMail, inviteMail]);
});

test('Throw not_found for a deleted application, a masked candidate and another organization', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const it = await candidateWithEmail(tenant);
  await tenant.api.delete(`/applications/${it.id}`);
  const other = await app.tenant({ credits: 10 });
  const masked = await app.masked(tenant.organizationId);
  const notFound = { code: 'not_found' };
  await expect(it.answer('interested')).rejects.toMatchObject(notFound);
  await expect(it.answer('declined')).rejects.toMatchObject(notFound);
  const ofMasked = { candidateId: masked, jobId: it.jobId };
  await expect(service.recordInterest(tenant.organizationId, ofMasked, 'interested')).rejects.toMatchObject(notFound);
  await expect(service.recordInterest(other.organizationId, it.pair, 'interested')).rejects.toMatchObject(notFound);
  await app.idle();
  expect(await it.balance()).toBe(10);
  expect(await it.messages(it.candidateId)).toHaveLength(1);
  expect(await it.messages(masked)).toEqual([]);
});

test('Send the waiting invite of a deleted application when it is created again, once', async () => {
  const tenant = await app.tenant({ credits: 0 });
  const it = await candidateWithEmail(tenant);
  await it.answer('interested');
  await app.idle();
  await tenant.api.delete(`/applications/${it.id}`);
  await tenant.api.post('/applications', { candidate_id: it.candidateId, job_id: it.jobId });
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 50, 'bought');
  await it.answer('interested');
  await app.idle();
  expect(await queue.retry(invites)).toBe(1);
  await app.idle();
  expect(await it.interviews(it.candidateId)).toHaveLength(1);
  expect(await it.balance()).toBe(40);
  expect(it.mails()).toEqual([interestMail, inviteMail]);
});

test('Create one interview initiated via `portal` after a repeated application in the portal', async () => {
  const tenant = await app.tenant({ credits: 30, outreachEnabled: false });
  const own = outreachOf(app, tenant);
  const jobId = await own.job();
  const { candidateId } = await own.apply(await own.job());
  const input = { candidate_id: candidateId, job_id: jobId };
  const applications = app.web.resolve(ApplicationService);
  const first = await applications.apply(tenant.organizationId, input, { via: 'portal' });
  const second = await applications.apply(tenant.organizationId, input, { via: 'portal' });
  expect([first.created, second.created]).toEqual([true, false]);
  expect(first.application.status).toBe('Applied');
  await app.idle();
  expect(await own.interviews(candidateId)).toMatchObject([{ initiated_via: 'portal', job_id: jobId }]);
  expect(await own.balance()).toBe(20);
  expect((await own.application(first.application.id)).video_interview_invite_sent_at).not.toBeNull();
});

test('Create the interview of an invite whose task names no origin', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const own = outreachOf(app, tenant);
  const { candidateId, jobId } = await own.apply(await own.job({ direct_video_interview_on_apply: true }));
  await app.web
    .resolve(ApplicantInviteService)
    .invite(
      tenant.organizationId,
      inviteApplicant.payload.parse({ organizationId: tenant.organizationId, candidateId, jobId }),
      { lastAttempt: false, signal: new AbortController().signal },
    );
  await app.idle();
  expect(await own.interviews(candidateId)).toMatchObject([{ initiated_via: 'apply' }]);
});

test('Record the screening score, and move an application in screening to screened with an event', async () => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  const { candidateId, jobId, id } = await own.apply(await own.job());
  const pair = { candidateId, jobId };
  await service.recordScreening(tenant.organizationId, pair, 40);
  expect(await own.application(id)).toMatchObject({
    screening_score: 40,
    status: 'Applied',
    screening_completed_at: null,
  });
  await tenant.api.put(`/applications/${id}`, { status: 'screening' });
  await together(3, () => service.recordScreening(tenant.organizationId, pair, 72.5));
  const application = await own.application(id);
  expect(application).toMatchObject({ screening_score: 72.5, status: 'screened', closed_at: null });
  expect(application.screening_completed_at).toBe(application.status_date);
  const events = (await tenant.api.get(`/applications/${id}/events`)).body.data;
  expect(events.map((e: any) => [e.from_status, e.to_status])).toEqual([
    ['screening', 'screened'],
    ['Applied', 'screening'],
    [null, 'Applied'],
  ]);
  await tenant.api.delete(`/applications/${id}`);
  await service.recordScreening(tenant.organizationId, pair, 1);
});

test('Record only the score if the organization has no status `screened`', async () => {
  const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'screening'] });
  const own = outreachOf(app, tenant);
  const { candidateId, jobId, id } = await own.apply(await own.job());
  await tenant.api.put(`/applications/${id}`, { status: 'screening' });
  await service.recordScreening(tenant.organizationId, { candidateId, jobId }, 55);
  expect(await own.application(id)).toMatchObject({ screening_score: 55, status: 'screening' });
});

test('Record the first WhatsApp message once', async () => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  const { candidateId, jobId, id } = await own.apply(await own.job());
  const record = () => service.recordWhatsappStarted(tenant.organizationId, { candidateId, jobId });
  await record();
  const { whatsapp_started_at } = await own.application(id);
  await record();
  expect(whatsapp_started_at).not.toBeNull();
  expect((await own.application(id)).whatsapp_started_at).toBe(whatsapp_started_at);
});
