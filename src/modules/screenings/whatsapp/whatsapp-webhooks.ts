import type { Webhook } from '#platform/http/webhooks.ts';
import { WhatsappCloud } from '#platform/messaging/whatsapp.client.ts';
import { challengeOf, isSigned, readWebhook } from '#platform/messaging/whatsapp-webhook.ts';
import { WhatsappInbox } from './whatsapp-inbox.service.ts';

const path = '/webhooks/whatsapp';

export const whatsappWebhooks: Webhook[] = [
  {
    method: 'get',
    path,
    handler: async ({ query, resolve }) => {
      const { settings } = resolve(WhatsappCloud);
      if (!settings) return { status: 404 };
      const challenge = challengeOf(query, settings.verifyToken);
      return challenge === undefined ? { status: 403 } : { status: 200, text: challenge };
    },
  },
  {
    method: 'post',
    path,
    handler: async ({ body, headers, resolve }) => {
      const { settings } = resolve(WhatsappCloud);
      if (!settings) return { status: 404 };
      if (!isSigned(body, headers['x-hub-signature-256'], settings.appSecret)) return { status: 401 };
      const notification = readWebhook(body, settings.phoneNumberId);
      if (!notification) return { status: 400 };
      await resolve(WhatsappInbox).receive(notification.messages, notification.reports);
      return { status: 200 };
    },
  },
];
