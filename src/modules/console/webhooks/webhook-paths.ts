import { settingsPath } from '../settings/settings-layout.ts';

export const webhooksPath = settingsPath('webhooks');
export const endpointPath = (id: string): string => `${webhooksPath}/${id}`;

export const deliveriesPath = '/console/settings/webhook-deliveries';
export const deliveryPath = (id: string): string => `${deliveriesPath}/${id}`;
