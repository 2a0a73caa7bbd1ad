import { describe, expect, test } from 'vitest';
import { ApplicationService } from '../../src/modules/applications/index.ts';
import { ConsentService } from '../../src/modules/candidates/index.ts';
import { OrganizationService, UserService } from '../../src/modules/organizations/index.ts';
import { WorkService } from '../../src/modules/work/index.ts';
import { Database } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { consoleClient, signIn } from '../console/console-client.ts';
import { expectGuarded, expectGuardedForm, formFields, visibleText } from '../console/page-assertions.ts';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const tenant = await app.tenant({ credits: 100 });
const { api, organizationId, userIds } = tenant;
const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
const admin = await signIn(app, tenant);
const recruiter = await signIn(app, tenant, 'recruiter');

async function applicant(fields = {}) {
  const { id, applications } = (await api.post('/candidates', aCandidate({ application: { job_id: job }, ...fields })))
    .body.data;
  return { id, application: applications[0].id, path: `/console/candidates/${id}` };
}
const notesOf = async (id: string) => (await api.get(`/candidates/${id}/notes`)).body.data;
const noteIdOn = (html: string): string => /name="note_id"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? '';

describe('Notes', () => {
  test('Write a note once, however often the form is sent, and show it as text with line breaks and links', async () => {
    const { id, path } = await applicant();
    await expectGuardedForm(app, `${path}/notes`, { note: 'x' });
    const noteId = noteIdOn((await recruiter.get(path)).text);
    const form = {
      note: 'See <b>https://example.com/cv).</b>\r\nStarts (https://example.org/a_(b)) soon',
      note_id: noteId,
    };
    const replies = await Promise.all([1, 2, 3].map(() => recruiter.post(`${path}/notes`, form)));
    expect(replies.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, `${path}#activity`]));
    const [note, ...others] = await notesOf(id);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ id: noteId, author: { type: 'user', id: userIds[1] }, application_id: null });
    const { text } = await recruiter.get(path);
    expect(text).toContain('&lt;b>');
    expect(text).toContain('<a href="https://example.com/cv" rel="noopener noreferrer nofollow">');
    expect(text).toContain('<a href="https://example.org/a_(b)"');
    expect(visibleText(text)).toMatch(/Note by the operator, signed in as User 2/);
    await expectGuarded(app, tenant, `${path}/notes/${noteId}`);
    expect((await recruiter.get(`${path}/notes/${newId()}`)).status).toBe(404);
    const [entry] = await app.rows(`select action, user_id, after from audit_entries where subject = $1`, [noteId]);
    expect(entry).toEqual({
      action: 'note.create',
      user_id: userIds[1],
      after: { candidate_id: id, application_id: null },
    });
  });

  test('Show a note whose URL ends with thousands of brackets, and link no URL of more than 2,048 characters', async () => {
    const { id, path } = await applicant();
    const longest = `https://example.com/${'x'.repeat(2028)}`;
    const add = async (text: string) => (await api.post(`/candidates/${id}/notes`, { text })).body.data.id;
    const page = async (text: string) => recruiter.get(`${path}/notes/${await add(text)}`);
    const closing = await page(`http://a/${')'.repeat(19_900)}`);
    expect([closing.status, closing.text.includes('<a href="http://a/" ')]).toEqual([200, true]);
    const points = await page(`http://a/(b)${').,'.repeat(6_600)}c).`);
    expect([points.status, points.text.includes('<a href="http://a/')]).toEqual([200, false]);
    const mixed = await page(`${longest}, ${longest}y https://example.com/(b).)'),`);
    expect(mixed.text).toContain(`<a href="${longest}" `);
    expect(mixed.text).not.toContain(`href="${longest}y"`);
    expect(mixed.text).toContain('<a href="https://example.com/(b)" ');
  });

  test('Keep what was typed when a note is too long, and nothing of an empty one', async () => {
    const { id, path } = await applicant();
    const long = await recruiter.post(`${path}/notes`, { note: 'x'.repeat(20_001), note_id: newId() });
    expect([long.status, visibleText(long.text).includes('must have at most 20000 characters')]).toEqual([400, true]);
    expect(formFields(long.text)['note']).toHaveLength(20_001);
    expect((await recruiter.post(`${path}/notes`, { note: ' \r\n ' })).status).toBe(400);
    expect(await notesOf(id)).toEqual([]);
  });

  test('Save a note that is typed on the application with any action there', async () => {
    const { id, application } = await applicant();
    const path = `/console/applications/${application}`;
    const note_id = noteIdOn((await recruiter.get(path)).text);
    const moved = await recruiter.submit(`${path}/move`, { status: 'Shortlisted', note: 'Strong', note_id });
    // What the worker does meanwhile may stand between the two.
    expect(visibleText(moved.text)).toMatch(/Applied → Shortlisted .* by the operator, signed in as User 2 /);
    expect(visibleText(moved.text)).toMatch(/ Note by the operator, signed in as User 2 .* Strong/);
    expect(visibleText(moved.text)).toContain('moved to Shortlisted. Your note was added too.');
    const again = await recruiter.submit(`${path}/notes`, { note: 'Second', note_id: newId() });
    expect(visibleText(again.text)).toContain('Note added.');
    expect((await notesOf(id)).map((one: any) => [one.text, one.application_id])).toEqual([
      ['Second', application],
      ['Strong', application],
    ]);
    expect((await api.get(`/applications/${application}`)).body.data.notes).toBeNull();
  });

  test('Say that a note was added with an action that was refused', async () => {
    const { id, application } = await applicant();
    const path = `/console/applications/${application}`;
    const form = { note: 'Kept', note_id: newId(), from: 'Screening', status: 'Shortlisted' };
    const refused = await recruiter.post(`${path}/move`, form);
    expect([refused.status, visibleText(refused.text)]).toEqual([
      409,
      expect.stringContaining('If your change still applies, make it again. Your note was added too.'),
    ]);
    const started = await recruiter.post(`${path}/screening`, { note: 'Second', note_id: newId(), channel: 'x' });
    expect(visibleText(started.text)).toMatch(/Choose [^.]*\. Your note was added too\./);
    expect(await notesOf(id)).toHaveLength(2);
  });

  test('Keep a chosen status and its note when only the note about the candidate is added, and say so', async () => {
    const { application } = await applicant();
    const path = `/console/applications/${application}`;
    const move = { from: 'Applied', status: 'rejected', decision_note: 'Two years' };
    const added = await recruiter.submit(`${path}/notes`, { ...move, note: 'Kind', note_id: newId() });
    expect(visibleText(added.text)).toContain('Note added. The status stays Applied until you update it.');
    expect(added.text).toMatch(/<option value="rejected"[^>]* selected|<option[^>]* selected value="rejected"/);
    expect(added.text).toContain('>Two years</textarea>');
    expect(added.text).not.toMatch(/>Kind<\/textarea>/);
    expect((await api.get(`/applications/${application}`)).body.data.status).toBe('Applied');
    const same = await recruiter.post(`${path}/notes`, {
      from: 'Applied',
      status: 'Applied',
      note: 'x',
      note_id: newId(),
    });
    expect(same.status).toBe(303);
  });

  test('Let the author and admins edit and delete a note, and show both versions of two editors', async () => {
    const { id, path } = await applicant();
    const [mine, other] = [newId(), newId()];
    await recruiter.post(`${path}/notes`, { note: 'First', note_id: mine });
    await admin.post(`${path}/notes`, { note: 'By the admin', note_id: other });
    expect((await recruiter.get(`${path}/notes/${other}/edit`)).status).toBe(403);
    for (const action of ['edit', 'delete'])
      expect((await recruiter.post(`${path}/notes/${other}/${action}`, { text: 'x', seen: 'text:x' })).status).toBe(
        403,
      );
    const edit = `${path}/notes/${mine}/edit`;
    const seen = /name="seen" value="([^"]*)"/.exec((await recruiter.get(edit)).text)?.[1] ?? '';
    expect((await admin.submit(edit, { seen, text: 'Theirs' })).text).toContain('Note saved.');
    const conflict = await recruiter.post(edit, { seen, text: 'Mine' });
    expect([conflict.status, visibleText(conflict.text)]).toEqual([409, expect.stringContaining('“Theirs”')]);
    expect(conflict.text).toContain('>Mine</textarea>');
    const now = /name="seen" value="([^"]*)"/.exec(conflict.text)?.[1] ?? '';
    expect(visibleText((await recruiter.submit(edit, { seen: now, text: 'Mine' })).text)).toMatch(
      /Note saved.*edited.*Mine/,
    );
    expect((await admin.submit(`${path}/notes/${mine}/delete`)).status).toBe(200);
    expect((await notesOf(id)).map(({ text }: any) => text)).toEqual(['By the admin']);
  });

  test('Let viewers read notes, but not write any', async () => {
    const { path } = await applicant();
    const noteId = newId();
    await recruiter.post(`${path}/notes`, { note: 'For all to read', note_id: noteId });
    const viewerId = await app.web
      .resolve(UserService)
      .add(organizationId, { email: `${newId()}@example.com`, full_name: 'Vi', role: 'viewer' });
    const viewer = await signIn(app, { ...tenant, userIds: [viewerId] }, 'admin', consoleClient(app.base));
    const page = await viewer.get(path);
    expect(visibleText(page.text)).toContain('For all to read');
    expect(page.text).not.toMatch(/name="note"|\/edit"/);
    expect((await viewer.post(`${path}/notes`, { note: 'x' })).status).toBe(403);
    expect((await viewer.get(`${path}/notes/${noteId}`)).status).toBe(200);
  });
});

describe('Activity', () => {
  test('Say that candidates who applied on the job page did so themselves', async () => {
    const { id } = (await api.post('/candidates', aCandidate())).body.data;
    await app.web.resolve(Database).transaction(async () => {
      await app.web
        .resolve(ApplicationService)
        .apply(organizationId, { candidate_id: id, job_id: job, status: 'Applied' }, { via: 'portal' });
      const text = { text: 'I agree.', version: '1', isTemplate: false };
      const consent = { candidateId: id, purpose: 'application', channel: 'web_page', text } as const;
      await app.web.resolve(ConsentService).record(organizationId, consent);
    });
    const text = visibleText((await recruiter.get(`/console/candidates/${id}/activity`)).text);
    expect(text).toMatch(/Added as Applied for Welder [^→]* by the candidate, on the job page/);
    const added = visibleText((await recruiter.get(`${(await applicant()).path}/activity`)).text);
    expect(added).toMatch(/Added as Applied for Welder [^→]* by the API key/);
  });

  test('Show everything about a candidate, newest first, and of an application only its own', async () => {
    const { id, application, path } = await applicant();
    const second = (await api.post('/jobs', { title: 'Painter' })).body.data.id;
    const other = (await api.post('/applications', { candidate_id: id, job_id: second })).body.data.id;
    await app.idle();
    const stored = rowsOf(app, organizationId);
    await stored.session(id, job, { status: 'completed', completed_at: new Date().toISOString() });
    await stored.interview(id, job, { status: 'completed' });
    await app.rows(`update candidate_jobs set interest_clicked_at = now() where id = $1`, [application]);
    await app.rows(`update candidate_jobs set interest_declined_at = now() where id = $1`, [other]);
    await api.put(`/candidates/${id}`, { location: 'Pune' });
    await recruiter.post(`/console/applications/${other}/move`, { status: 'rejected' });
    await recruiter.post(`${path}/notes`, { note: 'Last of all', note_id: newId() });
    const from = (await applicant()).id;
    await api.post(`/candidates/${id}/merge`, { from_id: from });
    await expectGuarded(app, tenant, `${path}/activity`);
    await expectGuarded(app, tenant, `/console/applications/${other}/activity`);

    await recruiter.post(`${path}/notes`, { note: 'The very last', note_id: newId() });
    const whole = visibleText((await recruiter.get(`${path}/activity`)).text);
    for (const part of [
      'Added as Applied for Welder',
      'Added as Applied for Painter',
      /Applied → Rejected for Painter [^→]* by the operator, signed in as User 2/,
      /Interest email for Welder [^→]* Sent/,
      /Show the text [^→]*Welder/,
      'Confirmed their interest for Welder',
      'Declined for Painter',
      'Screening started (Email)',
      'Screening Completed',
      'Invited to a video interview',
      /Changed: location [^→]*? by the API key/,
      'Another candidate was merged into this one',
      'Last of all',
    ])
      expect(whole).toMatch(part);
    const order = ['The very last', 'Another candidate was merged', 'Last of all', 'Applied → Rejected'];
    const places = order.map((part) => whole.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const own = visibleText((await recruiter.get(`/console/applications/${other}/activity`)).text);
    expect(own).toContain('Applied → Rejected');
    expect(own).toContain('Declined');
    expect(own).not.toMatch(/Confirmed|Last of all|Screening Completed|location/);
    const notes = visibleText((await recruiter.get(`${path}/activity?topic=notes`)).text);
    expect(notes).toContain('Last of all');
    expect(notes).not.toContain('Added as');
  });

  test('Show that an invite failed, why, and the task to retry, until it is sent', async () => {
    const poor = await app.tenant();
    const browser = await signIn(app, poor, 'recruiter');
    const welder = (await poor.api.post('/jobs', { title: 'Welder', direct_video_interview_on_apply: true })).body.data;
    const body = aCandidate({ application: { job_id: welder.id } });
    const { id, applications } = (await poor.api.post('/candidates', body)).body.data;
    const shown = async () => (await browser.get(`/console/applications/${applications[0].id}/activity`)).text;
    await app.idle();
    const failed = await shown();
    expect(visibleText(failed)).toMatch(
      /Video interview invite .* Failed The invite was not sent: the organization has fewer than 10 credits\. Add credits, then retry\. View task/,
    );
    const path = `/console/work?kind=questions&candidate_id=${id}`;
    expect(failed).toContain(`href="${path.replace('&', '&amp;')}"`);
    expect(visibleText((await browser.get(path)).text)).toContain('Ask an admin to add credits');
    const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [id]);
    const page = visibleText((await browser.get(`/console/messages/${message.id}`)).text);
    expect(page).toMatch(/^.*Failed .* Add credits, then retry\. View task/);
    expect((await browser.get('/console/messages?state=failed')).text).toContain(message.id);
    expect((await browser.get('/console/messages?state=queued')).text).not.toContain(message.id);

    await app.web.resolve(OrganizationService).addCredits(poor.organizationId, 10, 'bought');
    expect(await app.web.resolve(WorkService).retry(poor.organizationId, {})).toBe(1);
    await app.idle();
    expect(visibleText(await shown())).toMatch(/Video interview invite .* Sent/);
    expect(visibleText(await shown())).not.toMatch(/Failed|Queued/);
  });

  test('Show that an invite failed after the last attempt, whatever the cause', async () => {
    const welder = (await api.post('/jobs', { title: 'Welder', direct_video_interview_on_apply: true })).body.data.id;
    // PostgreSQL refuses the interview, as in a fault of ours.
    await app.rows(`alter table video_interviews add constraint fault check (job_id <> '${welder}') not valid`);
    const { application } = await applicant({ application: { job_id: welder } });
    await until(
      async () =>
        (
          await app.rows(
            `update pgboss.job set retry_count = retry_limit, start_after = now()
             where name = 'interviews.invite-applicant' and state = 'retry' returning 1`,
          )
        ).length > 0,
      'the task to wait for its next attempt',
    );
    await app.idle();
    const page = await recruiter.get(`/console/applications/${application}/activity`);
    expect(visibleText(page.text)).toMatch(/Video interview invite .* Failed The invite was not sent: .* View task/);
  });

  test('Page through everything once, also where entries have the same time', async () => {
    const { id, path } = await applicant();
    await app.idle();
    await app.rows(
      `insert into notes (organization_id, id, candidate_id, text, author_type, author_id, created_at)
       select $1, gen_random_uuid(), $2, 'note ' || n, 'user', $3, date_trunc('hour', now()) - (n / 20) * interval '1 hour'
       from generate_series(1, 70) n`,
      [organizationId, id, userIds[0]],
    );
    await app.rows(
      `insert into candidate_job_status_events (id, organization_id, application_id, from_status, to_status, changed_at)
       select gen_random_uuid(), $1, a.id, 'Step ' || n, 'Step ' || n + 1, date_trunc('hour', now()) - (n / 5) * interval '1 hour'
       from generate_series(1, 10) n, candidate_jobs a where a.candidate_id = $2`,
      [organizationId, id],
    );
    const seen: string[] = [];
    let next: string | undefined = `${path}/activity`;
    while (next) {
      const { text } = await recruiter.get(next);
      seen.push(...[...text.matchAll(/>(note \d+)</g)].map(([, one = '']) => one));
      seen.push(...[...text.matchAll(/>(Step \d+)<\/span> →/g)].map(([, one = '']) => one));
      next = /href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen.length).toBe(80);
    expect(new Set(seen).size).toBe(80);
    for (const before of ['x', '~~', `${new Date().toISOString()}~1~x`])
      expect((await recruiter.get(`${path}/activity?before=${before}`)).status).toBe(200);
  });
});

describe('Mentions', () => {
  const mailsTo = (address: string) => smtp.to(address);
  const member = async (full_name: string, role: 'viewer' | 'recruiter' = 'recruiter') => {
    const email = `${newId()}@example.com`;
    const id = await app.web.resolve(UserService).add(organizationId, { email, full_name, role });
    return { id, email, browser: await signIn(app, { ...tenant, userIds: [id] }, 'admin', consoleClient(app.base)) };
  };
  const linkIn = (text: string, path: RegExp): string => path.exec(text)?.[0] ?? '';

  test('Mail each mentioned user once, and list the note until they mark it as done', async () => {
    const { id, path } = await applicant();
    const [mira, viewer] = [await member('Mira Shah'), await member('Vik Ram', 'viewer')];
    const form = { note: 'Ask @mira shah, and not @Mira Shahani or a@Vik Ram', note_id: newId() };
    await Promise.all([1, 2, 3].map(() => recruiter.post(`${path}/notes`, form)));
    await app.idle();
    const [mail, ...more] = mailsTo(mira.email);
    expect(more).toEqual([]);
    expect(mailsTo(viewer.email)).toEqual([]);
    expect(mail).toMatchObject({ subject: 'The operator (signed in as User 2) mentioned you in a note' });
    expect(mail?.text ?? '').not.toMatch(/Asha|Ask/);
    const link = linkIn(mail?.text ?? '', /\/console\/candidates\/[\w-]+\/notes\/[\w-]+/);
    const page = await mira.browser.get(link);
    expect([page.status, page.text.includes('<strong>@mira shah</strong>')]).toEqual([200, true]);
    expect(page.text).toMatch(/Mentions<span class="count">1</);

    const edit = `${path}/notes/${form.note_id}/edit`;
    const seen = async () => /name="seen" value="([^"]*)"/.exec((await recruiter.get(edit)).text)?.[1] ?? '';
    await recruiter.post(edit, { seen: await seen(), text: 'Ask @Mira Shah and @vik ram' });
    await recruiter.post(edit, { seen: await seen(), text: 'Ask @Vik Ram' });
    expect(visibleText((await mira.browser.get('/console/mentions')).text)).toContain('No open mentions');
    await recruiter.post(edit, { seen: await seen(), text: `Ask @${mira.email} and @Vik Ram` });
    await app.idle();
    expect([mailsTo(mira.email).length, mailsTo(viewer.email).length]).toEqual([1, 1]);
    expect((await api.get(`/candidates/${id}/notes`)).body.data[0].mentions).toEqual([
      { user_id: mira.id, name: 'Mira Shah' },
      { user_id: viewer.id, name: 'Vik Ram' },
    ]);

    for (const { browser } of [mira, viewer]) {
      expect(visibleText((await browser.get('/console/mentions')).text)).toContain('User 2, about Asha Rao');
      const done = await browser.submit(`/console/mentions/${form.note_id}/done`);
      expect(visibleText(done.text)).toMatch(/Marked as done.*No open mentions/);
      expect(done.text).not.toContain('class="count"');
      expect(visibleText((await browser.get('/console/mentions?done=1')).text)).toContain('Open again');
    }
    expect((await admin.post(`/console/mentions/${form.note_id}/done`)).status).toBe(404);
  });

  test('Mention nobody by a name that two users share, and each by their email or the list', async () => {
    const { id, path } = await applicant();
    const [one, two] = [await member('Sam Lee'), await member('Sam Lee')];
    await recruiter.post(`${path}/notes`, { note: 'For @Sam Lee', note_id: newId() });
    expect((await notesOf(id))[0].mentions).toEqual([]);
    await recruiter.post(`${path}/notes`, { note: 'For you', note_id: newId(), mention: two.id });
    const [note] = await notesOf(id);
    expect([note.text, note.mentions]).toEqual([`For you\n@${two.email}`, [{ user_id: two.id, name: 'Sam Lee' }]]);
    await app.idle();
    expect([mailsTo(one.email).length, mailsTo(two.email).length]).toEqual([0, 1]);
  });

  test('Mail nobody about their own note, and nobody who is removed, has no address or is of another organization', async () => {
    const { id, path } = await applicant();
    const [ann, ben, gone] = [await member('Ann Bell'), await member('Ben Cole'), await member('Gone Person')];
    await ann.browser.post(`${path}/notes`, { note: 'Remember this, @Ann Bell', note_id: newId() });
    await app.web.resolve(UserService).remove(organizationId, gone.id);
    const stranger = `${newId()}@example.com`;
    const other = { email: stranger, full_name: 'Stranger', role: 'recruiter' } as const;
    await app.web.resolve(UserService).add((await app.tenant()).organizationId, other);
    // User 1 is a seat without an address.
    const text = `@Ben Cole @User 1 @Gone Person @${gone.email} @${stranger}`;
    const note = (await api.post(`/candidates/${id}/notes`, { text })).body.data;
    await app.idle();
    expect(note.mentions).toEqual([{ user_id: ben.id, name: 'Ben Cole' }]);
    expect([gone.email, ann.email, stranger].flatMap(mailsTo)).toEqual([]);
    expect(mailsTo(ben.email).map(({ subject }) => subject)).toEqual(['The API key test mentioned you in a note']);
    expect(visibleText((await ann.browser.get('/console/mentions')).text)).toContain('Remember this');
  });

  test('Turn emails off on the account page, and by the link in an email without a sign-in', async () => {
    const { path } = await applicant();
    const eve = await member('Eve Stone', 'viewer');
    const write = async () => {
      await recruiter.post(`${path}/notes`, { note: 'Hello @Eve Stone', note_id: newId() });
      await app.idle();
      return mailsTo(eve.email);
    };
    const [mail] = await write();
    const off = linkIn(mail?.text ?? '', /\/console\/mention-emails\/\S+/);
    const nobody = consoleClient(app.base, 'https://mail.example');
    expect(visibleText((await nobody.get(off)).text)).toContain('Do you want to stop emails');
    expect(await write()).toHaveLength(2);
    const reply = await nobody.post(off, { 'List-Unsubscribe': 'One-Click' });
    expect([reply.status, visibleText(reply.text).includes('Emails are off')]).toEqual([200, true]);
    expect(await write()).toHaveLength(2);
    expect((await eve.browser.get('/console/account')).text).not.toMatch(/name="emails"[^>]* checked/);
    await eve.browser.submit('/console/mentions/emails', { emails: 'on' });
    expect(await write()).toHaveLength(3);
    const saved = await eve.browser.submit('/console/mentions/emails');
    expect(visibleText(saved.text)).toContain('You get no more emails about mentions.');
    expect(await write()).toHaveLength(3);
    expect(visibleText((await eve.browser.get('/console/mentions')).text).match(/User 2, about/g)).toHaveLength(5);
    expect((await nobody.get(`${off}x`)).status).toBe(404);
  });

  test('Refuse more than 50 mentions', async () => {
    const crowd = await app.tenant();
    const { id } = (await crowd.api.post('/candidates', aCandidate())).body.data;
    await app.rows(
      `insert into users (id, organization_id, email, full_name, role)
       select gen_random_uuid(), $1, 'crowd' || n || '@example.com', 'Crowd ' || n, 'recruiter' from generate_series(1, 51) n`,
      [crowd.organizationId],
    );
    const text = (count: number) => Array.from({ length: count }, (_, n) => `@crowd ${n + 1}`).join(' ');
    const refused = await crowd.api.post(`/candidates/${id}/notes`, { text: text(51) });
    expect([refused.status, refused.body.error.details[0].path]).toEqual([400, 'text']);
    const { mentions } = (await crowd.api.post(`/candidates/${id}/notes`, { text: text(50) })).body.data;
    expect(mentions).toHaveLength(50);
  });
});
