import type { ErasureService } from '#modules/privacy';
import type { Logger } from '#platform/log.ts';
import { RecordStream } from '../live/record-stream.ts';
import { erasureFragment } from './erasure.view.ts';

export class ErasureStream extends RecordStream {
  constructor(erasures: ErasureService, log: Logger) {
    super(async (organizationId, id) => erasureFragment(await erasures.get(organizationId, id)), log);
  }
}
