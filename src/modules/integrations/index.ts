export { CallBuffer } from './request-log/call-buffer.ts';
export type { RequestLogRow, StatusRange } from './request-log/request-log.repository.ts';
export { callMethods } from './request-log/request-log.schemas.ts';
export { RequestLogService } from './request-log/request-log.service.ts';
