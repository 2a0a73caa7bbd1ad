import { h, type JSX } from 'preact';
import { type Branding, BrandingService, brandingFields, type Logo, logoOf } from '#modules/organizations';
import { type BrandSample, brandSamples } from '#platform/design/colors.ts';
import type { Problems } from '#platform/pages/field.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';

const { branding: t } = copy.settings;
const path = settingsPath('branding');
/** More than a logo may have, so that the form can explain why a larger file is rejected. */
const maxFileBytes = 2 * 1024 * 1024;
const proposedColor = '#3e63dd';

type Typed = { public_name: string; brand_color: string | null };

const storedFields = ({ publicName, brandColor }: Branding): Typed => ({
  public_name: publicName ?? '',
  brand_color: brandColor,
});

const typedFields = ({ form }: ConsoleContext): Typed => ({
  public_name: form.value('public_name'),
  brand_color: form.value('use_color') === '' ? null : form.value('brand_color'),
});

/** A browser's color field has no empty value, so a checkbox says whether it counts. */
const colorField = (color: string | null, problems: Problems): JSX.Element =>
  h('fieldset', { class: 'field', id: 'field-brand_color', 'aria-describedby': 'color-hint' }, [
    h('legend', null, t.fields.brand_color),
    h('span', { class: 'hint', id: 'color-hint' }, t.colorHint),
    problems.has('brand_color') && h('span', { class: 'wrong' }, problems.get('brand_color')),
    h('div', { class: 'color-choice' }, [
      h('label', { class: 'choice' }, [
        h('input', { type: 'checkbox', name: 'use_color', value: 'on', checked: color !== null }),
        h('span', null, t.useColor),
      ]),
      h('input', { type: 'color', name: 'brand_color', value: color ?? proposedColor, 'aria-label': t.pickColor }),
    ]),
  ]);

const sample = (theme: 'light' | 'dark', { ground, link, button, edge, label }: BrandSample): JSX.Element =>
  h('svg', { viewBox: '0 0 220 64', width: 220, height: 64, role: 'img', 'aria-label': t.samples[theme] }, [
    h('rect', { width: 220, height: 64, rx: 6, fill: ground, stroke: 'currentColor', 'stroke-opacity': 0.2 }),
    h('rect', { x: 16, y: 16, width: 96, height: 32, rx: 6, fill: button, stroke: edge }),
    h('text', { x: 64, y: 37, 'text-anchor': 'middle', fill: label }, t.samples.button),
    h('text', { x: 132, y: 37, fill: link, 'text-decoration': 'underline' }, t.samples.link),
  ]);

/** Shows how candidates see the stored color. */
function colorSamples(color: string): JSX.Element {
  const { light, dark } = brandSamples(color);
  return h('div', { class: 'color-samples' }, [sample('light', light), sample('dark', dark)]);
}

const currentLogo = (organizationId: string, hash: string): JSX.Element =>
  h('div', { class: 'field current-logo' }, [
    h('img', { src: `/branding/${organizationId}/${hash}`, alt: t.current }),
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name: 'remove_logo', value: 'on' }),
      h('span', null, t.removeLogo),
    ]),
  ]);

function brandingPage(context: ConsoleContext, branding: Branding, typed: Typed, errors?: FormErrors): JSX.Element {
  const problems = problemsOf(errors);
  const { organizationId } = context.user;
  return settingsPage(
    context,
    { title: t.title, part: 'branding', errors },
    h('p', { class: 'quiet' }, t.intro),
    problemSummary(problems),
    h('form', { method: 'post', action: path, encType: 'multipart/form-data' }, [
      inputField({
        name: 'public_name',
        label: t.fields.public_name,
        hint: t.nameHint(branding.name),
        type: 'text',
        value: typed.public_name,
        required: false,
        problems,
      }),
      colorField(typed.brand_color, problems),
      branding.brandColor !== null && colorSamples(branding.brandColor),
      inputField({
        name: 'logo',
        label: t.fields.logo,
        hint: t.logoHint,
        type: 'file',
        accept: '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp',
        required: false,
        problems,
      }),
      branding.logoHash !== null && currentLogo(organizationId, branding.logoHash),
      h('button', { type: 'submit' }, t.save),
    ]),
  );
}

const present = ({ user, resolve }: ConsoleContext): Promise<Branding> =>
  resolve(BrandingService).get(user.organizationId);

/** Undefined leaves the logo as it is. Throws ValidationError. */
function chosenLogo({ form }: ConsoleContext): Logo | null | undefined {
  const file = form.file('logo');
  if (file) return logoOf(file.bytes);
  return form.value('remove_logo') === '' ? undefined : null;
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const typed = typedFields(context);
  try {
    const { public_name: publicName, brand_color: brandColor } = validate(brandingFields, typed);
    const logo = chosenLogo(context);
    const branding = resolve(BrandingService);
    if (logo) await branding.store(user.organizationId, logo);
    const unused = await runAudited(
      context,
      () => branding.change(user.organizationId, { publicName, brandColor, logo }),
      {
        action: 'branding.change',
        details: { brand_color: brandColor, logo: logo === undefined ? 'kept' : logo ? 'replaced' : 'removed' },
      },
    );
    if (unused) await branding.forget(user.organizationId, unused);
    return { redirect: path, notice: t.saved };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: brandingPage(context, await present(context), typed, errors) };
  }
}

export const brandingPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => {
      const branding = await present(context);
      return { document: brandingPage(context, branding, storedFields(branding)) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', maxFileBytes, handler: save }),
];
