import { h, type JSX } from 'preact';
import { InvitationService, type OpenInvitation } from '#modules/access';
import { userFields } from '#modules/organizations';
import { ValidationError } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { validate } from '#platform/schema/validate.ts';
import { copy } from '../console.messages.ts';
import { inputField, problemSummary } from '../field.ts';
import { toFormErrors } from '../form-errors.ts';
import { barePage } from '../layout.ts';

const { join: t, users } = copy.settings;
const path = '/console/invitations/{token}';
/** A user of single sign-on goes there. */
const oidcPath = (organizationId: string): string => `/console/sign-in/oidc/${organizationId}`;
const limit = { perMinute: 30, burst: 30 };

const Name = userFields.pick({ full_name: true });

const textPage = ({ title, text, signIn }: { title: string; text: string; signIn: string }): JSX.Element =>
  barePage(
    { title },
    null,
    h('h1', null, title),
    h('p', null, text),
    h('p', null, h('a', { href: '/console/sign-in' }, signIn)),
  );

type Typed = { fullName: string; problems: Map<string, string> | ReadonlyMap<string, string> };

const joinPage = (token: string, { organizationName, email, role }: OpenInvitation, { fullName, problems }: Typed) =>
  barePage(
    { title: t.title },
    null,
    h('h1', null, t.heading(organizationName)),
    problemSummary(problems),
    h('p', null, t.text(email, users.roles[role].toLowerCase())),
    h('form', { method: 'post', action: `/console/invitations/${token}` }, [
      inputField({
        name: 'full_name',
        label: t.name,
        type: 'text',
        value: fullName,
        autocomplete: 'name',
        required: true,
        problems,
      }),
      h('button', { type: 'submit' }, t.submit),
    ]),
  );

/** Mail scanners and previews of chats open links, so the invitation asks for a name and a click. */
async function open({ params, resolve }: PageContext): Promise<PageReply> {
  const token = params['token'] ?? '';
  const invitation = await resolve(InvitationService).find(token);
  if (!invitation) return { status: 404, document: textPage(t.invalid) };
  return { document: joinPage(token, invitation, { fullName: '', problems: new Map() }) };
}

async function join({ params, form, address, headers, session, resolve }: PageContext): Promise<PageReply> {
  const token = params['token'] ?? '';
  const invitations = resolve(InvitationService);
  const invitation = await invitations.find(token);
  if (!session || !invitation) return { status: 404, document: textPage(t.invalid) };
  const fullName = form.value('full_name');
  let name: string;
  try {
    name = validate(Name, { full_name: fullName }).full_name;
  } catch (error) {
    const { status, problems } = toFormErrors(error, { full_name: t.name });
    return { status, document: joinPage(token, invitation, { fullName, problems }) };
  }
  try {
    const joined = await invitations.accept(token, name, address);
    if (!joined) return { status: 404, document: textPage(t.invalid) };
    const { organizationId, userId, mustUseOidc } = joined;
    if (mustUseOidc) return { redirect: oidcPath(organizationId) };
    await session.signIn({ organizationId, userId }, { device: headers['user-agent'] ?? '', address });
    session.leaveNotice(t.done(invitation.organizationName));
    return { redirect: '/console' };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { status: 409, document: textPage(t.taken) };
  }
}

export const joinPages = [
  definePage({ method: 'get', path, personal: true, limit, handler: open }),
  definePage({ method: 'post', path, personal: true, limit, handler: join }),
];
