import { h, type JSX } from 'preact';
import { CareersService, type CareersSettings, careersFields, countries } from '#modules/organizations';
import { configToken } from '#platform/container.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { choiceField, inputField, problemSummary, selectField } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';

const { careers: t } = copy.settings;
const path = settingsPath('careers');

type Typed = { enabled: boolean; address: string; country: string };

const storedFields = ({ isEnabled, address, country }: CareersSettings): Typed => ({
  enabled: isEnabled,
  address: address ?? '',
  country: country ?? '',
});

const typedFields = ({ form }: ConsoleContext): Typed => ({
  enabled: form.value('enabled') !== '',
  address: form.value('address'),
  country: form.value('country'),
});

const link = (address: string): JSX.Element => h('a', { href: address }, address);

/** These URLs contain the ID, so they still work if the address changes. */
const feeds = (page: string): JSX.Element[] => [
  h('h2', null, t.feeds.title),
  h('p', null, t.feeds.about),
  h('dl', { class: 'facts' }, [
    h('dt', null, t.feeds.xml),
    h('dd', null, link(`${page}/jobs.xml`)),
    h('dt', null, t.feeds.json),
    h('dd', null, link(`${page}/jobs.json`)),
    h('dt', null, t.feeds.sitemap),
    h('dd', null, link(`${page}/sitemap.xml`)),
  ]),
];

function careersForm(start: string, typed: Typed, problems: ReadonlyMap<string, string>): JSX.Element {
  return h('form', { method: 'post', action: path }, [
    choiceField({
      name: 'enabled',
      label: t.fields.enabled,
      hint: t.enableHint,
      options: [t.enable],
      chosen: typed.enabled ? [t.enable] : [],
      several: true,
      required: true,
      problems,
    }),
    inputField({
      name: 'address',
      label: t.fields.address,
      hint: t.addressHint(start),
      type: 'text',
      value: typed.address,
      required: false,
      problems,
    }),
    selectField({
      name: 'country',
      label: t.fields.country,
      hint: t.countryHint,
      value: typed.country,
      options: [
        { value: '', label: t.noCountry },
        ...countries.map(({ code, name }) => ({ value: code, label: name })),
      ],
      required: false,
      problems,
    }),
    h('button', { type: 'submit' }, t.save),
  ]);
}

function careersPage(
  context: ConsoleContext,
  { isEnabled, address }: CareersSettings,
  typed: Typed,
  errors?: FormErrors,
): JSX.Element {
  const { user, resolve } = context;
  const start = `${resolve(configToken).baseUrl}/careers/`;
  const problems = problemsOf(errors);
  return settingsPage(
    context,
    { title: t.title, part: 'careers', errors },
    h('p', { class: 'quiet' }, t.intro),
    isEnabled ? h('p', null, [t.isOn, ' ', link(`${start}${address ?? user.organizationId}`)]) : h('p', null, t.isOff),
    problemSummary(problems),
    careersForm(start, typed, problems),
    isEnabled && feeds(`${start}${user.organizationId}`),
  );
}

const present = ({ user, resolve }: ConsoleContext): Promise<CareersSettings> =>
  resolve(CareersService).get(user.organizationId);

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const typed = typedFields(context);
  try {
    const { enabled, address, country } = validate(careersFields, typed);
    const change = { isEnabled: enabled, address, country };
    await runAudited(context, () => resolve(CareersService).change(user.organizationId, change), {
      action: 'careers.change',
      details: { enabled, address, country },
    });
    return { redirect: path, notice: t.saved };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: careersPage(context, await present(context), typed, errors) };
  }
}

export const careersSettingsPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => {
      const settings = await present(context);
      return { document: careersPage(context, settings, storedFields(settings)) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
];
