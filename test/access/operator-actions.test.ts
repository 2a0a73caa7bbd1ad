import { expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { type ConsoleClient, consoleClient, signIn } from '../console/console-client.ts';
import { visibleText } from '../console/page-assertions.ts';
import { startApp } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });

/** The operator signed in as the recruiter User 2, and the recruiter. */
async function twoSessions() {
  const tenant = await app.tenant({ outreachEnabled: false });
  const { userIds } = tenant;
  const user = await signIn(app, tenant, 'recruiter');
  await app.rows(`update console_sessions set sess = sess #- '{user,isOperator}' where user_id = $1`, [userIds[1]]);
  const operator = await signIn(app, tenant, 'recruiter', consoleClient(app.base));
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const applicant = async () => {
    const id = await candidate({ full_name: 'Asha Rao' });
    const application = await apply(id, await job());
    return { id, application, path: `/console/applications/${application}` };
  };
  return { tenant, user, operator, applicant };
}

const textOf = async (browser: ConsoleClient, path: string) => visibleText((await browser.get(path)).text);
const operatorName = 'the operator, signed in as User 2';

test('Name the operator for what they do as a user: moves, decisions and notes', async () => {
  const { tenant, user, operator, applicant } = await twoSessions();
  const { id, application, path } = await applicant();
  await user.submit(`${path}/move`, { status: 'Shortlisted', note: 'Mine', note_id: newId() });
  await operator.submit(`${path}/move`, { status: 'rejected', note: 'Theirs', note_id: newId() });
  const text = await textOf(user, path);
  expect(text).toMatch(/Applied → Shortlisted [^→]* by User 2 /);
  expect(text).toMatch(new RegExp(`Shortlisted → Rejected [^→]* by ${operatorName} `));
  expect(text).toMatch(/Note by User 2 [^→]* Mine/);
  expect(text).toMatch(new RegExp(`Note by ${operatorName} [^→]* Theirs`));
  expect(text).toMatch(new RegExp(` Closed [^.]* by ${operatorName} This application is closed`));
  expect(text).toMatch(new RegExp(`Decisions Rejected .* by ${operatorName} Match`));

  const { data: notes } = (await tenant.api.get(`/candidates/${id}/notes`)).body;
  const pages = await Promise.all(notes.map((note: any) => textOf(user, `/console/candidates/${id}/notes/${note.id}`)));
  expect(pages).toEqual([
    expect.stringContaining(`Note by ${operatorName}, `),
    expect.stringContaining('Note by User 2, '),
  ]);
  // The API has the user as before.
  const by = { type: 'user', id: tenant.userIds[1] };
  expect(notes.map(({ author }: any) => author)).toEqual(Array(2).fill({ ...by, name: 'User 2' }));
  const { data: decisions } = (await tenant.api.get(`/applications/${application}/decisions`)).body;
  expect(decisions).toMatchObject([{ decided_by: by }]);
});

test('Name the user for a decision of theirs whose reason the operator adds', async () => {
  const { tenant, user, operator, applicant } = await twoSessions();
  const { application, path } = await applicant();
  await user.submit(`${path}/move`, { status: 'rejected' });
  // As of a move before decisions were recorded.
  await app.rows('delete from decision_records where application_id = $1', [application]);
  await operator.submit(`${path}/move`, { status: 'rejected', decision_note: 'Two years' });
  const { data } = (await tenant.api.get(`/applications/${application}/decisions`)).body;
  expect(data).toMatchObject([{ note: 'Two years', decided_by: { id: tenant.userIds[1] } }]);
  expect(await textOf(user, path)).toMatch(/Decisions Rejected .* by User 2 Note: Two years/);
});

test('Name the operator for each row of a bulk action that they start as a user', async () => {
  const { user, operator, applicant } = await twoSessions();
  const { application, path } = await applicant();
  const form = { list: 'applications', action: 'move', chosen: application };
  const { location } = await operator.post('/console/bulk-actions', form);
  await operator.post(location ?? '', { status: 'Shortlisted', shown: 'yes' });
  await app.idle();
  expect(await textOf(user, path)).toMatch(new RegExp(`Applied → Shortlisted [^→]* by ${operatorName} `));
});

test('Name the operator where a note of theirs mentions a user, in the console and in the email', async () => {
  const { tenant, operator, applicant } = await twoSessions();
  const { path } = await applicant();
  const [adminId] = tenant.userIds;
  await app.rows('update users set email = $2 where id = $1', [adminId, `${adminId}@example.com`]);
  await operator.submit(`${path}/notes`, { note: 'See @User 1', note_id: newId() });
  await app.idle();
  const admin = await signIn(app, tenant, 'admin', consoleClient(app.base));
  expect(await textOf(admin, '/console/mentions')).toContain(`${operatorName}, about Asha Rao`);
  const [mail] = smtp.to(`${adminId}@example.com`);
  expect(mail?.subject).toBe('The operator (signed in as User 2) mentioned you in a note');
});
