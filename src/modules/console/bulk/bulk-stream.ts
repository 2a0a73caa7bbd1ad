import type { Logger } from '#platform/log.ts';
import { RecordStream } from '../live/record-stream.ts';
import { bulkFragment } from './bulk.view.ts';
import type { BulkReportService } from './bulk-report.service.ts';

export class BulkStream extends RecordStream {
  constructor(reports: BulkReportService, log: Logger) {
    super(async (organizationId, id) => bulkFragment(await reports.report(organizationId, id)), log);
  }
}
