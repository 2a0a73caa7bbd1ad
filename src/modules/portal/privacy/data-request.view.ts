import { type ComponentChildren, h, type JSX } from 'preact';
import type { PageOrganization } from '../branding/page-organization.ts';
import { inputField, type Problems, problemSummary } from '../field.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import { dataRequestPath } from './data-request-link.view.ts';

const { dataRequest: t } = portalMessages;

export const ownDataPath = (token: string): string => `/my-data/${token}`;

const page = (organization: PageOrganization, title: string, ...content: ComponentChildren[]): JSX.Element =>
  layout({ title, personal: true, organization, hasDataLink: false }, h('h1', null, title), ...content);

const noProblems: Problems = new Map();

export const dataRequestPage = (
  organization: PageOrganization,
  { email = '', problems = noProblems }: { email?: string; problems?: Problems } = {},
): JSX.Element =>
  page(
    organization,
    t.title,
    h('p', null, t.intro(organization.organizationName)),
    problemSummary(problems, new Map([['email', t.email]])),
    h('form', { method: 'post', action: dataRequestPath(organization.organizationId) }, [
      inputField({
        name: 'email',
        label: t.email,
        type: 'email',
        autocomplete: 'email',
        required: true,
        value: email,
        problems,
      }),
      h('button', { type: 'submit' }, t.action),
    ]),
  );

/** The same for every address, known or not. */
export const dataLinkSentPage = (organization: PageOrganization): JSX.Element =>
  page(
    organization,
    t.checkEmail,
    h('p', null, t.checkEmailText(organization.organizationName)),
    h('p', { class: 'quiet' }, t.checkEmailHelp),
  );

const choice = (token: string, action: string, label: string, className?: string): JSX.Element =>
  h('form', { method: 'post', action: ownDataPath(token) }, [
    h('button', { type: 'submit', name: 'action', value: action, ...(className && { class: className }) }, label),
  ]);

export const ownDataPage = (token: string, organization: PageOrganization): JSX.Element =>
  page(
    organization,
    t.open(organization.organizationName),
    h('h2', null, t.copy),
    h('p', null, t.copyText),
    choice(token, 'copy', t.copyAction),
    h('h2', null, t.erase),
    h('p', null, t.eraseText(organization.organizationName)),
    choice(token, 'erase', t.eraseAction, 'danger'),
  );

export const copyRequestedPage = (organization: PageOrganization): JSX.Element =>
  page(organization, t.copied, h('p', null, t.copiedText));

export const erasureRequestedPage = (organization: PageOrganization): JSX.Element =>
  page(organization, t.erased, h('p', null, t.erasedText(organization.organizationName)));

export const erasureHeldPage = (organization: PageOrganization): JSX.Element =>
  page(
    organization,
    t.held,
    h('p', null, t.heldText(organization.organizationName)),
    h('p', null, t.heldNext(organization.organizationName)),
  );
