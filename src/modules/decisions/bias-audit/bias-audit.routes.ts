import { Attachment } from '#platform/http/api/attachment.ts';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { BiasAuditReply, BiasAuditRequest } from './bias-audit.schemas.ts';
import { BiasAuditService } from './bias-audit.service.ts';
import { biasAuditFile } from './bias-audit-csv.ts';

export const biasAuditEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/compliance/bias-audit',
    operationId: 'getBiasAudit',
    tag: 'Compliance',
    summary: 'Compute a bias audit',
    description:
      'Compares match scores and selections between the categories that applicants put themselves into. It is the ' +
      'calculation of New York City’s Local Law 144: scoring rates, selection rates and impact ratios. The law also ' +
      'requires an independent auditor. The audit log has an entry of each audit.',
    access: 'api-key',
    scope: 'compliance:read',
    request: { query: BiasAuditRequest },
    replies: { 200: BiasAuditReply },
    attachments: ['text/csv'],
    viewAction: 'bias_audit.view',
    errors: [],
    handler: async ({ actor, query: { format, ...query }, resolve }) => {
      const data = await resolve(BiasAuditService).compute(actor.organizationId, query);
      return format === 'csv' ? new Attachment(biasAuditFile(data)) : { status: 200, body: { data } };
    },
  }),
];
