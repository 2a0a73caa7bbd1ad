/** Every event that the service records. Never rename or remove one, because integrations branch on the names. */
export const eventTypes = [
  'client.created',
  'client.updated',
  'job.created',
  'job.updated',
  'job.status_changed',
  'job.enriched',
  'candidate.created',
  'candidate.updated',
  'candidate.resume_read',
  'candidate.revealed',
  'candidate.merged',
  'candidate.erased',
  'application.created',
  'application.updated',
  'application.status_changed',
  'application.scored',
  'application.interest_confirmed',
  'application.interest_declined',
  'application.deleted',
  'screening.started',
  'screening.completed',
  'screening.expired',
  'screening.cancelled',
  'video_interview.created',
  'video_interview.started',
  'video_interview.completed',
  'video_interview.abandoned',
  'video_interview.expired',
  'video_interview.assessed',
  'message.sent',
  'message.failed',
  'task.failed',
  'credits.low',
] as const;
export type EventType = (typeof eventTypes)[number];

export const subjectTypes = [
  'client',
  'job',
  'candidate',
  'application',
  'screening',
  'video_interview',
  'message',
  'task',
  'organization',
] as const;

export const eventActorTypes = ['key', 'user', 'candidate', 'system'] as const;

/** A row of the event log. */
export type LoggedEvent = {
  organizationId: string;
  id: string;
  /** Precise to the millisecond. */
  occurredAt: string;
  type: EventType;
  actorType: (typeof eventActorTypes)[number];
  actorId: string | null;
  subjectType: (typeof subjectTypes)[number];
  subjectId: string;
  version: number;
  changed: string[];
  data: Record<string, unknown>;
};
