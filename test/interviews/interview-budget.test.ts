import { expect, test } from 'vitest';
import { tellBudgetReached } from '../../src/modules/interviews/interview.tasks.ts';
import { signIn } from '../console/console-client.ts';
import { outreachOf } from '../outreach/support.ts';
import { startApp, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, automaticInterviewCredits: 50 } });

/** Jobs of an organization with an admin who reads email. */
async function organization(admin: string) {
  const tenant = await app.tenant({ credits: 200 });
  await app.rows('update users set email = $2 where id = $1', [tenant.userIds[0], admin]);
  return { tenant, own: outreachOf(app, tenant) };
}

const waiting = (organizationId: string) =>
  app.rows(
    `select start_after > now() as later, start_after < date_trunc('day', now() at time zone 'utc') + interval '25 hours' as soon
     from pgboss.job where name = 'interviews.invite-applicant' and data ->> 'organizationId' = $1 and state = 'created'`,
    [organizationId],
  );

test('keep applications over the day’s credits, let their invites wait for the next day, and tell admins once', async () => {
  const { tenant, own } = await organization('asha@owner.example');
  const other = await organization('other@owner.example');
  const jobId = await own.job({ direct_video_interview_on_apply: true });
  const applied = await Promise.all(Array.from({ length: 8 }, () => own.apply(jobId)));
  const invited = async () => {
    const states = await Promise.all(applied.map(async ({ id }) => own.application(id)));
    return states.filter((application) => application.video_interview_invite_sent_at !== null).length;
  };
  await until(async () => (await invited()) === 5, 'five invites to be sent');
  await until(async () => (await waiting(tenant.organizationId)).length === 3, 'three invites to wait');
  expect(await waiting(tenant.organizationId)).toEqual(Array(3).fill({ later: true, soon: true }));
  expect(await own.balance()).toBe(150);
  expect((await tenant.api.get(`/applications?job_id=${jobId}`)).body.meta.total).toBe(8);

  await until(async () => smtp.to('asha@owner.example').length > 0, 'the admin to be told');
  const [mail] = smtp.to('asha@owner.example');
  expect(mail?.subject).toBe('Automatic video interviews are paused until tomorrow');
  expect(mail?.text).toContain('50 credits');
  expect((await (await signIn(app, tenant)).get('/console')).text).toContain(
    'Automatic video interviews are paused until 00:00 UTC.',
  );
  expect((await (await signIn(app, other.tenant)).get('/console')).text).not.toContain('are paused until');

  // Another organization has a budget of its own.
  const { id } = await other.own.apply(await other.own.job({ direct_video_interview_on_apply: true }));
  await until(async () => (await other.own.application(id)).video_interview_invite_sent_at, 'the other’s invite');

  // The next day
  await app.rows(`update automatic_interview_budgets set day = day - 1 where organization_id = $1`, [
    tenant.organizationId,
  ]);
  await app.rows(
    `update pgboss.job set start_after = now() where name = 'interviews.invite-applicant' and state = 'created'`,
  );
  await until(async () => (await invited()) === 8, 'the waiting invites to be sent');
  await app.idle();
  expect(await own.balance()).toBe(120);
  expect(smtp.to('asha@owner.example')).toHaveLength(1);
});

test('tell no admin who was removed or cannot receive email', async () => {
  const { tenant } = await organization('gone@owner.example');
  const day = '2026-11-22';
  await app.rows('delete from users where id = $1', [tenant.userIds[0]]);
  await app.web.queue.enqueue(tellBudgetReached, {
    organizationId: tenant.organizationId,
    userId: tenant.userIds[0] as string,
    day,
  });
  await app.idle();
  expect(smtp.to('gone@owner.example')).toEqual([]);
});

test('interviews that people start do not count', async () => {
  const { tenant, own } = await organization('people@owner.example');
  const jobId = await own.job();
  for (let i = 0; i < 6; i++) {
    const { candidateId } = await own.apply(jobId);
    const made = await tenant.api.post('/video-interviews', {
      candidate_id: candidateId,
      question_source: 'job',
      job_id: jobId,
    });
    expect(made.status).toBe(201);
  }
  expect(await waiting(tenant.organizationId)).toEqual([]);
  expect(await own.balance()).toBe(140);
});
