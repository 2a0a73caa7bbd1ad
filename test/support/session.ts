import pg from 'pg';
import { onTestFinished } from 'vitest';

/** A session of the running test's own. It ends with the test, so that a failed one leaves no lock to its retry. */
export async function sessionOfTest(url: string | undefined): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
