import { h, type JSX } from 'preact';
import type { ApplicationDecision, EnrichedApplication, RejectionReasonView } from '#modules/applications';
import type { DecisionView, StoredDecision } from '#modules/decisions';
import { statusCategory } from '#modules/organizations';
import type { EmailPreview } from '#modules/outreach';
import { NotFound, ValidationError } from '#platform/errors.ts';
import type { Form } from '#platform/pages/form.ts';
import { formatScore } from '#platform/pages/format.ts';
import { id as uuid } from '#platform/schema/fields.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { mailPreview } from '../settings/mail-preview.ts';

const { decisions: t } = copy;

type Users = ReadonlyMap<string, string>;

function decider({ decided_by: { type, id }, by_operator: isOperator }: StoredDecision, users: Users): string {
  if (type === 'key') return t.byKey;
  if (type === 'system' || id === null) return t.bySystem;
  const user = users.get(id);
  return isOperator ? copy.activity.byOperator(user ?? null) : (user ?? copy.applications.byFormerUser);
}

function shownThen({ shown }: DecisionView): JSX.Element {
  const { score, source, components, explanation_opened: isOpened } = shown;
  return h('div', null, [
    h('p', { class: 'quiet' }, [
      t.shown,
      score === null ? t.noScore : t.outOf100(formatScore(score)),
      source === 'integration' && t.fromIntegration,
      '. ',
      isOpened ? t.opened : t.unopened,
    ]),
    components.length > 0 &&
      h('details', null, [
        h('summary', null, t.components),
        h(
          'ul',
          null,
          components.map(({ label, contribution }) => h('li', null, [label, t.points(formatScore(contribution))])),
        ),
      ]),
  ]);
}

/** Null if there are no decisions. */
export function decisionSection(decisions: readonly StoredDecision[], users: Users): JSX.Element | null {
  if (decisions.length === 0) return null;
  return h('section', { 'aria-labelledby': 'decisions' }, [
    h('h2', { id: 'decisions' }, t.title),
    h(
      'ol',
      { class: 'history' },
      decisions.map((decision) =>
        h('li', null, [
          h('p', null, [
            h('strong', null, t.outcomes[decision.outcome]),
            ' ',
            showDateTime(decision.decided_at),
            copy.applications.by(decider(decision, users)),
          ]),
          decision.reason && h('p', null, [t.reason, decision.reason.label]),
          decision.note && h('p', { class: 'as-typed' }, [t.note, decision.note]),
          shownThen(decision),
        ]),
      ),
    ),
  ]);
}

/** Current reason, note and email of a decision. */
export type Closing = {
  reason: EnrichedApplication['rejection_reason'];
  note: string | null;
  sendsEmail?: boolean;
};

/** A move that has no reason or note yet. */
export const openClosing: Closing = { reason: null, note: null };

/** `decisions`: newest first. */
export function closingOf(application: EnrichedApplication, decisions: readonly DecisionView[]): Closing {
  const [latest] = decisions;
  const isOfStatus = latest?.to_status === application.status && latest.outcome !== 'hired';
  return { reason: application.rejection_reason, note: (isOfStatus && latest.note) || null };
}

export function canHaveReason(status: string): boolean {
  const outcome = statusCategory(status);
  return outcome === 'rejected' || outcome === 'withdrawn';
}

/** The fields as they were sent. No reason, if it can no longer be chosen. `now`: as the page showed them. */
export const typedClosing = (form: Form, reasons: readonly RejectionReasonView[], now: Closing): Closing => {
  const id = form.value('rejection_reason_id');
  return {
    reason: [...reasons, ...(now.reason ? [now.reason] : [])].find((one) => one.id === id) ?? null,
    note: form.value('decision_note') || null,
    sendsEmail: form.value('send_rejection_email') === 'yes',
  };
};

/** The message for a reason that was removed or retired after the form was shown, or belongs to another status. */
export function reasonProblem(error: unknown): string | undefined {
  const field = 'rejection_reason_id';
  const isOfReason =
    (error instanceof NotFound && error.message.includes(field)) ||
    (error instanceof ValidationError && error.details?.some(({ path }) => path === field));
  return isOfReason ? t.closing.wrongReason : undefined;
}

/**
 * The fields that differ from what the form showed. Undefined if none does, or if the status cannot have a reason.
 * Throws NotFound for an invalid reason ID.
 */
export function changedDecision(form: Form, to: string, now: Closing): ApplicationDecision | undefined {
  if (!canHaveReason(to)) return undefined;
  const reasonId = form.value('rejection_reason_id') || null;
  if (reasonId !== null && !uuid().safeParse(reasonId).success) throw new NotFound('The reason (rejection_reason_id)');
  // Browsers end lines with CR LF.
  const note = form.value('decision_note').replaceAll('\r\n', '\n').trim() || null;
  const decision: ApplicationDecision = {
    ...(reasonId !== (now.reason?.id ?? null) && { rejection_reason_id: reasonId }),
    ...(note !== now.note && { decision_note: note }),
    ...(form.value('send_rejection_email') === 'yes' && { send_rejection_email: true }),
  };
  return Object.keys(decision).length > 0 ? decision : undefined;
}

/**
 * Fields of the form with this id. Style shows them while a status that can have them is selected. `email`: the one that
 * the candidate can get.
 */
export function closingFields(
  form: string,
  reasons: readonly RejectionReasonView[],
  { reason: current, note, sendsEmail = false }: Closing,
  email: EmailPreview,
): JSX.Element {
  const { closing } = t;
  const isRetired = current !== null && !reasons.some(({ id }) => id === current.id);
  const options = (outcome: RejectionReasonView['outcome']): JSX.Element =>
    h(
      'optgroup',
      { label: copy.settings.reasons.outcomes[outcome], 'data-outcome': outcome },
      reasons
        .filter((reason) => reason.outcome === outcome)
        .map(({ id, label }) => h('option', { value: id, selected: id === current?.id }, label)),
    );
  return h('div', { class: 'closing' }, [
    h('label', { for: 'rejection_reason_id' }, closing.reason),
    h('select', { id: 'rejection_reason_id', name: 'rejection_reason_id', form }, [
      h('option', { value: '', selected: current === null }, closing.noReason),
      isRetired && h('option', { value: current.id, selected: true }, current.label),
      options('rejected'),
      options('withdrawn'),
    ]),
    h('label', { for: 'decision_note' }, closing.note),
    h('textarea', { id: 'decision_note', name: 'decision_note', form, rows: 2, maxLength: 20_000 }, note ?? ''),
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name: 'send_rejection_email', value: 'yes', checked: sendsEmail, form }),
      h('span', null, closing.email),
    ]),
    h('details', { class: 'email-shown', 'data-email': '' }, [h('summary', null, closing.preview), mailPreview(email)]),
    h('p', { class: 'quiet' }, closing.ends),
  ]);
}
