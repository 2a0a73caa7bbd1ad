import { expect } from 'vitest';
import { CandidateLinkService } from '../../src/modules/outreach/index.ts';
import { aCandidate, type Tenant, type TestApp } from '../support/app.ts';

export const baseUrl = 'https://jobs.example';

/** Records and readers for tests of messages. */
export function outreachOf(app: TestApp, { organizationId, api }: Tenant) {
  const links = app.web.resolve(CandidateLinkService);
  return {
    async job(fields: object = {}): Promise<string> {
      return (await api.post('/jobs', { title: 'Backend Engineer', client_name: 'Acme', ...fields })).body.data.id;
    },
    /** Applies a candidate, who is created unless the email is known. */
    async apply(jobId: string, fields: Record<string, unknown> = {}) {
      const body = aCandidate(fields);
      const answer = await api.post('/candidates', { ...body, application: { job_id: jobId } });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      const { id: candidateId, applications } = answer.body.data;
      return {
        candidateId,
        jobId,
        email: body.email,
        id: applications.find((a: any) => a.job_id === jobId).id as string,
      };
    },
    application: async (id: string) => (await api.get(`/applications/${id}`)).body.data,
    balance: async () => (await api.get('/organization')).body.data.credit_balance as number,
    interviews: (candidateId: string) =>
      app.rows('select * from video_interviews where candidate_id = $1', [candidateId]),
    messages: (candidateId: string) =>
      app.rows('select * from outbound_messages where candidate_id = $1 order by created_at, id', [candidateId]),
    suppressed: () =>
      app.rows('select address, reason from suppressed_addresses where organization_id = $1 order by 1, 2', [
        organizationId,
      ]),
    /** The target of a link in an email. */
    async linkIn(text: string | undefined, purpose: 'interest' | 'interview' | 'screening' | 'unsubscribe') {
      const found = new RegExp(`${baseUrl}/${purpose}/([\\w-]{43})(?![\\w-])`).exec(text ?? '');
      const link = await links.open(found?.[1] ?? '', purpose);
      if (!link) throw new Error(`no ${purpose} link in ${text}`);
      return link;
    },
  };
}
