import type { Brand } from '#modules/organizations';

/** The organization to which a page belongs. */
export type PageOrganization = Brand & { organizationId: string; organizationName: string };
