import type { ImportService } from '#modules/imports';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/log.ts';
import { RecordStream } from '../live/record-stream.ts';
import { importFragment } from './import-undo.view.ts';

export class ImportStream extends RecordStream {
  constructor(imports: ImportService, clock: Clock, log: Logger) {
    super(async (organizationId, id) => importFragment(await imports.get(organizationId, id), clock.now()), log);
  }
}
