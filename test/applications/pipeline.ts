import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Answer, aCandidate, type Tenant, type TestApp } from '../support/app.ts';

export const unknownId = (): string => randomUUID();

/** Resolves after all, with the answers in order. */
export const together = <T>(n: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, index) => call(index)));

/** Repeats a call while the service is too busy for it, which changes nothing. */
export async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

export function expectError(answer: Answer, status: number, code: string): void {
  expect([answer.status, answer.body?.error?.code]).toEqual([status, code]);
}

/** The paths of the fields that an answer finds wrong. */
export function expectWrong(answer: Answer, ...paths: string[]): void {
  expectError(answer, 400, 'validation_error');
  expect(answer.body.error.details.map((detail: { path: string }) => detail.path)).toEqual(paths);
}

/** Events are counted beside the fields of a row. */
const withoutVersion = (row: any): any => {
  const { event_version: _, ...rest } = row ?? {};
  return row && rest;
};

/** What tests of one tenant make and look at, over and over. Makers return ids. */
export function pipelineOf(app: TestApp, { organizationId, api }: Tenant) {
  const made = async (path: string, body: unknown): Promise<string> => {
    const answer = await api.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.id;
  };
  const one = async (sql: string, parameters: unknown[]) => (await app.rows(sql, parameters))[0];
  return {
    job: (fields: object = {}) => made('/jobs', { title: 'Backend Engineer', ...fields }),
    candidate: (fields: Record<string, unknown> = {}) => made('/candidates', aCandidate(fields)),
    candidates: (n: number) => together(n, () => made('/candidates', aCandidate())),
    apply: (candidate_id: string, job_id: string, fields: object = {}) =>
      made('/applications', { candidate_id, job_id, ...fields }),
    /** A candidate of the talent pool before the reveal. */
    masked: (full_name = 'Masked Person') => app.masked(organizationId, { full_name }),
    candidateRow: async (id: string) => withoutVersion(await one('select * from candidates where id = $1', [id])),
    applicationRow: async (id: string) => withoutVersion(await one('select * from candidate_jobs where id = $1', [id])),
    /** The status changes of an application, oldest first. */
    events: (id: string) =>
      app.rows(
        'select from_status, to_status, changed_at from candidate_job_status_events where application_id = $1 order by changed_at, id',
        [id],
      ),
    counts: (jobId: string) => one('select applicant_count, filled_count from jobs where id = $1', [jobId]),
    messages: (jobId: string) => app.rows('select * from outbound_messages where job_id = $1', [jobId]),
    /** The tasks of one kind that are about rows of this organization, without what ties them to their records. */
    tasks: (name: string) =>
      app.rows(`select data - '$task' as data from pgboss.job where name = $1 and data ->> 'organizationId' = $2`, [
        name,
        organizationId,
      ]),
  };
}
