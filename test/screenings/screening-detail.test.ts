import { expect, test } from 'vitest';
import { expectError, expectWrong, pipelineOf, unknownId } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { rowsOf, yesterday } from './rows.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const pipeline = pipelineOf(app, tenant);
const { session, interview, response, answer } = rowsOf(app, tenant.organizationId);

const job = await pipeline.job({ title: 'Backend Engineer' });
const candidate = await pipeline.candidate({
  full_name: 'Asha Rao',
  total_experience_years: 7.5,
  relevant_experience_years: 4.25,
});
const application = await pipeline.apply(candidate, job, { status: 'screening', match_score: 81.5 });
// another job's, which says nothing of this one's screenings
await pipeline.apply(candidate, await pipeline.job(), { status: 'hired', match_score: 5 });

const moment = (minute: number) => `2026-11-01T09:${String(minute).padStart(2, '0')}:00.123Z`;
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const sessionOf = (id: string) => api.get(`/screenings/${id}?type=screening_session`);
const interviewOf = (id: string) => api.get(`/screenings/${id}?type=video_interview`);
const itemOf = async (id: string) =>
  (await api.get('/screenings')).body.data.find((item: { id: string }) => item.id === id);
const joined = {
  candidate_id: candidate,
  job_id: job,
  candidate_name: 'Asha Rao',
  job_title: 'Backend Engineer',
  pipeline_status: 'screening',
  match_score: 81.5,
};

test('Return every field of a session, and its responses in answering order', async () => {
  const fields = {
    channel: 'web_form',
    status: 'completed',
    calculated_score: 62.5,
    current_question_index: 2,
    email_sent_at: moment(1),
    email_opened_at: moment(2),
    form_started_at: moment(3),
    completed_at: moment(6),
    expires_at: '2099-11-08T09:00:00.000Z',
    metadata: { wave: [1] },
  };
  const id = await session(candidate, job, { ...fields, questions: [{ id: 'secret' }] });
  const second = { question_id: 'a', question: 'Notice?', answer: '30', answer_type: 'number', score: null };
  const first = { question_id: 'b', question: 'Why?', answer: 'Curious', answer_type: 'text', score: 80.5 };
  const ids = [
    await response(id, { ...second, answered_at: moment(5) }),
    await response(id, { ...first, answered_at: moment(4) }),
  ];
  const item = {
    id,
    type: 'screening_session',
    ...joined,
    ...fields,
    created_at: timestamp,
    updated_at: timestamp,
  };
  expect(await itemOf(id)).toEqual(item);
  const detail = await sessionOf(id);
  expect(detail.status).toBe(200);
  expect(detail.body).toEqual({
    data: {
      ...item,
      responses: [
        { id: ids[1], ...first, answered_at: moment(4) },
        { id: ids[0], ...second, answered_at: moment(5) },
      ],
    },
  });
});

test('Return every field of a video interview, its questions, and its answers by question_index', async () => {
  const fields = {
    status: 'completed',
    question_source: 'job',
    initiated_via: 'dashboard',
    overall_score: 71.25,
    proctoring_trust_score: 93.5,
    proctoring_risk_level: 'low',
    recording_merge_status: 'merged',
    has_recording_chunks: true,
    has_valid_merge: true,
    current_question_index: 1,
    started_at: moment(10),
    ended_at: moment(20),
    expires_at: '2099-11-08T09:00:00.000Z',
    metadata: null,
  };
  const documents = {
    questions: [{ id: 'q1', text: 'Tell us of a queue.', kind: 'spoken', order: 1, skill: 'PostgreSQL' }],
    proctoring_summary_json: { tabs: 1 },
    integrity_json: { copied: [] },
    readiness_json: { camera: true },
  };
  const id = await interview(candidate, job, { ...fields, ...documents });
  await answer(id, { question_index: 1, question_text: 'And then?', score: null, answered_at: moment(12) });
  const judged = { answer_transcript: 'Well', notes: 'As said', score: 55.5, score_reasons: ['Short.'], seconds: 61.5 };
  await answer(id, { question_index: 0, ...judged, answered_at: moment(13) });
  const item = {
    id,
    type: 'video_interview',
    ...joined,
    total_experience_years: 7.5,
    relevant_experience_years: 4.25,
    ...fields,
    created_at: timestamp,
    updated_at: timestamp,
  };
  expect(await itemOf(id)).toEqual(item);
  const detail = await interviewOf(id);
  expect(detail.status).toBe(200);
  expect(detail.body).toEqual({
    data: {
      ...item,
      ...documents,
      answers: [
        { question_index: 0, question_text: '?', ...judged, answered_at: moment(13) },
        {
          question_index: 1,
          question_text: 'And then?',
          answer_transcript: null,
          notes: null,
          score: null,
          score_reasons: [],
          seconds: null,
          answered_at: moment(12),
        },
      ],
      ratings: [],
    },
  });
});

test('Return null for unset fields of a new session and an interview about the resume only', async () => {
  const person = await pipeline.candidate({ full_name: 'New' });
  const item = await itemOf(await session(person, job));
  expect(Object.keys(item).filter((name) => item[name] === null)).toEqual([
    'pipeline_status',
    'match_score',
    'calculated_score',
    'email_sent_at',
    'email_opened_at',
    'form_started_at',
    'completed_at',
    'metadata',
  ]);
  expect(item).toMatchObject({ status: 'initiated', current_question_index: 0, job_title: 'Backend Engineer' });
  const id = await interview(person, null);
  const { data } = (await interviewOf(id)).body;
  expect(Object.keys(data).filter((name) => data[name] === null)).toEqual([
    'job_id',
    'job_title',
    'pipeline_status',
    'match_score',
    'total_experience_years',
    'relevant_experience_years',
    'overall_score',
    'proctoring_trust_score',
    'proctoring_risk_level',
    'recording_merge_status',
    'started_at',
    'ended_at',
    'metadata',
    'proctoring_summary_json',
    'integrity_json',
    'readiness_json',
  ]);
  expect(data).toMatchObject({
    status: 'invited',
    question_source: 'resume',
    has_recording_chunks: false,
    has_valid_merge: false,
    questions: [],
    answers: [],
  });
});

test('Show overdue sessions as expired immediately, except final states and running interviews', async () => {
  const expires_at = yesterday();
  for (const status of ['initiated', 'message_sent', 'in_progress', 'awaiting_resume', 'completed', 'cancelled']) {
    const person = await pipeline.candidate();
    const id = await session(person, job, { status, expires_at });
    const shown = ['completed', 'cancelled'].includes(status) ? status : 'expired';
    expect((await sessionOf(id)).body.data.status, status).toBe(shown);
  }
  for (const status of ['invited', 'in_progress', 'completed', 'abandoned']) {
    const id = await interview(candidate, job, { status, expires_at });
    expect((await interviewOf(id)).body.data.status, status).toBe(status === 'invited' ? 'expired' : status);
  }
});

test('Show the stored name of a masked candidate', async () => {
  const masked = await pipeline.masked('Hidden Person');
  const id = await interview(masked, null);
  expect((await interviewOf(id)).body.data.candidate_name).toBe('Hidden Person');
});

test('Keep screenings of a deleted application, without its status and score', async () => {
  const ids = [await session(candidate, job, { channel: 'whatsapp' }), await interview(candidate, job)];
  expect((await itemOf(String(ids[0]))).pipeline_status).toBe('screening');
  expect((await api.delete(`/applications/${application}`)).status).toBe(204);
  for (const id of ids) expect(await itemOf(id)).toMatchObject({ id, pipeline_status: null, match_score: null });
  expect((await sessionOf(String(ids[0]))).body.data.pipeline_status).toBeNull();
  expect((await interviewOf(String(ids[1]))).body.data.match_score).toBeNull();
});

test('Return the same 404 for a foreign, unknown or malformed ID, or another type’s', async () => {
  const stranger = await app.tenant();
  const theirs = pipelineOf(app, stranger);
  const rows = rowsOf(app, stranger.organizationId);
  const person = await theirs.candidate();
  const [theirSession, theirInterview] = [
    await rows.session(person, await theirs.job()),
    await rows.interview(person, null),
  ];
  const answers = [
    await sessionOf(theirSession),
    await interviewOf(theirInterview),
    await sessionOf(await interview(candidate, null)),
    await interviewOf(await session(candidate, job, { status: 'cancelled' })),
    await sessionOf(unknownId()),
    await interviewOf(unknownId()),
    await sessionOf('x'),
  ];
  for (const found of answers) {
    expectError(found, 404, 'not_found');
    expect(found.body.error.message).toBe('The screening was not found.');
  }
  expect((await stranger.api.get(`/screenings/${theirSession}?type=screening_session`)).status).toBe(200);
});

test.each(['', '?type=', '?type=session', '?type=video', '?type=all', '?type=screening_session&type=video_interview'])(
  'Return 400 naming type for a detail with "%s"',
  async (query) => {
    expectWrong(await api.get(`/screenings/${unknownId()}${query}`), 'type');
  },
);

test('Return 400 for another parameter of a detail', async () => {
  expectWrong(await api.get(`/screenings/x?type=video_interview&channel=email`), 'channel');
});
