import { raw } from '#platform/database/sql.ts';

/** SQL: branding on pages for candidates. The alias of `organizations` is `o`. */
export const brandColumns = raw('o.brand_color, o.logo_hash');

export type Brand = {
  /** Format: `#rrggbb`. */
  brandColor: string | null;
  /** Names the logo's file. */
  logoHash: string | null;
};
