import { raw } from '#platform/database/sql.ts';

/** What pages for candidates show of their organization. The alias of `organizations` is `o`. */
export const brandColumns = raw('o.brand_color, o.logo_hash');

export type Brand = {
  /** As `#rrggbb`. */
  brandColor: string | null;
  /** Names the logo's file. */
  logoHash: string | null;
};
