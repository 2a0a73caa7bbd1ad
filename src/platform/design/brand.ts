import { brandRules } from './colors.ts';

const most = 1000;
const made = new Map<string, string>();

/** Replaces the accent color of a page by `#rrggbb`, in both themes. Text stays readable with any color. */
export function brandSheet(color: string): string {
  const known = made.get(color);
  if (known !== undefined) return known;
  const sheet = brandRules(color);
  if (made.size >= most) made.clear();
  made.set(color, sheet);
  return sheet;
}
