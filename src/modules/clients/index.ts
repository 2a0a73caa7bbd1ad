export { ClientService } from './client.service.ts';
