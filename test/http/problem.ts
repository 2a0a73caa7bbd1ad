import { expect } from 'vitest';
import type { Answer } from '../support/app.ts';

/**
 * Asserts an error answer whole: its status and code, that nothing but the documented fields is in its body, that its
 * request_id is the header's, and `details` as `[path, code]` pairs in any order.
 */
export function expectProblem(
  answer: Answer,
  status: number,
  code: string,
  details?: [path: string, code: string][],
): void {
  const error = answer.body?.error;
  expect({ status: answer.status, code: error?.code }, JSON.stringify(answer.body)).toEqual({ status, code });
  expect(answer.body).toEqual({
    error: {
      code,
      message: expect.stringMatching(/\S/),
      retryable: [408, 429, 500, 503].includes(status),
      request_id: answer.headers.get('x-request-id'),
      ...(code === 'validation_error' && { details: expect.anything() }),
      ...(code === 'invalid_pipeline_status' && { allowed: expect.anything() }),
      ...(code === 'insufficient_scope' && { required_scope: expect.any(String) }),
    },
  });
  for (const detail of error.details ?? []) {
    expect(detail).toEqual({
      path: expect.any(String),
      code: expect.any(String),
      message: expect.stringMatching(/\S/),
    });
  }
  if (!details) return;
  const found = error.details.map((d: { path: string; code: string }) => [d.path, d.code]);
  expect(found.toSorted()).toEqual(details.toSorted());
}
