import { ApiError } from '../errors.ts';
import type { BulkApply, BulkResult } from '../generated/schemas.ts';
import type { Http } from '../http.ts';
import { type Row, readCsv } from './csv.ts';
import { UsageError } from './usage.ts';

const columns = ['candidate_id', 'job_id', 'status', 'notes', 'match_score', 'external_id'];
const most = 100;
/** Request fields with a value for each candidate. */
const ofCandidates = /^(?:candidate_ids|match_scores|external_ids)\b/;

type Batch = { rows: Row[]; body: BulkApply };
export type RowResult = {
  row: number;
  candidate_id: string;
  job_id: string;
  result: string;
  application_id: string | null;
  error: { code: string; message: string } | null;
};

/** Groups rows into requests of up to 100 candidates with the same job, status and notes. */
function batchesOf(rows: readonly Row[], defaults: Partial<BulkApply>): Batch[] {
  const batches = new Map<string, Batch>();
  const full: Batch[] = [];
  for (const row of rows) {
    const { candidate_id: candidateId, match_score: score, external_id: externalId, ...fields } = row.fields;
    const { job_id: jobId, ...shared } = { ...defaults, ...fields };
    if (!candidateId) throw new UsageError(`Row ${row.number} of the CSV file has no candidate_id`);
    if (!jobId) throw new UsageError(`Row ${row.number} of the CSV file has no job_id. Add a column, or --job-id`);
    if (score && Number.isNaN(Number(score))) throw new UsageError(`Row ${row.number}: match_score must be a number`);
    const key = JSON.stringify([jobId, shared]);
    const isNew = { rows: [], body: { ...shared, job_id: jobId, candidate_ids: [] } };
    let batch = batches.get(key) ?? isNew;
    if (batch.rows.length === most || batch.body.candidate_ids.includes(candidateId)) batch = isNew;
    if (batch === isNew) full.push(batch);
    batches.set(key, batch);
    batch.rows.push(row);
    batch.body.candidate_ids.push(candidateId);
    if (score) batch.body.match_scores = { ...batch.body.match_scores, [candidateId]: Number(score) };
    if (externalId) batch.body.external_ids = { ...batch.body.external_ids, [candidateId]: externalId };
  }
  return full;
}

const resultOf = (
  { number, fields }: Row,
  jobId: string,
  one: BulkResult | undefined,
  error: RowResult['error'],
): RowResult => ({
  row: number,
  candidate_id: fields['candidate_id'] ?? '',
  job_id: jobId,
  result: one?.result ?? 'failed',
  application_id: one?.application?.id ?? null,
  error: one?.error ?? error,
});

/** Applies the candidates of a CSV file. A refused row fails alone. If access is refused, the rest is not sent. */
export async function* bulkApplyCsv(http: Http, text: string, defaults: Partial<BulkApply>): AsyncGenerator<RowResult> {
  yield* applyRows(http, readCsv(text, columns), defaults);
}

async function* applyRows(http: Http, all: readonly Row[], defaults: Partial<BulkApply>): AsyncGenerator<RowResult> {
  for (const { rows, body } of batchesOf(all, defaults)) {
    const request = { verb: 'POST', path: '/api/v1/applications/bulk', body, isIdempotent: true };
    try {
      const results = await http.call<BulkResult[]>(request);
      for (const [i, row] of rows.entries()) yield resultOf(row, body.job_id, results[i], null);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status === 403 || error.retryable) throw error;
      const { code, message } = error;
      // An invalid value of one candidate fails the whole request, so each row is sent alone.
      if (rows.length > 1 && error.details.some(({ path }) => ofCandidates.test(path))) {
        for (const row of rows) yield* applyRows(http, [row], defaults);
        continue;
      }
      for (const row of rows) yield resultOf(row, body.job_id, undefined, { code, message });
    }
  }
}
