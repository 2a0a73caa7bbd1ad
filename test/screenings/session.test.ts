import { describe, expect, test } from 'vitest';
import { ScreeningStartService, SessionService } from '../../src/modules/screenings/index.ts';
import { pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { rowsOf, yesterday } from './rows.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api, organizationId } = tenant;
const pipeline = pipelineOf(app, tenant);
const sessions = app.web.resolve(SessionService);

const questions = [
  { id: 'years', question: 'Years?', type: 'number', required: true, order: 1, expected: { min: 4 }, weight: 3 },
  { id: 'where', question: 'Where?', type: 'single_choice', options: ['Office', 'Home'], required: true, order: 2 },
  {
    id: 'tools',
    question: 'Which?',
    type: 'multiple_choice',
    options: ['Docker', 'Helm', 'Bash'],
    required: false,
    order: 3,
    expected: ['Docker', 'Helm'],
  },
];
const resume_url = 'https://resumes.example.com/a.pdf';
const job = await pipeline.job({ title: 'Backend Engineer', client_name: 'Acme', screening_questions: questions });

/** A started session of a new candidate who has a resume unless told otherwise. */
type Options = { channel?: 'web_form' | 'email'; of?: string; person?: Record<string, unknown> };
async function started({ channel = 'web_form', of = job, person = { resume_url } }: Options = {}) {
  const candidate = await pipeline.candidate(person);
  const { screeningId: id } = await app.web
    .resolve(ScreeningStartService)
    .start({ organizationId, candidateId: candidate, jobId: of, channel });
  return {
    id,
    candidate,
    job: of,
    view: () => sessions.view(organizationId, id),
    begin: () => sessions.begin(organizationId, id),
    answer: (question: string, raw: string | string[]) => sessions.answer(organizationId, id, question, raw),
    attach: (bytes: Buffer) => sessions.attachResume(organizationId, id, bytes),
    skip: () => sessions.skipResume(organizationId, id),
    finish: () => sessions.finish(organizationId, id),
    /** As the API shows it. */
    shown: async () => (await api.get(`/screenings/${id}?type=screening_session`)).body.data,
  };
}
type Started = Awaited<ReturnType<typeof started>>;
async function answerAll({ answer }: Started, years = '5') {
  await answer('years', years);
  await answer('where', 'Home');
  return answer('tools', ['Docker']);
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (e: { code: string; details?: { path: string }[] }) => [e.code, ...(e.details ?? []).map(({ path }) => path)],
  );
const late = (id: string) => app.rows('update screening_sessions set expires_at = $2 where id = $1', [id, yesterday()]);
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const resume = (text = 'Asha Rao\nEngineer since 2019') => Buffer.from(text);

describe('a whole session', () => {
  test('Complete from the link to the score, as the candidate and the API see it', async () => {
    const session = await started();
    const application = await pipeline.apply(session.candidate, job, { status: 'screening' });
    expect(await session.view()).toEqual({
      id: session.id,
      brandColor: null,
      logoHash: null,
      status: 'initiated',
      channel: 'web_form',
      candidateId: session.candidate,
      jobId: job,
      jobTitle: 'Backend Engineer',
      companyName: 'Acme',
      organizationId,
      organizationName: 'Test Recruiting',
      questions: questions.map(({ id, question, type, options = [], required }) => ({
        ...{ id, question, type, options, required },
      })),
      answers: {},
      nextQuestionId: 'years',
      wantsResume: false,
      expiresAt: timestamp,
    });
    expect(await session.begin()).toMatchObject({ status: 'in_progress', nextQuestionId: 'years' });
    const began = (await session.shown()).form_started_at;
    expect(began).toEqual(timestamp);
    await session.begin();

    await session.answer('years', '3');
    expect(await session.answer('where', 'Home')).toMatchObject({ nextQuestionId: 'tools' });
    expect(await session.shown()).toMatchObject({
      status: 'in_progress',
      current_question_index: 2,
      form_started_at: began,
      calculated_score: null,
      completed_at: null,
    });
    const all = await session.answer('tools', ['Helm', 'Docker']);
    expect(all).toMatchObject({
      answers: { years: '3', where: 'Home', tools: ['Docker', 'Helm'] },
      nextQuestionId: null,
      wantsResume: false,
    });
    expect(await session.finish()).toMatchObject({ status: 'completed' });

    const shown = await session.shown();
    expect(shown).toMatchObject({
      status: 'completed',
      current_question_index: 3,
      calculated_score: 62.5, // (50 * 3 + 100) / 4
      form_started_at: began,
      completed_at: timestamp,
      email_sent_at: null,
    });
    const response = (fields: object) => ({ id: expect.any(String), answered_at: timestamp, ...fields });
    expect(shown.responses).toEqual([
      response({ question_id: 'years', question: 'Years?', answer: '3', answer_type: 'number', score: 50 }),
      response({ question_id: 'where', question: 'Where?', answer: 'Home', answer_type: 'single_choice', score: null }),
      response({
        question_id: 'tools',
        question: 'Which?',
        answer: '["Docker","Helm"]',
        answer_type: 'multiple_choice',
        score: 100,
      }),
    ]);
    expect((await api.get(`/applications/${application}`)).body.data).toMatchObject({
      screening_score: 62.5,
      status: 'screened',
      screening_completed_at: timestamp,
    });
    expect((await pipeline.events(application)).map((event) => event.to_status)).toEqual(['screening', 'screened']);
    expect((await api.get(`/candidates/${session.candidate}`)).body.data).toMatchObject({ screening_score: 62.5 });
    const { data } = (await api.get(`/screenings?candidate_id=${session.candidate}`)).body;
    expect(data).toMatchObject([{ id: session.id, calculated_score: 62.5, current_question_index: 3 }]);
  });

  test('Show the candidate nothing about scoring', async () => {
    const session = await started();
    const view = await answerAll(session);
    expect(JSON.stringify(view)).not.toMatch(/expected|weight|knockout|score/);
  });

  test('Replace an earlier answer, move updated_at, and allow to keep the position', async () => {
    const session = await started();
    await answerAll(session, '1');
    const before = await session.shown();
    const view = await session.answer('years', '1,000');
    expect(view.answers['years']).toBe('1000');
    const after = await session.shown();
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(after.responses).toHaveLength(3);
    expect(after.current_question_index).toBe(3);
    expect(after.responses.find((r: any) => r.question_id === 'years')).toMatchObject({ answer: '1000', score: 100 });
  });

  test('Exclude a skipped optional question from the score', async () => {
    const session = await started();
    await session.answer('years', '4');
    await session.answer('where', 'Office');
    expect(await session.answer('tools', [])).toMatchObject({ answers: { tools: [] }, nextQuestionId: null });
    await session.finish();
    expect(await session.shown()).toMatchObject({ status: 'completed', calculated_score: 100 });
  });

  test('Complete without a score if the job has no questions or none that are scored', async () => {
    for (const screening_questions of [null, [questions[1]]]) {
      const session = await started({ of: await pipeline.job({ screening_questions }) });
      await session.begin();
      if (screening_questions) await session.answer('where', 'Home');
      expect(await session.finish()).toMatchObject({ status: 'completed', nextQuestionId: null });
      expect(await session.shown()).toMatchObject({ calculated_score: null });
    }
  });

  test('Score 0 for a failed knockout question', async () => {
    const asked = [{ ...questions[0], knockout: true }, questions[2]];
    const session = await started({ of: await pipeline.job({ screening_questions: asked }) });
    await session.answer('years', '3');
    await session.answer('tools', ['Docker', 'Helm']);
    await session.finish();
    expect(await session.shown()).toMatchObject({ status: 'completed', calculated_score: 0 });
  });
});

describe('completing a session', () => {
  test('Move only an application in screening to screened, and score a candidate without one', async () => {
    const hired = await started();
    const application = await pipeline.apply(hired.candidate, job, { status: 'Shortlisted' });
    await answerAll(hired);
    await hired.finish();
    expect((await api.get(`/applications/${application}`)).body.data).toMatchObject({
      status: 'Shortlisted',
      screening_score: 87.5,
      screening_completed_at: null,
    });
    const alone = await started();
    await answerAll(alone);
    await alone.finish();
    expect((await api.get(`/candidates/${alone.candidate}`)).body.data.screening_score).toBe(87.5);
  });

  test('Show the latest of all scores on the candidate, and its own on an application', async () => {
    const session = await started();
    const { candidate } = session;
    const application = await pipeline.apply(candidate, job);
    await answerAll(session);
    await session.finish();
    const other = await pipeline.job({ screening_questions: questions });
    const { screeningId } = await app.web
      .resolve(ScreeningStartService)
      .start({ organizationId, candidateId: candidate, jobId: other, channel: 'web_form' });
    await sessions.answer(organizationId, screeningId, 'years', '2');
    await sessions.answer(organizationId, screeningId, 'where', 'Home');
    await sessions.finish(organizationId, screeningId);
    expect((await api.get(`/candidates/${candidate}`)).body.data.screening_score).toBe(0);
    expect((await api.get(`/applications/${application}`)).body.data.screening_score).toBe(87.5);
  });

  test('Roll back everything if the application cannot be updated, and allow to finish again', async () => {
    const session = await started();
    const application = await pipeline.apply(session.candidate, job, { status: 'screening' });
    await answerAll(session);
    await app.rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`);
    await app.rows('create trigger refuse before update on candidate_jobs for each row execute function refuse()');
    await expect(session.finish()).rejects.toThrow('killed');
    await app.rows('drop trigger refuse on candidate_jobs');
    expect(await session.shown()).toMatchObject({ status: 'in_progress', calculated_score: null, completed_at: null });
    expect((await pipeline.candidateRow(session.candidate)).screening_score).toBeNull();
    await session.finish();
    expect((await api.get(`/applications/${application}`)).body.data).toMatchObject({ status: 'screened' });
  });

  test('Complete once for five concurrent requests and a repeat', async () => {
    const session = await started();
    const application = await pipeline.apply(session.candidate, job, { status: 'screening' });
    await answerAll(session);
    const views = await together(5, () => session.finish());
    expect(views.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'completed'));
    const first = await session.shown();
    await session.finish();
    expect(await session.shown()).toEqual(first);
    expect((await pipeline.events(application)).map((event) => event.to_status)).toEqual(['screening', 'screened']);
  });
});

describe('a candidate without a resume', () => {
  const without = () => started({ person: {} });

  test('Wait for the resume after the last answer, until a file is there', async () => {
    const session = await without();
    expect(await session.begin()).toMatchObject({ status: 'in_progress', wantsResume: false });
    expect(await answerAll(session)).toMatchObject({ status: 'awaiting_resume', wantsResume: true });
    expect(await session.finish()).toMatchObject({ status: 'awaiting_resume', wantsResume: true });
    expect(await session.attach(resume())).toMatchObject({ status: 'in_progress', wantsResume: false });
    const { resume_path } = await pipeline.candidateRow(session.candidate);
    expect(await app.rows('select bytes from resume_files where path = $1', [resume_path])).toEqual([
      { bytes: resume() },
    ]);
    expect(await pipeline.tasks('candidates.read-resume')).toContainEqual({
      data: { organizationId, candidateId: session.candidate },
    });
    expect(await session.finish()).toMatchObject({ status: 'completed' });
  });

  test('Complete without a resume if the candidate skips it', async () => {
    const session = await without();
    await answerAll(session);
    await session.skip();
    expect(await session.skip()).toMatchObject({ status: 'in_progress', wantsResume: false });
    expect(await session.finish()).toMatchObject({ status: 'completed' });
  });

  test('Request the resume before the end, and still accept answers to optional questions', async () => {
    const session = await without();
    await session.answer('years', '4');
    await session.answer('where', 'Home');
    expect(await session.finish()).toMatchObject({ status: 'awaiting_resume', nextQuestionId: 'tools' });
    expect(await session.answer('tools', 'Docker')).toMatchObject({ status: 'awaiting_resume', nextQuestionId: null });
  });

  test('Stop waiting if the candidate gets a resume in another way', async () => {
    const session = await without();
    await answerAll(session);
    await api.put(`/candidates/${session.candidate}`, { resume_url });
    expect(await session.view()).toMatchObject({ status: 'awaiting_resume', wantsResume: false });
    expect(await session.finish()).toMatchObject({ status: 'completed' });
  });

  test('Store one of two concurrent files, and refuse the other', async () => {
    const session = await without();
    await answerAll(session);
    const outcomes = await together(2, (n) => refusal(session.attach(resume(`Asha Rao ${n}`))));
    expect(outcomes.toSorted()).toEqual([['conflict'], undefined]);
    const files = await app.rows('select path from resume_files f where f.bytes = any($1)', [
      [resume('Asha Rao 0'), resume('Asha Rao 1')],
    ]);
    expect(files).toHaveLength(1);
    expect((await pipeline.candidateRow(session.candidate)).resume_path).toBe(files[0].path);
  });

  test('Store the same file once, sent twice at once and once more', async () => {
    const session = await without();
    await answerAll(session);
    const file = resume('Asha Rao, the same again');
    await together(2, () => session.attach(file));
    expect(await session.attach(file)).toMatchObject({ status: 'in_progress', wantsResume: false });
    expect(await app.rows('select 1 from resume_files where bytes = $1', [file])).toHaveLength(1);
  });

  test('Refuse a file that is no resume, too large, or a second one', async () => {
    const session = await without();
    await answerAll(session);
    expect(await refusal(session.attach(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])))).toEqual([
      'unsupported_media_type',
    ]);
    expect(await refusal(session.attach(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')))).toEqual(['payload_too_large']);
    expect(await session.view()).toMatchObject({ status: 'awaiting_resume' });
    expect((await pipeline.candidateRow(session.candidate)).resume_path).toBeNull();
    const has = await started();
    expect(await refusal(has.attach(resume()))).toEqual(['conflict']);
    expect((await pipeline.candidateRow(has.candidate)).resume_path).toBeNull();
  });
});

describe('refused requests, without a change', () => {
  test('Refuse to finish before required questions are answered, naming each', async () => {
    const session = await started();
    await session.answer('tools', 'Docker');
    expect(await refusal(session.finish())).toEqual(['validation_error', 'years', 'where']);
    await session.answer('years', '4');
    expect(await refusal(session.finish())).toEqual(['validation_error', 'where']);
    expect(await session.shown()).toMatchObject({ status: 'in_progress', current_question_index: 1 });
  });

  test('Refuse an invalid answer, and an answer to an unknown question', async () => {
    const session = await started();
    await session.answer('years', '4');
    expect(await refusal(session.answer('years', 'many'))).toEqual(['validation_error', 'years']);
    expect(await refusal(session.answer('where', ''))).toEqual(['validation_error', 'where']);
    expect(await refusal(session.answer('other', 'x'))).toEqual(['not_found']);
    expect(await session.view()).toMatchObject({ answers: { years: '4' } });
  });

  test('Refuse everything past the deadline, even before expiry is stored', async () => {
    const session = await started();
    await answerAll(session);
    await late(session.id);
    const before = await session.shown();
    expect(before.status).toBe('expired');
    const attempts = [
      session.begin(),
      session.answer('years', '9'),
      session.attach(resume()),
      session.skip(),
      session.finish(),
    ];
    expect(await Promise.all(attempts.map(refusal))).toEqual(attempts.map(() => ['conflict']));
    expect(await session.shown()).toEqual(before);
    expect(await session.view()).toMatchObject({ status: 'expired', wantsResume: false, answers: { years: '5' } });
  });

  test.each(['completed', 'expired', 'cancelled'])('Refuse answers in status %s', async (status) => {
    const session = await started();
    await app.rows('update screening_sessions set status = $2 where id = $1', [session.id, status]);
    expect(await refusal(session.answer('years', '9'))).toEqual(['conflict']);
    expect(await refusal(session.begin())).toEqual(['conflict']);
    expect((await session.shown()).responses).toEqual([]);
    if (status !== 'completed') expect(await refusal(session.finish())).toEqual(['conflict']);
  });

  test('Refuse an unknown session and another organization’s session', async () => {
    const session = await started();
    const stranger = (await app.tenant()).organizationId;
    const before = await session.shown();
    for (const [organization, id] of [
      [stranger, session.id],
      [organizationId, unknownId()],
    ] as const) {
      const attempts = [
        sessions.view(organization, id),
        sessions.begin(organization, id),
        sessions.answer(organization, id, 'years', '9'),
        sessions.attachResume(organization, id, resume()),
        sessions.skipResume(organization, id),
        sessions.finish(organization, id),
      ];
      expect(await Promise.all(attempts.map(refusal))).toEqual(attempts.map(() => ['not_found']));
      await sessions.recordOpened(organization, id);
      await sessions.recordSent(organization, id);
    }
    expect(await session.shown()).toEqual(before);
  });
});

test('Store concurrent answers of a phone and a laptop, and set the position after them', async () => {
  const many = Array.from({ length: 8 }, (_, n) => ({
    id: `q${n}`,
    question: 'Why?',
    type: 'text',
    required: true,
    order: n,
  }));
  const session = await started({ of: await pipeline.job({ screening_questions: many }) });
  await together(8, (n) => session.answer(`q${n}`, `because ${n}`));
  const shown = await session.shown();
  expect(shown.current_question_index).toBe(8);
  expect(shown.responses.map((r: any) => r.answer).toSorted()).toEqual(many.map((_, n) => `because ${n}`));
});

test('Record sending and first opening of an email; refuse the form of a WhatsApp session', async () => {
  const session = await started({ channel: 'email' });
  await sessions.recordSent(organizationId, session.id);
  await sessions.recordOpened(organizationId, session.id);
  const first = await session.shown();
  expect(first).toMatchObject({ status: 'message_sent', email_sent_at: timestamp, email_opened_at: timestamp });
  await session.begin();
  await sessions.recordSent(organizationId, session.id);
  await sessions.recordOpened(organizationId, session.id);
  const { email_sent_at, email_opened_at } = first;
  expect(await session.shown()).toMatchObject({ status: 'in_progress', email_sent_at, email_opened_at });

  const { session: stored } = rowsOf(app, organizationId);
  const talk = await stored(await pipeline.candidate(), job, { channel: 'whatsapp', questions });
  const shown = async () => (await api.get(`/screenings/${talk}?type=screening_session`)).body.data;
  await sessions.recordSent(organizationId, talk);
  expect(await shown()).toMatchObject({ status: 'message_sent', email_sent_at: null });
  await sessions.begin(organizationId, talk);
  expect(await shown()).toMatchObject({ status: 'in_progress', form_started_at: null });
});

test('Keep an ended session ended when its email is recorded late', async () => {
  const { session } = rowsOf(app, organizationId);
  const id = await session(await pipeline.candidate(), job, { status: 'expired' });
  await sessions.recordSent(organizationId, id);
  expect((await api.get(`/screenings/${id}?type=screening_session`)).body.data).toMatchObject({
    status: 'expired',
    email_sent_at: timestamp,
  });
});
