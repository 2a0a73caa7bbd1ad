import type { MessageKind } from '#modules/outreach';

/** What people call each kind of message. */
export const messageNames: Readonly<Record<MessageKind, string>> = {
  interest_outreach: 'Interest email',
  video_interview_invite: 'Invite to a video interview',
  screening_invite: 'Invite to a screening',
  screening_reminder: 'Reminder of a screening',
};

export const templatePath = (kind: MessageKind): string => `/console/settings/templates/${kind}`;
