/**
 * What is sent to candidates: which page its link opens, and whether somebody asked for it. What nobody asked for can be
 * unsubscribed from, and does not go to an address that bounced.
 */
export const kinds = {
  interest_outreach: { opens: 'interest', isAskedFor: false },
  video_interview_invite: { opens: 'interview', isAskedFor: true },
  screening_invite: { opens: 'screening', isAskedFor: true },
  screening_reminder: { opens: 'screening', isAskedFor: false },
} as const;

export type MessageKind = keyof typeof kinds;
export const messageKinds = Object.keys(kinds) as [MessageKind, ...MessageKind[]];
