import { h, type JSX } from 'preact';
import type { PageOrganization } from '../branding/page-organization.ts';
import { portalMessages } from '../portal.messages.ts';

export const dataRequestPath = (organizationId: string): string => `/your-data/${organizationId}`;

export const dataRequestLink = (
  { organizationId, organizationName }: Pick<PageOrganization, 'organizationId' | 'organizationName'>,
  className?: string,
): JSX.Element =>
  h(
    'p',
    className ? { class: className } : null,
    h('a', { href: dataRequestPath(organizationId) }, portalMessages.dataRequest.link(organizationName)),
  );
