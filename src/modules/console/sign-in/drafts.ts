import { draftOwnerSeconds, FormDraftService } from '#modules/access';
import type { PageContext, PageReply } from '#platform/pages/page.ts';
import type { PageSession } from '#platform/pages/session.ts';
import { cookieOf } from '../team/cookie.ts';
import { filledPage } from './filled-form.ts';

type DocumentReply = Extract<PageReply, { document: unknown }>;

/** Without a value, it makes the browser forget whose forms it keeps. */
export const draftCookie = { name: 'console-drafts', path: '/console', seconds: draftOwnerSeconds, strict: true };

/** Drafts are shown within this time after sign-in. */
const shownMs = 3_600_000;

/** Keeps a form that was sent after its session had ended. `formPage` has the form. */
export async function keepDraft(context: PageContext, formPage: string): Promise<'yes' | 'kept'> {
  const { path, form, headers, resolve } = context;
  const [page = ''] = formPage.split('?', 1);
  const draft = { page, action: path, fields: form.entries() };
  return (await resolve(FormDraftService).keep(cookieOf(headers, draftCookie.name), draft)) ? 'kept' : 'yes';
}

/** Shows the draft of this page in its form, and marks the browser as the user's. The operator leaves no drafts. */
export async function withDraft(
  { path, headers, resolve }: PageContext,
  session: PageSession,
  reply: DocumentReply,
): Promise<DocumentReply> {
  const { user } = session;
  if (!user || reply.cookie) return reply;
  const mark = cookieOf(headers, draftCookie.name);
  if (user.isOperator) return mark === undefined ? reply : { ...reply, cookie: draftCookie };
  const drafts = resolve(FormDraftService);
  const value = await drafts.newMark(user, mark);
  const draft = session.isFresh(shownMs) ? await drafts.take(user, path) : undefined;
  const document = draft && filledPage(reply.document, draft);
  return { ...reply, ...(document && { document }), ...(value !== undefined && { cookie: { ...draftCookie, value } }) };
}
