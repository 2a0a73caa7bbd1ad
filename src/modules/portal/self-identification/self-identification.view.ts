import { h, type JSX } from 'preact';
import { categoryLabel } from '#modules/decisions';
import { formatLongDay } from '#platform/pages/format.ts';
import { choiceField, type Problems, problemSummary } from '../field.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import type { IdentifiedApplication } from './self-identification.queries.ts';

const { selfIdentification: messages } = portalMessages;

export type Questions = { token: string; application: IdentifiedApplication; expiresAt: string };
type Categories = { sex: readonly string[]; raceEthnicity: readonly string[] };

const selfIdentificationPath = (token: string): string => `/self-identification/${token}`;

const aboutOf = ({ jobTitle, companyName }: IdentifiedApplication): string =>
  messages.about({ title: jobTitle, company: companyName });

/** The category behind an option. Null: prefers not to say, or says nothing. */
export function categoryOf(option: string, categories: readonly string[]): string | null {
  if (option === '' || option === messages.declined) return null;
  return categories.find((category) => categoryLabel(category) === option) ?? option;
}

export function questionsPage(
  { token, application, expiresAt }: Questions,
  { sex, raceEthnicity }: Categories,
  problems: Problems,
): JSX.Element {
  const question = (name: string, label: string, categories: readonly string[]): JSX.Element =>
    choiceField({
      name,
      label,
      required: false,
      problems,
      options: [...categories.map(categoryLabel), messages.declined],
      chosen: [],
      several: false,
    });
  const title = `${messages.title} – ${aboutOf(application)}`;
  return layout(
    {
      title: problems.size > 0 ? portalMessages.screening.problemTitle(title) : title,
      personal: true,
      organization: application,
    },
    h('p', { class: 'quiet' }, aboutOf(application)),
    h('h1', null, messages.title),
    problemSummary(problems),
    h('p', null, messages.voluntary),
    h('p', null, messages.why(application.organizationName)),
    h(
      'ul',
      null,
      messages.stored.map((text) => h('li', null, text)),
    ),
    h('form', { method: 'post', action: selfIdentificationPath(token) }, [
      question('sex', messages.sex, sex),
      question('race_ethnicity', messages.raceEthnicity, raceEthnicity),
      h('button', { type: 'submit' }, messages.submit),
    ]),
    h('p', { class: 'quiet' }, messages.until(formatLongDay(expiresAt))),
  );
}

export const savedPage = ({ token, application }: Questions): JSX.Element =>
  layout(
    { title: `${messages.thanks} – ${aboutOf(application)}`, personal: true, organization: application },
    h('p', { class: 'quiet' }, aboutOf(application)),
    h('h1', null, messages.thanks),
    h('p', null, messages.thanksText),
    h('p', null, h('a', { href: selfIdentificationPath(token) }, messages.change)),
  );

/** Link for the page after an application. */
export const selfIdentificationLink = (token: string): JSX.Element =>
  h('p', null, [messages.invitation, ' ', h('a', { href: selfIdentificationPath(token) }, messages.link)]);
