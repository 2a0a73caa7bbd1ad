import { type ApplicationDecision, ApplicationService, type EnrichedApplication } from '#modules/applications';
import type { Form } from '#platform/pages/form.ts';
import { runAudited } from '../audit-trail.ts';
import { pipelineLabel } from '../components/badges.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';

/**
 * Whether somebody has moved the application since the form was shown. The same move again is none, unless it would replace
 * reason or note. `to`: where the form moves it.
 */
export function isStale(form: Form, status: string, to: string, decision: ApplicationDecision | undefined): boolean {
  const from = form.value('from');
  const replaces = decision?.rejection_reason_id !== undefined || decision?.decision_note !== undefined;
  return from !== '' && from !== status && (to !== status || replaces);
}

/**
 * Returns the notice. Throws InvalidPipelineStatus, ValidationError for a decision that does not fit, and NotFound if the
 * application was deleted.
 */
export async function moveApplication(
  context: ConsoleContext,
  { id, status: from, candidate_full_name: name }: EnrichedApplication,
  status: string,
  decision?: ApplicationDecision,
): Promise<string> {
  const { user, resolve } = context;
  const change = { fields: { status }, decision, sentBack: false };
  await runAudited(
    context,
    () => resolve(ApplicationService).update(user.organizationId, id, change, { userId: user.id }),
    () => (from === status ? undefined : { action: 'application.move', subject: id, details: { from, to: status } }),
  );
  return copy.applications.move.done(name, pipelineLabel(status));
}
