import { ReviewService, reviewKinds } from '#modules/decisions';
import { BadRequest, NotFound } from '#platform/errors.ts';
import { formatNumber } from '#platform/pages/format.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { text } from '#platform/schema/fields.ts';
import { linkLimit, openLink } from '../candidate-link.ts';
import { portalMessages } from '../portal.messages.ts';
import { DecisionQueries } from './decision.queries.ts';
import {
  canRequest,
  decisionPage,
  decisionPath,
  maxMessageLength,
  messageName,
  type TypedRequest,
} from './decision.view.ts';

const path = '/decision/{token}';
const message = text(maxMessageLength);

/** Throws NotFound, also once the record is deleted or pseudonymised. */
async function openDecision(context: PageContext) {
  const { organizationId, candidateId, decisionId, token } = await openLink(context, 'decision');
  const decision =
    decisionId === null ? undefined : await context.resolve(DecisionQueries).find(organizationId, decisionId);
  if (!decision) throw new NotFound('The page');
  return { organizationId, candidateId, token, decision };
}

async function show(context: PageContext, { status = 200, typed }: { status?: number; typed?: TypedRequest } = {}) {
  const { organizationId, token, decision } = await openDecision(context);
  const sent = await context.resolve(ReviewService).latest(organizationId, decision.id);
  return { status, document: decisionPage({ token, decision, sent, ...(typed && { typed }) }) };
}

function problemOf(typed: string): string | undefined {
  const { empty, tooLong } = portalMessages.decision.problems;
  if (typed === '') return empty;
  const result = message.safeParse(typed);
  return result.success ? undefined : tooLong(formatNumber(maxMessageLength));
}

async function send(context: PageContext) {
  const { organizationId, candidateId, token, decision } = await openDecision(context);
  const kind = reviewKinds.find((one) => one === context.form.value('kind'));
  if (!kind) throw new BadRequest('validation_error', 'The form has no kind.');
  if (!canRequest(kind, decision)) return show(context, { status: 409 });
  const name = messageName(kind);
  // Browsers end lines with CR LF.
  const typed = context.form.value(name).replaceAll('\r\n', '\n').trim();
  const problem = problemOf(typed);
  if (problem !== undefined) {
    return show(context, { status: 422, typed: { kind, message: typed, problems: new Map([[name, problem]]) } });
  }
  await context
    .resolve(ReviewService)
    .request(organizationId, { decisionId: decision.id, candidateId, kind, message: typed });
  return { redirect: `${decisionPath(token)}#${kind}` };
}

export const decisionPages = [
  definePage({ method: 'get', path, personal: true, limit: linkLimit, handler: (context) => show(context) }),
  definePage({ method: 'post', path, personal: true, limit: linkLimit, handler: send }),
];
