import { OrganizationService } from '#modules/organizations';
import { Clock } from '#platform/clock.ts';
import { type Container, configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { SelfIdentificationRepository } from '../self-identification/self-identification.repository.ts';
import { selfIdentificationEndpoints } from '../self-identification/self-identification.routes.ts';
import { SelfIdentificationService } from '../self-identification/self-identification.service.ts';
import { BiasAuditQueries } from './bias-audit.queries.ts';
import { biasAuditEndpoints } from './bias-audit.routes.ts';
import { BiasAuditService } from './bias-audit.service.ts';

/** The parts of the module definition for self-identification and for the audit that counts it. */
export const biasAudit = {
  endpoints: [...selfIdentificationEndpoints, ...biasAuditEndpoints],
  tableRights: {
    // Only functions of the owner write and count these rows. No statement of web or worker can connect an answer to a
    // person.
    self_identifications: { web: {}, worker: {} },
    self_identification_secrets: { web: {}, worker: {} },
  },
  register(c: Container): void {
    provide(c, SelfIdentificationRepository, [Database]);
    provide(c, SelfIdentificationService, [Database, SelfIdentificationRepository, configToken]);
    provide(c, BiasAuditQueries, [Database]);
    provide(c, BiasAuditService, [BiasAuditQueries, OrganizationService, Clock, configToken]);
  },
};
