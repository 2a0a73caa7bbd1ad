import { InvitationService, invitationActions } from '#modules/access';
import { userFields } from '#modules/organizations';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { type FormErrors, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { settingsPath } from '../settings/settings-layout.ts';
import { freshUser, userListPage } from '../settings/user.page.ts';
import { invitationPath as path } from './invitation.view.ts';

const { invitations: t, users } = copy.settings;

const Invitation = userFields.pick({ email: true, role: true });

/** The page has another form with fields of these names. */
const withPrefix = ({ problems, ...errors }: FormErrors): FormErrors => ({
  ...errors,
  problems: new Map([...problems].map(([name, text]) => [`invited_${name}`, text])),
});

async function invite(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = { invited_email: form.value('invited_email'), invited_role: form.value('invited_role') };
  try {
    const { email, role } = validate(Invitation, { email: typed.invited_email, role: typed.invited_role });
    await runAudited(
      context,
      () => resolve(InvitationService).invite(user.organizationId, { email, role, invitedByUserId: user.id }),
      { action: invitationActions.invite, subject: email, details: { role } },
    );
    return { redirect: settingsPath('users'), notice: t.sent(email) };
  } catch (error) {
    const errors = withPrefix(toFormErrors(error, users.fields));
    return {
      status: errors.status,
      document: await userListPage(context, { typed: freshUser, invited: typed, errors }),
    };
  }
}

async function resend(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  try {
    const { email } = await runAudited(
      context,
      () => resolve(InvitationService).resend(user.organizationId, id, user.id),
      ({ email, role }) => ({ action: invitationActions.resend, subject: email, details: { role } }),
    );
    return { redirect: settingsPath('users'), notice: t.resent(email) };
  } catch (error) {
    const errors = toFormErrors(error, users.fields);
    return { status: errors.status, document: await userListPage(context, { errors }) };
  }
}

async function revoke(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const { email } = await runAudited(
    context,
    () => resolve(InvitationService).revoke(user.organizationId, id),
    (revoked) => ({ action: 'user.invite_revoke', subject: revoked.email }),
  );
  return { redirect: settingsPath('users'), notice: t.revoked(email) };
}

export const invitationPages = [
  defineConsolePage({ method: 'post', path, role: 'admin', handler: invite }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/resend`, role: 'admin', handler: resend }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/revoke`, role: 'admin', handler: revoke }),
];
