import { h } from 'preact';
import { MentionService } from '#modules/notes';
import { runAudited } from '../audit-trail.ts';
import { emptyState } from '../components/empty-state.ts';
import { pager, pagingIn } from '../components/pager.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { pathId } from '../path-id.ts';
import { mentionList, mentionsPath } from './mention.view.ts';

const { mentions: t } = copy;

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const isDone = query.get('done') === '1';
  const paging = pagingIn(query);
  const page = await resolve(MentionService).page(user.organizationId, user.id, isDone, paging);
  const choice = (path: string, label: string, isChosen: boolean) =>
    h('li', null, h('a', { href: path, ...(isChosen && { 'aria-current': 'true' as const }) }, label));
  const empty = isDone ? t.emptyDone : t.empty;
  return {
    document: consolePage(
      context,
      { title: t.title, section: 'mentions' },
      h('h1', null, t.title),
      h('nav', { class: 'activity-filter', 'aria-label': t.filter }, [
        h('ul', null, [choice(mentionsPath, t.open, !isDone), choice(`${mentionsPath}?done=1`, t.done, isDone)]),
      ]),
      page.rows.length > 0 ? mentionList(page.rows) : emptyState(empty.title, empty.text),
      pager({ path: mentionsPath, query, ...page, ...paging }),
    ),
  };
}

const set =
  (isDone: boolean) =>
  async (context: ConsoleContext): Promise<ConsoleReply> => {
    const { user, resolve } = context;
    await resolve(MentionService).setDone(user.organizationId, user.id, pathId(context), isDone);
    return isDone
      ? { redirect: mentionsPath, notice: t.markedDone }
      : { redirect: `${mentionsPath}?done=1`, notice: t.markedOpen };
  };

async function setEmails(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const isOn = form.value('emails') === 'on';
  await runAudited(context, () => resolve(MentionService).setEmails(user.organizationId, user.id, isOn), {
    action: 'user.mention_emails',
    subject: user.id,
    details: { emails: isOn },
  });
  return { redirect: '/console/account', notice: isOn ? t.emails.on : t.emails.off };
}

const own = { role: 'recruiter', isAccount: true } as const;

export const mentionPages = [
  defineConsolePage({ ...own, method: 'get', path: mentionsPath, handler: list }),
  defineConsolePage({ ...own, method: 'post', path: `${mentionsPath}/emails`, handler: setEmails }),
  defineConsolePage({ ...own, method: 'post', path: `${mentionsPath}/{id}/done`, handler: set(true) }),
  defineConsolePage({ ...own, method: 'post', path: `${mentionsPath}/{id}/open`, handler: set(false) }),
];
