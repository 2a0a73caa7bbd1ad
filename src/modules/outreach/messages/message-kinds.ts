/**
 * The page that each links to. Candidates can unsubscribe from messages that are not transactional, and those do not go
 * to addresses that bounced.
 */
export const messageKindRules = {
  interest_outreach: { opens: 'interest', isTransactional: false },
  video_interview_invite: { opens: 'interview', isTransactional: true },
  screening_invite: { opens: 'screening', isTransactional: true },
  screening_reminder: { opens: 'screening', isTransactional: false },
  rejection: { opens: 'decision', isTransactional: true },
} as const;

/** How long the link to a decision works. */
export const decisionLinkDays = 180;

export type MessageKind = keyof typeof messageKindRules;
export const messageKinds = Object.keys(messageKindRules) as [MessageKind, ...MessageKind[]];
