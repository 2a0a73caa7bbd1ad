import { type ApplicationDecision, ApplicationService, type EnrichedApplication } from '#modules/applications';
import { NotFound } from '#platform/errors.ts';
import type { Form } from '#platform/pages/form.ts';
import { runAudited } from '../audit-trail.ts';
import { pipelineLabel } from '../components/badges.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';

/**
 * Whether another user has moved the application since the form was shown. Making the same move again is allowed,
 * unless it would replace the reason or note. `to` is the status that the form chooses.
 */
function isStale(form: Form, status: string, to: string, decision: ApplicationDecision | undefined): boolean {
  const from = form.value('from');
  const replaces = decision?.rejection_reason_id !== undefined || decision?.decision_note !== undefined;
  return from !== '' && from !== status && (to !== status || replaces);
}

/** `meanwhile` is the status that another user has set. The application is then unchanged. */
export type Moved = { notice: string } | { meanwhile: string };

/**
 * `from` in the form is the status that it showed. Throws InvalidPipelineStatus, ValidationError for a decision that does
 * not fit, and NotFound if the application was deleted.
 */
export async function moveApplication(
  context: ConsoleContext,
  { id, candidate_full_name: name }: EnrichedApplication,
  to: string,
  decision?: ApplicationDecision,
): Promise<Moved> {
  const { user, form, resolve } = context;
  const { organizationId } = user;
  const applications = resolve(ApplicationService);
  const { from, isMoved } = await runAudited(
    context,
    async () => {
      // Locked, so that of two moves at once the second one sees the first.
      const status = await applications.statusLocked(organizationId, id);
      if (status === undefined) throw new NotFound('The application');
      if (isStale(form, status, to, decision)) return { from: status, isMoved: false };
      const change = { fields: { status: to }, decision, sentBack: false };
      await applications.update(organizationId, id, change, { userId: user.id });
      return { from: status, isMoved: true };
    },
    (done) =>
      done.isMoved && done.from !== to
        ? { action: 'application.move', subject: id, details: { from: done.from, to } }
        : undefined,
  );
  return isMoved ? { notice: copy.applications.move.done(name, pipelineLabel(to)) } : { meanwhile: from };
}
