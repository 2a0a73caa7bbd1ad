import { h, type JSX } from 'preact';
import { OidcService, oidcSeconds, SignInService } from '#modules/access';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { id } from '#platform/schema/fields.ts';
import { copy } from '../console.messages.ts';
import { barePage } from '../layout.ts';
import { cookieOf } from './cookie.ts';

const { oidc: t } = copy.settings;
const oidcPath = (organizationId: string): string => `/console/sign-in/oidc/${organizationId}`;
const path = oidcPath('{organization}');
const cookie = 'console-oidc';
// Per IP address. All users of an office may share one.
const limit = { perMinute: 120, burst: 120 };

/** Users of one network who wait for their provider at once. */
const mostWaiting = 20;

/** Not SameSite=Strict, because the provider sends the browser back from another site. */
const checksCookie = (value?: string) => ({
  name: cookie,
  ...(value !== undefined && { value }),
  path: '/console/sign-in/oidc',
  seconds: oidcSeconds,
  strict: false,
});

const organizationOf = ({ params }: PageContext): string | undefined => id().safeParse(params['organization']).data;

const textPage = (title: string, text: string, ...links: JSX.Element[]): JSX.Element =>
  barePage(
    { title },
    null,
    h('h1', null, title),
    h('p', null, text),
    links.map((link) => h('p', null, link)),
  );

const otherWays = h('a', { href: '/console/sign-in' }, t.signIn.other);
const notFound: PageReply = { status: 404, document: textPage(t.unknown.title, t.unknown.text, otherWays) };

/** A link of another site must not sign anybody in, nor lead to a provider. So it asks for a click. */
async function open(context: PageContext): Promise<PageReply> {
  const { query, resolve } = context;
  const organizationId = organizationOf(context);
  const provider = organizationId && (await resolve(OidcService).settings(organizationId));
  if (!provider) return notFound;
  const heading = t.signIn.heading(provider.organizationName);
  return {
    document: barePage(
      { title: heading },
      null,
      h('h1', null, heading),
      h('p', null, t.signIn.text(new URL(provider.issuer).host)),
      h('form', { method: 'post', action: oidcPath(organizationId) }, [
        h('input', { type: 'hidden', name: 'next', value: query.get('next') ?? '' }),
        h('button', { type: 'submit' }, t.signIn.submit),
      ]),
      h('p', null, otherWays),
    ),
  };
}

async function start(context: PageContext): Promise<PageReply> {
  const { form, headers, resolve } = context;
  const organizationId = organizationOf(context);
  const next = resolve(SignInService).pageAfter(form.value('next'));
  const started =
    organizationId && (await resolve(OidcService).start(organizationId, { next, cookie: cookieOf(headers, cookie) }));
  return started ? { elsewhere: started.address, cookie: checksCookie(started.cookie) } : notFound;
}

async function finish(context: PageContext): Promise<PageReply> {
  const { query, headers, address, session, resolve } = context;
  const organizationId = organizationOf(context);
  if (!session || organizationId === undefined) return notFound;
  const answer = { cookie: cookieOf(headers, cookie), search: query.toString(), address };
  const outcome = await resolve(OidcService).finish(organizationId, answer);
  if ('refusal' in outcome) {
    const again = h('a', { href: oidcPath(organizationId) }, t.signIn.again);
    const text = t.signIn.refusals[outcome.refusal];
    return {
      status: 403,
      document: textPage(t.signIn.title, text, again, otherWays),
      cookie: checksCookie(outcome.cookie),
    };
  }
  const user = { organizationId, userId: outcome.userId, by: 'oidc' as const };
  await session.signIn(user, { device: headers['user-agent'] ?? '', address });
  return { redirect: outcome.next, cookie: checksCookie(outcome.cookie) };
}

export const oidcPages = [
  definePage({ method: 'get', path, personal: true, limit, leadsElsewhere: true, handler: open }),
  definePage({
    ...{ method: 'post', path, personal: true, limit, handler: start },
    ...{ waitsForOthers: true, atOncePerNetwork: () => mostWaiting },
  }),
  definePage({ method: 'get', path: `${path}/callback`, personal: true, limit, actsOnGet: true, handler: finish }),
];
