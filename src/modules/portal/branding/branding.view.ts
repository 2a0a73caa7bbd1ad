import { createHash } from 'node:crypto';
import { h, type JSX } from 'preact';
import { brandSheet } from '#platform/design/brand.ts';
import type { PageOrganization } from './page-organization.ts';

/** The path changes with the sheet, as those of other assets. */
export function brandStyles(color: string): string {
  const digest = createHash('sha256').update(brandSheet(color)).digest('hex').slice(0, 12);
  return `/branding/${color.slice(1)}-${digest}.css`;
}

export const logoPath = (organizationId: string, logoHash: string): string => `/branding/${organizationId}/${logoHash}`;

/** Shows the name beside the logo, which may have no text. */
export const brandHeader = ({ organizationId, organizationName, logoHash }: PageOrganization): JSX.Element =>
  h('header', { class: 'brand' }, [
    logoHash === null
      ? h('span', { class: 'mark', 'aria-hidden': 'true' }, [...organizationName][0]?.toUpperCase())
      : h('img', { src: logoPath(organizationId, logoHash), alt: '', class: 'logo' }),
    h('p', null, organizationName),
  ]);
