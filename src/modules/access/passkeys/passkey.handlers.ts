import { defineHandler } from '#platform/tasks/task.ts';
import { sendPasskeyNotice } from './passkey.tasks.ts';
import { PasskeyMailing } from './passkey-mail.ts';

export const passkeyHandlers = [
  defineHandler(sendPasskeyNotice, ({ payload: { organizationId, userId, noticeId }, resolve }) =>
    resolve(PasskeyMailing).send(organizationId, userId, noticeId),
  ),
];
