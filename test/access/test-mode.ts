import { expect } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { type Api, aCandidate, type TestApp } from '../support/app.ts';

/** A live organization with a live and a test key. */
export async function bothModes(app: TestApp, input: Parameters<TestApp['tenant']>[0] = {}) {
  const live = await app.tenant({ name: 'Live Ltd', credits: 50, ...input });
  return { live, ...(await testModeOf(app, live.organizationId)) };
}

export async function testModeOf(app: TestApp, liveId: string) {
  const { apiKey } = await app.web
    .resolve(ApiKeyService)
    .create({ organizationId: liveId, name: 'test mode', expiresAt: null, createdByUserId: null, test: true });
  const api = app.withKey(apiKey);
  const { id } = (await api.get('/organization')).body.data;
  return { key: apiKey, api, organizationId: id as string };
}

export const made = async (api: Api, path: string, body: unknown): Promise<string> => {
  const answer = await api.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
};

/** One of each resource, by the API. */
export async function fill(api: Api) {
  const client = await made(api, '/clients', { name: 'Acme' });
  const job = await made(api, '/jobs', { title: 'Backend Engineer', client_id: client });
  const candidate = await made(api, '/candidates', aCandidate({ whatsapp_number: '+91 98765 43210' }));
  const application = await made(api, '/applications', { candidate_id: candidate, job_id: job });
  const interview = await made(api, '/video-interviews', {
    candidate_id: candidate,
    job_id: job,
    question_source: 'job',
  });
  return { client, job, candidate, application, interview };
}

export const lists = ['/clients', '/jobs', '/candidates', '/applications', '/screenings', '/audit-log', '/tasks'];
