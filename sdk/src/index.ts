export type { Answer, Call } from './call.ts';
export { RecruitClient } from './client.ts';
export * from './errors.ts';
export type * from './generated/resources.ts';
export type * from './generated/schemas.ts';
export type {
  ClientOptions,
  FileInput,
  FileOptions,
  IdempotencyOptions,
  IfMatchOptions,
  IfNoneMatchOptions,
  RequestOptions,
} from './http.ts';
export type { ChangesQuery, Feed, List, Page, PageMeta } from './list.ts';
export { verifyWebhook, type WebhookInput } from './webhook.ts';
