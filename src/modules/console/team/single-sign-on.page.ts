import { h, type JSX } from 'preact';
import { newUserRoles, OidcProviderInput, OidcService, type OidcSettings } from '#modules/access';
import { factList } from '#platform/pages/fact-list.ts';
import type { Problems } from '#platform/pages/field.ts';
import type { Form } from '#platform/pages/form.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary, selectField, textField } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';

const { oidc: t } = copy.settings;
const path = settingsPath('single-sign-on');
/** Not empty, because browsers do not submit a form whose required choice is empty. */
const nobody = 'none';

type Typed = {
  issuer: string;
  client_id: string;
  email_domains: string;
  new_user_role: string;
  is_required: string;
};

const shownOf = (settings: OidcSettings | undefined): Typed => ({
  issuer: settings?.issuer ?? '',
  client_id: settings?.clientId ?? '',
  email_domains: settings?.emailDomains.join('\n') ?? '',
  new_user_role: settings?.newUserRole ?? nobody,
  is_required: settings?.isRequired ? 'yes' : 'no',
});

/** The secret is never shown, typed or stored. */
const typedOf = (form: Form): Typed => ({
  issuer: form.value('issuer'),
  client_id: form.value('client_id'),
  email_domains: form.value('email_domains'),
  new_user_role: form.value('new_user_role'),
  is_required: form.value('is_required'),
});

const plainField = (name: 'issuer' | 'client_id', value: string, problems: Problems, hint?: string): JSX.Element =>
  inputField({ name, label: t.fields[name], hint, type: 'text', value, autocomplete: 'off', required: true, problems });

const settingsForm = (typed: Typed, isStored: boolean, problems: Problems): JSX.Element =>
  h('form', { method: 'post', action: path }, [
    plainField('issuer', typed.issuer, problems, t.issuerHint),
    plainField('client_id', typed.client_id, problems),
    inputField({
      name: 'client_secret',
      label: t.fields.client_secret,
      hint: isStored ? t.keptSecretHint : t.secretHint,
      type: 'password',
      autocomplete: 'off',
      required: !isStored,
      problems,
    }),
    textField({
      name: 'email_domains',
      label: t.fields.email_domains,
      hint: t.domainsHint,
      value: typed.email_domains,
      rows: 3,
      required: true,
      problems,
    }),
    selectField({
      name: 'new_user_role',
      label: t.fields.new_user_role,
      required: true,
      options: [
        { value: nobody, label: t.newUsers.none },
        ...newUserRoles.map((role) => ({ value: role, label: t.newUsers[role] })),
      ],
      value: typed.new_user_role,
      problems,
    }),
    selectField({
      name: 'is_required',
      label: t.fields.is_required,
      hint: t.requiredHint,
      required: true,
      options: (['no', 'yes'] as const).map((value) => ({ value, label: t.required[value] })),
      value: typed.is_required,
      problems,
    }),
    h('button', { type: 'submit' }, t.save),
  ]);

async function oidcPage(context: ConsoleContext, typed?: Typed, errors?: FormErrors): Promise<JSX.Element> {
  const { user, resolve } = context;
  const oidc = resolve(OidcService);
  const settings = await oidc.settings(user.organizationId);
  const problems = problemsOf(errors);
  return settingsPage(
    context,
    { title: t.title, part: 'single-sign-on', errors },
    problemSummary(problems),
    h('p', null, t.about),
    factList([
      [t.redirectUri, h('code', null, oidc.redirectUri(user.organizationId))],
      [t.start, settings && h('code', null, oidc.startAddress(user.organizationId))],
    ]),
    settingsForm(typed ?? shownOf(settings), settings !== undefined, problems),
    settings && [
      h('h2', null, t.remove.title),
      h('p', null, t.remove.text),
      h(
        'form',
        { method: 'post', action: `${path}/remove` },
        h('button', { type: 'submit', class: 'danger' }, t.remove.submit),
      ),
    ],
  );
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = typedOf(form);
  try {
    const input = validate(OidcProviderInput, {
      ...typed,
      new_user_role: typed.new_user_role === nobody ? '' : typed.new_user_role,
      client_secret: form.value('client_secret'),
      is_required: typed.is_required === 'yes',
    });
    const oidc = resolve(OidcService);
    const provider = await oidc.prepare(user.organizationId, input);
    const { issuer, clientId, emailDomains, isRequired, newUserRole } = provider;
    await runAudited(context, () => oidc.save(user.organizationId, provider), {
      action: 'single_sign_on.change',
      subject: user.organizationId,
      details: {
        issuer,
        client_id: clientId,
        email_domains: emailDomains,
        required: isRequired,
        new_user_role: newUserRole,
        new_secret: input.client_secret !== '',
      },
    });
    return { redirect: path, notice: t.saved };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await oidcPage(context, typed, errors) };
  }
}

async function remove(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  await runAudited(
    context,
    () => resolve(OidcService).remove(user.organizationId),
    (isRemoved) => (isRemoved ? { action: 'single_sign_on.remove', subject: user.organizationId } : undefined),
  );
  return { redirect: path, notice: t.remove.done };
}

export const singleSignOnPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await oidcPage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', waitsForOthers: true, handler: save }),
  defineConsolePage({ method: 'post', path: `${path}/remove`, role: 'admin', handler: remove }),
];
