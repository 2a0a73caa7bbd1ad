import { z } from 'zod';
import { challengeSeconds, PasskeyService, SignInService } from '#modules/access';
import { isOneLine } from '#modules/organizations';
import { configToken } from '#platform/container.ts';
import { Forbidden } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { nonBlankText } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { cookieOf } from './cookie.ts';
import { freshMs, passkeyPath, passkeySignInPath } from './passkey.view.ts';

const { passkeys: t } = copy.settings;
const cookie = 'console-passkey';

/** Enough for all people who share an address at home or in an office. */
const limit = { perMinute: 60, burst: 60 };

const Name = z.strictObject({
  name: z.string().trim().pipe(nonBlankText(100)).refine(isOneLine, 'must be one line without control characters'),
});

const challengeCookie = (path: string, value?: string) => ({
  name: cookie,
  ...(value !== undefined && { value }),
  path,
  seconds: challengeSeconds,
  strict: true,
});

/** The JSON in a field that our script fills. Null if it is invalid. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The path for the script to open, including the path of BASE_URL. */
const addressOf = ({ resolve }: PageContext, path: string): string =>
  new URL(resolve(configToken).baseUrl).pathname.replace(/\/$/, '') + path;

/** Returns the ID of the session, or a refusal for the script. */
function checkOwner({ session }: ConsoleContext): { sessionId: string } | { refusal: ConsoleReply } {
  if (!session || session.user?.isOperator) throw new Forbidden('forbidden', t.byOperator);
  return session.isFresh(freshMs)
    ? { sessionId: session.id }
    : { refusal: { status: 403, json: { message: t.stale } } };
}

async function registrationOptions(context: ConsoleContext): Promise<ConsoleReply> {
  const owner = checkOwner(context);
  if ('refusal' in owner) return owner.refusal;
  const { sessionId } = owner;
  const { options, seal } = await context.resolve(PasskeyService).registrationOptions(context.user, sessionId);
  return { json: options, cookie: challengeCookie(passkeyPath, seal) };
}

async function register(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, headers, session, resolve } = context;
  const owner = checkOwner(context);
  if ('refusal' in owner) return owner.refusal;
  const { sessionId } = owner;
  try {
    const { name } = validate(Name, { name: form.value('name') });
    const answer = { seal: cookieOf(headers, cookie), response: jsonOf(form.value('response')), name };
    await runAudited(context, () => resolve(PasskeyService).register(user, sessionId, answer), {
      action: 'passkey.add',
      subject: user.id,
      details: { name },
    });
    session?.leaveNotice(t.added(name));
    return { json: { location: addressOf(context, '/console/account') }, cookie: challengeCookie(passkeyPath) };
  } catch (error) {
    const { status, message, problems } = toFormErrors(error, { name: t.name });
    return { status, json: { message: message ?? [...problems.values()].join(' ') } };
  }
}

async function remove(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const name = await runAudited(
    context,
    () => resolve(PasskeyService).remove(user.organizationId, user.id, pathId(context)),
    (removed) => ({ action: 'passkey.remove', subject: user.id, details: { name: removed } }),
  );
  return { redirect: '/console/account', notice: t.removed(name) };
}

async function signInOptions({ resolve }: PageContext): Promise<PageReply> {
  const { options, seal } = await resolve(PasskeyService).signInOptions();
  return { json: options, cookie: challengeCookie(passkeySignInPath, seal) };
}

async function signIn(context: PageContext): Promise<PageReply> {
  const { form, headers, address, session, resolve } = context;
  const answer = { seal: cookieOf(headers, cookie), response: jsonOf(form.value('response')) };
  const user = await resolve(PasskeyService).signIn(answer, address);
  const used = challengeCookie(passkeySignInPath);
  if (!session || !user) return { status: 403, json: { message: t.signIn.failed }, cookie: used };
  await session.signIn(user, { device: headers['user-agent'] ?? '', address });
  const next = resolve(SignInService).pageAfter(form.value('next'));
  return { json: { location: addressOf(context, next) }, cookie: used };
}

const account = { method: 'post', role: 'recruiter', isAccount: true } as const;

export const passkeyPages = [
  defineConsolePage({ ...account, path: `${passkeyPath}/options`, handler: registrationOptions }),
  defineConsolePage({ ...account, path: passkeyPath, handler: register }),
  defineConsolePage({ ...account, path: `${passkeyPath}/{id}/remove`, handler: remove }),
  definePage({ method: 'post', path: `${passkeySignInPath}/options`, personal: true, limit, handler: signInOptions }),
  definePage({ method: 'post', path: passkeySignInPath, personal: true, limit, handler: signIn }),
];
