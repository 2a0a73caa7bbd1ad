import { type ConsoleUser, SignInService } from '#modules/access';
import { Forbidden } from '#platform/errors.ts';
import { addLogContext } from '#platform/log.ts';
import { definePage, type PageContext, type PageDefinition, type PageReply } from '#platform/pages/page.ts';
import { copy } from './console.messages.ts';

export type ConsoleContext = PageContext & {
  user: ConsoleUser;
  /** Left by the page before, shown once. */
  notice: string | undefined;
};

/** `notice` is shown by the next page. */
export type ConsoleReply = Exclude<PageReply, { redirect: string }> | { redirect: string; notice?: string };

type ConsolePage = Pick<PageDefinition, 'method' | 'path' | 'maxFileBytes' | 'media'> & {
  /** `recruiter`: every signed-in user. */
  role: 'recruiter' | 'admin';
  /** Goes into an open page, and leaves the notice to the next whole page. */
  isPart?: boolean;
  handler: (context: ConsoleContext) => Promise<ConsoleReply>;
};

const signInPath = (next?: string): string =>
  next === undefined || next === '/console'
    ? '/console/sign-in'
    : `/console/sign-in?${new URLSearchParams({ next }).toString()}`;

/** Visitors are sent to sign in, and return to GET pages. Users and roles are read for each request. */
export function defineConsolePage({ role, isPart = false, handler, ...page }: ConsolePage): PageDefinition {
  return definePage({
    ...page,
    personal: true,
    async handler(context) {
      const { session, resolve } = context;
      const signedIn = session?.user;
      const user = signedIn && (await resolve(SignInService).user(signedIn.organizationId, signedIn.userId));
      if (!session || !user) {
        const address = context.query.size > 0 ? `${context.path}?${context.query.toString()}` : context.path;
        return { redirect: signInPath(page.method === 'get' ? address : undefined) };
      }
      addLogContext({ user_id: user.id });
      if (role === 'admin' && user.role !== 'admin') throw new Forbidden('forbidden', copy.adminsOnly);
      const notice = page.method === 'get' && !isPart ? session.takeNotice() : undefined;
      const reply = await handler({ ...context, user, notice });
      if (!('redirect' in reply)) return reply;
      if (reply.notice !== undefined) session.leaveNotice(reply.notice);
      return { redirect: reply.redirect };
    },
  });
}
