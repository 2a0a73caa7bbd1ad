import { type ConsoleUser, SignInService } from '#modules/access';
import { AppError } from '#platform/errors.ts';
import { definePage, type Page, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { signInPath } from './sign-in.path.ts';

/** What a page of the console knows of its request. */
export type ConsoleContext = PageContext & {
  user: ConsoleUser;
  /** What the page before has to say, once. */
  notice: string | undefined;
};

/** `notice` is shown by the page that comes next. */
export type ConsoleReply = Exclude<PageReply, { redirect: string }> | { redirect: string; notice?: string };

type ConsolePage = Pick<Page, 'method' | 'path' | 'maxFileBytes' | 'media'> & {
  /** `recruiter`: everybody who is signed in; `admin`: admins only. */
  role: 'recruiter' | 'admin';
  /** It goes into a page that is open: what the page before had to say is left for the next whole one. */
  isPart?: boolean;
  handler: (context: ConsoleContext) => Promise<ConsoleReply>;
};

class AdminsOnly extends AppError {
  readonly status = 403;
  constructor() {
    super('validation_error', 'This page is for admins.');
  }
}

/**
 * A page for who is signed in. Others are sent to sign in, and come back to it if it is one to look at. Roles are those
 * of this moment: who was removed is signed out.
 */
export function defineConsolePage({ role, isPart = false, handler, ...page }: ConsolePage): Page {
  return definePage({
    ...page,
    personal: true,
    async handler(context) {
      const { session, resolve } = context;
      const signedIn = session?.user;
      const user = signedIn && (await resolve(SignInService).user(signedIn.organizationId, signedIn.userId));
      if (!session || !user) {
        const asked = context.query.size > 0 ? `${context.path}?${context.query.toString()}` : context.path;
        return { redirect: signInPath(page.method === 'get' ? asked : undefined) };
      }
      if (role === 'admin' && user.role !== 'admin') throw new AdminsOnly();
      const notice = page.method === 'get' && !isPart ? session.takeNotice() : undefined;
      const reply = await handler({ ...context, user, notice });
      if (!('redirect' in reply)) return reply;
      if (reply.notice !== undefined) session.leaveNotice(reply.notice);
      return { redirect: reply.redirect };
    },
  });
}
