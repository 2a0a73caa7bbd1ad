export {
  type ClientView,
  CreateClient,
  clientStatuses,
  UpdateClient,
} from './client.schemas.ts';
export { ClientService } from './client.service.ts';
