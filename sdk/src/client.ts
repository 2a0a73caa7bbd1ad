import { Resources } from './generated/resources.ts';
import { type ClientOptions, Http } from './http.ts';

/**
 * All operations of the API, by resource: `client.jobs.list()`.
 *
 * Retries GET requests and POST requests, which carry an idempotency key, after network errors and retryable errors.
 */
export class RecruitClient extends Resources {
  constructor(options: ClientOptions) {
    super(new Http(options));
  }
}
