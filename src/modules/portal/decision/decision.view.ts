import { type ComponentChildren, h, type JSX } from 'preact';
import { type ReviewKind, reviewAnswerDays, type SentReview } from '#modules/decisions';
import { factList } from '#platform/pages/fact-list.ts';
import { formatLongDay } from '#platform/pages/format.ts';
import { type Problems, problemSummary, textField } from '../field.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import type { PublicDecision } from './decision.queries.ts';
import { type ScoreReason, scoreReasons } from './score-reasons.ts';

export const maxMessageLength = 5_000;
export const messageName = (kind: ReviewKind): string => `${kind}-message`;
export const decisionPath = (token: string): string => `/decision/${token}`;

export type TypedRequest = { kind: ReviewKind; message: string; problems: Problems };
export type DecisionPage = {
  token: string;
  decision: PublicDecision;
  sent: readonly SentReview[];
  typed?: TypedRequest;
};

const { decision: t } = portalMessages;

const reasonList = (reasons: readonly ScoreReason[], factsLabel: string): JSX.Element =>
  reasons.length === 0
    ? h('p', null, t.score.nothing)
    : h(
        'ul',
        null,
        reasons.map(({ label, facts }) =>
          h('li', null, [h('strong', null, label), facts.length > 0 && [h('br', null), factsLabel, facts.join(' · ')]]),
        ),
      );

function scoreParts({ organizationName, shown }: PublicDecision): ComponentChildren {
  const { score = null, source = null, components = [], explanation_opened: isOpened = false } = shown;
  if (score === null) {
    return [
      h('h2', null, t.score.title),
      h('p', null, t.score.none(organizationName)),
      h('h2', null, t.data.title),
      h('p', null, t.data.without(organizationName)),
    ];
  }
  const { pro, contra, counted, withoutData } = scoreReasons(components);
  const isComputed = source === 'computed';
  return [
    h('h2', null, t.score.title),
    h('p', null, isComputed ? t.score.computed(organizationName, score) : t.score.integration(organizationName, score)),
    components.length > 0 && [
      h('p', null, isOpened ? t.score.opened : t.score.notOpened),
      h('h3', null, t.score.pro),
      reasonList(pro, t.score.found),
      h('h3', null, t.score.contra),
      reasonList(contra, t.score.missing),
    ],
    h('h2', null, t.data.title),
    counted.length > 0 && h('p', null, t.data.compared(counted.join(', '))),
    withoutData.length > 0 && h('p', null, t.data.withoutData(withoutData.join(', '))),
    isComputed && h('p', null, [t.data.sources, ' ', t.data.excluded]),
    h('p', null, t.data.without(organizationName)),
  ];
}

function statusOf({ kind, state, requestedAt, dueAt, outcome, answeredAt }: SentReview): string {
  if (state === 'open' || outcome === null || answeredAt === null) return t.sent[kind](requestedAt, dueAt);
  return t.answered[kind][outcome](answeredAt);
}

/** A decision that no longer applies can't be reviewed. Its data may still be wrong. */
export const canRequest = (kind: ReviewKind, { later }: PublicDecision): boolean =>
  kind === 'correction' || (later !== 'open' && later !== 'hired');

function requestSection(kind: ReviewKind, { token, decision, sent, typed }: DecisionPage): JSX.Element {
  const { title, text, label, submit } = t.forms[kind];
  const last = sent.find((one) => one.kind === kind);
  const own = typed?.kind === kind ? typed : undefined;
  const status = last && h('p', { class: 'notice', role: 'status' }, statusOf(last));
  if (!canRequest(kind, decision)) {
    return h('section', { id: kind }, [h('h2', null, title), status, h('p', null, t.nothingToReview)]);
  }
  const form = h('form', { method: 'post', action: decisionPath(token) }, [
    h('input', { type: 'hidden', name: 'kind', value: kind }),
    textField({
      name: messageName(kind),
      label,
      value: own?.message ?? '',
      maxLength: maxMessageLength,
      rows: 6,
      required: true,
      problems: own?.problems ?? new Map(),
    }),
    h('button', { type: 'submit' }, submit),
  ]);
  const isOpen = last?.state === 'open';
  return h('section', { id: kind }, [
    h('h2', null, title),
    !isOpen && h('p', null, text(decision.organizationName, reviewAnswerDays)),
    status,
    !isOpen && (last?.isLast ? h('p', null, t.tooMany(decision.organizationName)) : form),
  ]);
}

export function decisionPage(page: DecisionPage): JSX.Element {
  const { decision, typed } = page;
  const { organizationName, companyName, jobTitle, outcome, decidedAt, decidedByType, reasonText, later } = decision;
  return layout(
    { title: t.title, personal: true, organization: decision },
    typed && problemSummary(typed.problems),
    h('h1', null, t.title),
    h('p', { class: 'quiet' }, t.about(jobTitle, companyName)),
    later && h('p', { class: 'notice' }, t.later[later](organizationName)),
    factList([
      [t.facts.outcome, t.outcomes[outcome]],
      [t.facts.decided, h('time', { dateTime: decidedAt }, formatLongDay(decidedAt))],
      [t.facts.by, t.by[decidedByType](organizationName)],
      [t.facts.reason, reasonText || t.noReason(organizationName)],
    ]),
    scoreParts(decision),
    requestSection('correction', page),
    requestSection('review', page),
  );
}
