import { z } from 'zod';
import { id } from '#platform/schema/fields.ts';

/** IDs that each action accepts. The first is the usual one. */
const idsOf = {
  interest_confirmed: ['application_id'],
  interest_declined: ['application_id'],
  screening_completed: ['application_id', 'screening_id'],
  interview_completed: ['application_id', 'video_interview_id'],
  resume_unreadable: ['candidate_id', 'application_id'],
  message_bounced: ['message_id', 'application_id'],
} as const;
export type SimulationAction = keyof typeof idsOf;
const actions = Object.keys(idsOf) as [SimulationAction, ...SimulationAction[]];

const ids = {
  application_id: id().optional().describe('ID of the application. For every action.'),
  screening_id: id().optional().describe('ID of the screening session. For `screening_completed`.'),
  video_interview_id: id().optional().describe('ID of the video interview. For `interview_completed`.'),
  message_id: id().optional().describe('ID of the kept message. For `message_bounced`.'),
  candidate_id: id().optional().describe('ID of the candidate. For `resume_unreadable`.'),
};
type IdName = keyof typeof ids;
const idNames = Object.keys(ids) as IdName[];

type Given = Partial<Record<IdName | 'action', unknown>> | null | undefined;

/** Undefined for an invalid action, which has an error of its own. */
const allowedFor = (given: Given): readonly IdName[] | undefined => idsOf[given?.action as SimulationAction];
const allowedIn = (given: Given): IdName[] => (allowedFor(given) ?? []).filter((name) => given?.[name] !== undefined);

/** Checked even where other fields are invalid. */
const rule = (path: string, code: string, message: string) => ({
  path: [path],
  message,
  when: () => true,
  params: { code },
});

const fields = z.strictObject({
  action: z
    .enum(actions)
    .describe(
      'What the candidate does. `screening_completed` and `interview_completed` create the screening or the video ' +
        'interview if the application has none.',
    ),
  ...ids,
});

const withKnownIds = idNames.reduce(
  (schema, name) =>
    schema
      .refine(
        (given: Given) => given?.[name] === undefined || (allowedFor(given)?.includes(name) ?? true),
        rule(name, 'invalid_value', 'does not belong to this action'),
      )
      .refine(
        (given: Given) => allowedFor(given)?.[0] !== name || allowedIn(given).length > 0,
        rule(name, 'required', 'is required for this action'),
      ),
  fields,
);

export const Simulation = withKnownIds
  .refine(
    (given: Given) => allowedIn(given).length < 2,
    rule('application_id', 'invalid_value', 'must not be sent together with another ID'),
  )
  .meta({ id: 'SimulationInput', description: 'Something that only a candidate can do, and one ID that it is about.' });
export type Simulation = z.output<typeof Simulation>;

export const SimulationReply = z.object({
  data: z
    .object({
      action: z.enum(actions).describe('The action of the request.'),
      subject: z
        .object({
          type: z
            .enum(['application', 'screening', 'video_interview', 'candidate', 'message'])
            .describe('Type of the resource that the action changed.'),
          id: id().describe('ID of the resource.'),
        })
        .describe('The resource that the action changed.'),
    })
    .meta({ id: 'SimulatedAction', description: 'What was simulated.' }),
});
export type SimulatedAction = z.output<typeof SimulationReply>['data'];
