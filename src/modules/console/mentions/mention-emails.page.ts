import { h, type JSX } from 'preact';
import { MentionService } from '#modules/notes';
import { AuditTrail } from '#platform/audit-trail.ts';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext } from '#platform/pages/page.ts';
import { id as uuid } from '#platform/schema/fields.ts';
import { copy } from '../console.messages.ts';
import { barePage } from '../layout.ts';

const { emails: t } = copy.mentions;
const path = '/console/mention-emails/{id}/{token}';
const limit = { perMinute: 30, burst: 30 };

/** Throws NotFound. */
async function userOf({ params, resolve }: PageContext) {
  const organizationId = uuid().safeParse(params['id']).data;
  if (!organizationId) throw new NotFound('The page');
  const token = params['token'] ?? '';
  return { organizationId, token, userId: await resolve(MentionService).userOfLink(organizationId, token) };
}

const ask = (organizationId: string, token: string): JSX.Element =>
  barePage(
    { title: t.page },
    null,
    h('h1', null, t.page),
    h('p', null, t.ask),
    h('form', { method: 'post', action: `/console/mention-emails/${organizationId}/${token}` }, [
      h('button', { type: 'submit' }, t.stop),
    ]),
  );

const done = (): JSX.Element =>
  barePage(
    { title: t.stopped },
    null,
    h('h1', null, t.stopped),
    h('p', null, t.back),
    h('p', null, h('a', { href: '/console/account' }, t.console)),
  );

/** Opened by the link in an email, without signing in. Mail scanners open links, so the page asks first. */
export const mentionEmailPages = [
  definePage({
    method: 'get',
    path,
    personal: true,
    limit,
    handler: async (context) => {
      const { organizationId, userId, token } = await userOf(context);
      const isOn = await context.resolve(MentionService).wantsEmails(organizationId, userId);
      return { document: isOn ? ask(organizationId, token) : done() };
    },
  }),
  definePage({
    method: 'post',
    path,
    personal: true,
    limit,
    fromAnywhere: true,
    // Mail programs may send multipart/form-data, which is read only on pages that take files.
    maxFileBytes: 1024,
    handler: async (context) => {
      const { organizationId, userId } = await userOf(context);
      const actor = { type: 'user', id: userId, ip: context.address } as const;
      const details = { emails: false };
      await context.resolve(AuditTrail).audited(
        actor,
        () => context.resolve(MentionService).setEmails(organizationId, userId, false),
        () => ({ organizationId, action: 'user.mention_emails', subject: userId, details }),
      );
      // RFC 8058 forbids redirects.
      return { document: done() };
    },
  }),
];
