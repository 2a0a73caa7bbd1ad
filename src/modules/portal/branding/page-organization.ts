import type { Brand } from '#modules/organizations';

/** Whose page it is. */
export type PageOrganization = Brand & { organizationId: string; organizationName: string };
