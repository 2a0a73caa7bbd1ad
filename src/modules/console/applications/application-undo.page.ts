import { h } from 'preact';
import { ApplicationService } from '#modules/applications';
import { bulkMessages, MoveUndoService } from '#modules/bulk-actions';
import { Conflict, NotFound } from '#platform/errors.ts';
import { id as idSchema } from '#platform/schema/fields.ts';
import { withNote } from '../activity/note.page.ts';
import { runAudited } from '../audit-trail.ts';
import { pipelineLabel } from '../components/badges.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { barePage } from '../layout.ts';
import { pathId } from '../path-id.ts';
import { saveTyped } from './application.page.ts';

const { undo: t, move } = copy.applications;

/** Throws Conflict with the reason why the move stays. */
async function undo(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const event = idSchema().safeParse(form.value('event'));
  if (!event.success) throw new NotFound('The move');
  const problem = await saveTyped(context, id);
  if (problem) return problem;
  const before = await resolve(ApplicationService).get(user.organizationId, id);
  const after = await runAudited(
    context,
    async () => {
      const whyNot = await resolve(MoveUndoService).undo(user.organizationId, id, event.data, user.id);
      if (whyNot !== undefined) throw new Conflict('conflict', withNote(context, t.refused(bulkMessages.undo[whyNot])));
      return resolve(ApplicationService).get(user.organizationId, id);
    },
    ({ status: to }) => ({ action: 'application.move', subject: id, details: { from: before.status, to } }),
  );
  const notice = withNote(context, move.done(after.candidate_full_name, pipelineLabel(after.status)));
  // The board's script shows the result itself.
  if (form.value('quiet') !== '') return { document: barePage({ title: notice }, null, h('p', null, notice)) };
  return { redirect: `/console/applications/${id}`, notice };
}

export const applicationUndoPages = [
  defineConsolePage({ method: 'post', path: '/console/applications/{id}/undo', role: 'recruiter', handler: undo }),
];
