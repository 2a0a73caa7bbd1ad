import { expect, test } from 'vitest';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api } = await app.tenant();

test('201 with defaults when a client is created by its name alone', async () => {
  const made = await api.post('/clients', { name: 'Acme' });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ name: 'Acme', status: 'active', tags: [], metadata: {}, jobs_count: 0 });
});
