export { ApiKeyService } from './api-key.service.ts';
