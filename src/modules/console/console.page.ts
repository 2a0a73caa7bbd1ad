import { type ConsoleUser, SignInService } from '#modules/access';
import { MentionService } from '#modules/notes';
import { Forbidden } from '#platform/errors.ts';
import { addLogContext } from '#platform/log.ts';
import type { StreamedUpload } from '#platform/pages/forms/file-form.ts';
import {
  definePage,
  type PageContext,
  type PageCookie,
  type PageDefinition,
  type PageReply,
} from '#platform/pages/page.ts';
import { readOnlyView } from './components/read-only.ts';
import { copy } from './console.messages.ts';
import { keepingList } from './lists/list-origin.ts';
import { keepDraft, withDraft } from './sign-in/drafts.ts';

export type ConsoleContext = PageContext & {
  user: ConsoleUser;
  /** Left by the page before, shown once. */
  notice: string | undefined;
  /** Number of mentions that the user has not marked as done, counted up to 100. */
  openMentions: number;
};

/** `notice` is shown by the next page. */
type Redirect = { redirect: string; notice?: string; cookie?: PageCookie };
export type ConsoleReply = Exclude<PageReply, { redirect: string }> | Redirect;

type ConsolePage = Pick<PageDefinition, 'method' | 'path' | 'maxFileBytes' | 'media' | 'limit' | 'waitsForOthers'> & {
  /** Takes the file of the form as it arrives. */
  receive?: (context: ConsoleContext, file: StreamedUpload) => Promise<unknown>;
  /** `recruiter`: every signed-in user. Viewers get only GET pages. */
  role: 'recruiter' | 'admin';
  /** The page belongs to the user's own account, so viewers may change it. */
  isAccount?: boolean;
  /** A GET page that leads only to a change: viewers do not get it, nor links to it. */
  isChange?: boolean;
  /** Goes into an open page, and leaves the notice to the next whole page. */
  isPart?: boolean;
  handler: (context: ConsoleContext) => Promise<ConsoleReply>;
};

/** `unsaved`: a form was sent, and the page says that it was not saved. `kept`: it is shown again after sign-in. */
export const signInPath = (next?: string, unsaved?: 'yes' | 'kept'): string => {
  const query = new URLSearchParams({
    ...(next !== undefined && next !== '/console' && { next }),
    ...(unsaved && { unsaved }),
  });
  return query.size === 0 ? '/console/sign-in' : `/console/sign-in?${query.toString()}`;
};

/** Paths of GET pages. */
const getPaths: RegExp[] = [];
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The console's page that sent the form, if the browser names it. A form with errors has the address it was sent to. */
function pageOfForm(referer: string | undefined): string | undefined {
  const page = referer === undefined ? null : URL.parse(referer);
  if (!page?.pathname.startsWith('/console/')) return undefined;
  const isPage = (path: string): boolean => getPaths.some((pattern) => pattern.test(path));
  if (isPage(page.pathname)) return `${page.pathname}${page.search}`;
  const above = page.pathname.slice(0, page.pathname.lastIndexOf('/'));
  return isPage(above) ? above : undefined;
}

/** Paths of pages that only lead to a change. */
const changePaths: RegExp[] = [];
const leadsToChange = (address: string): boolean => {
  const [path = ''] = address.split('?', 1);
  return changePaths.some((pattern) => pattern.test(path));
};

function asReadOnly(reply: ConsoleReply): ConsoleReply {
  if ('document' in reply) return { ...reply, document: readOnlyView(reply.document, leadsToChange) };
  if (!('events' in reply)) return reply;
  const all = reply.events;
  return {
    events: {
      ...all,
      async *events(signal) {
        for await (const { name, view } of all.events(signal)) yield { name, view: readOnlyView(view, leadsToChange) };
      },
    },
  };
}

async function userOf({ session, resolve }: PageContext): Promise<ConsoleUser | undefined> {
  const signedIn = session?.user;
  return signedIn && resolve(SignInService).user(signedIn);
}

/** Visitors are sent to sign in, and return to GET pages. Users and roles are read for each request. */
export function defineConsolePage(definition: ConsolePage): PageDefinition {
  const { role, isAccount = false, isChange = false, isPart = false, handler, receive, ...page } = definition;
  if (page.method === 'get') getPaths.push(patternOf(page.path));
  if (isChange) changePaths.push(patternOf(page.path));
  return definePage({
    ...page,
    personal: true,
    // The handler sends others away, and refuses viewers.
    ...(receive && {
      async receive(context: PageContext, file: StreamedUpload) {
        const user = await userOf(context);
        const isAllowed = user && user.role !== 'viewer' && (role === 'recruiter' || user.role === 'admin');
        if (isAllowed) return receive({ ...context, user, notice: undefined, openMentions: 0 }, file);
        file.contents.resume();
        return undefined;
      },
    }),
    async handler(context) {
      const { session } = context;
      const user = await userOf(context);
      if (!session || !user) {
        // The page to sign in sends everybody with a session back here.
        if (session?.user) await session.signOut();
        const address = context.query.size > 0 ? `${context.path}?${context.query.toString()}` : context.path;
        if (page.method === 'get') return { redirect: signInPath(address) };
        const isSignOut = page.path.startsWith('/console/sign-out');
        const formPage = isSignOut ? undefined : pageOfForm(context.headers.referer);
        if (formPage === undefined) return { redirect: signInPath() };
        return { redirect: signInPath(formPage, await keepDraft(context, formPage)) };
      }
      addLogContext({ user_id: user.id, ...(session.user?.isOperator && { by_operator: true }) });
      session.isAt(context.address);
      if (role === 'admin' && user.role !== 'admin') throw new Forbidden('forbidden', copy.adminsOnly);
      const isReading = user.role === 'viewer' && !isAccount;
      if (isReading && (page.method === 'post' || isChange)) throw new Forbidden('forbidden', copy.viewersOnlyRead);
      const notice = page.method === 'get' && !isPart ? session.takeNotice() : undefined;
      const { organizationId, id } = user;
      const openMentions = isPart ? 0 : await context.resolve(MentionService).countOpen(organizationId, id, 100);
      const answer = await handler({ ...context, user, notice, openMentions });
      const isWhole = page.method === 'get' && !isPart && 'document' in answer;
      const reply = isWhole ? await withDraft(context, session, answer) : answer;
      if (!('redirect' in reply)) return isReading ? asReadOnly(reply) : reply;
      if (reply.notice !== undefined) session.leaveNotice(reply.notice);
      const isForm = page.method === 'post';
      const redirect = isForm ? keepingList(reply.redirect, context.headers.referer) : reply.redirect;
      return { redirect, ...(reply.cookie && { cookie: reply.cookie }) };
    },
  });
}
