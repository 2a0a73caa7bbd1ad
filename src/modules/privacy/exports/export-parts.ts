import { ApplicantService } from '#modules/applications';
import { CandidateFiles } from '#modules/candidates';
import { RecordingService } from '#modules/interviews';
import { OrganizationService } from '#modules/organizations';
import { type Container, configToken, fileStoreToken, loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { exportPartsToken } from '#platform/files/export-part.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { CandidateExport } from './archive/candidate-export.ts';
import { ExportFiles } from './archive/export-files.service.ts';
import { OrganizationExport } from './archive/organization-export.ts';
import { exportHandlers } from './export.handlers.ts';
import { ExportRepository } from './export.repository.ts';
import { exportEndpoints } from './export.routes.ts';
import { ExportService } from './export.service.ts';
import { ExportLinkRepository } from './export-link.repository.ts';
import { ExportLinks } from './export-link.service.ts';
import { ExportMailService } from './export-mail.service.ts';
import { ExportRemoval } from './export-removal.service.ts';
import { ExportRun } from './export-run.service.ts';

/** The part of the module that exports are. */
export const exportsPart = {
  endpoints: exportEndpoints,
  tableRights: {
    // A merge forgets them.
    export_omissions: {
      web: { select: true, delete: true },
      worker: { select: true, insert: true, delete: true },
    },
    // The worker makes links for emails, and never looks one up.
    export_links: {
      web: { select: true, insert: true, delete: true },
      worker: { select: ['organization_id', 'export_id'], insert: true, delete: true },
    },
  },
  handlers: exportHandlers,
  register(c: Container) {
    provide(c, ExportRepository, [Database]);
    provide(c, ExportLinkRepository, [Database]);
    provide(c, ExportLinks, [ExportLinkRepository, fileStoreToken, configToken]);
    provide(c, ExportService, [Database, ExportRepository, ExportLinks, ApplicantService, TaskQueue]);
    provide(c, CandidateExport, [Database, exportPartsToken, OrganizationService, CandidateFiles, RecordingService]);
    provide(c, OrganizationExport, [Database, exportPartsToken, CandidateFiles, ExportRepository]);
    provide(c, ExportFiles, [fileStoreToken, CandidateExport, OrganizationExport]);
    provide(c, ExportRun, [Database, Exclusive, ExportRepository, ExportFiles, TaskQueue]);
    provide(c, ExportMailService, [Exclusive, ExportRepository, ExportService, ExportLinks, Mailer, configToken]);
    provide(c, ExportRemoval, [ExportRepository, ExportFiles, loggerToken]);
  },
} satisfies Omit<Module, 'name'>;
