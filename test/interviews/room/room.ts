import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aCandidate, type Tenant, type TestApp } from '../../support/app.ts';

export type Told = { status: number; body: any; headers: Headers };

export const digestOf = (bytes: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

/** Pieces as a browser's recorder gives them: the first begins as a WebM file does. */
export function recorded(count: number, size = 2000): Buffer<ArrayBuffer>[] {
  return Array.from({ length: count }, (_, n) => {
    const bytes = Buffer.from(randomBytes(size));
    if (n === 0) Buffer.from([0x1a, 0x45, 0xdf, 0xa3]).copy(bytes);
    return bytes;
  });
}

export const webm = 'video/webm;codecs=vp8,opus';

/** A candidate's browser, by the protocol of the room. */
export function clientOf(base: string, token: string, seat: string = randomUUID()) {
  const at = (path: string) => `${base}/interview/${token}/${path}`;
  const ask = async (path: string, init: RequestInit = {}): Promise<Told> => {
    const response = await fetch(at(path), init);
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: response.headers };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const it = {
    token,
    seat,
    at,
    ask,
    post,
    state: () => ask(`state?seat=${seat}`),
    sit: () => post('seat', { seat }),
    begin: (fields = {}) => post('begin', { seat, consent: true, readiness: { camera: true }, ...fields }),
    open: (index: number) => post(`questions/${index}`, { seat }),
    run: (index: number, run: number, fields = {}) =>
      post(`questions/${index}/runs`, { seat, run, type: webm, ...fields }),
    chunk: (
      place: readonly [index: number, run: number, number: number],
      bytes: Uint8Array<ArrayBuffer>,
      headers = {},
    ) =>
      ask(`questions/${place[0]}/runs/${place[1]}/chunks/${place[2]}`, {
        method: 'POST',
        headers: { 'content-type': webm, 'content-digest': digestOf(bytes), ...headers },
        body: bytes,
      }),
    answer: (index: number, runs: { run: number; chunks: number }[] = [], fields = {}) =>
      post(`questions/${index}/answer`, { seat, runs, notes: null, accept_loss: false, ...fields }),
    signals: (signals: object[] = []) => post('signals', { seat, signals }),
    /** The same tab with another link. */
    as: (another: string) => clientOf(base, another, seat),
    /** Another tab with the same link. */
    otherTab: () => clientOf(base, token),
    /** As far as the first recording of the first question. */
    record: async () => {
      for (const told of [await it.sit(), await it.begin(), await it.open(0), await it.run(0, 0)]) {
        expect([told.status, told.body.seated]).toEqual([200, true]);
      }
    },
  };
  return it;
}

/** Interviews of a tenant, and who answers them. */
export function interviewsOf(app: TestApp, { organizationId, api }: Tenant) {
  const idOf = async (path: string, body: unknown): Promise<string> => {
    const answer = await api.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data.id;
  };
  return {
    /** Invited, and nothing done. */
    async invite(texts: readonly string[] = ['What have you built?', 'What went wrong?']) {
      const candidate = await idOf('/candidates', aCandidate());
      const job = await idOf('/jobs', { title: 'Engineer' });
      const made = await api.post('/video-interviews', {
        candidate_id: candidate,
        question_source: 'job',
        job_id: job,
        send_invite_email: false,
        interview_questions: texts.map((text) => ({ text, kind: 'spoken' })),
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const { id, session_token: token } = made.body.data;
      const of = (table: string, order = '1') =>
        app.rows(`select * from ${table} where organization_id = $1 and interview_id = $2 order by ${order}`, [
          organizationId,
          id,
        ]);
      return {
        ...clientOf(app.base, token),
        id: id as string,
        candidate,
        job,
        row: async () => (await app.rows('select * from video_interviews where id = $1', [id]))[0],
        room: async () => (await of('video_interview_rooms'))[0],
        answers: () => of('video_interview_answers', 'question_index'),
        runs: () => of('video_interview_runs', 'question_index, run'),
        chunks: () => of('video_interview_chunks', 'question_index, run, number'),
        kept: () => of('video_interview_signals', 'at, number'),
        detail: async () => (await api.get(`/screenings/${id}?type=video_interview`)).body.data,
        /** As if nothing had been heard of the candidate for so long. */
        silent: (minutes: number) =>
          app.rows(
            `update video_interview_rooms set last_seen_at = now() - make_interval(mins => $2) where interview_id = $1`,
            [id, minutes],
          ),
      };
    },
  };
}
