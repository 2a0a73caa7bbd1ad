/** A quoted tag, with `W/` in front if it is weak (RFC 9110, 8.8.3). */
const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

/** Tags of a list, or `['*']` for any version. Undefined if the text is invalid. */
export function tagsIn(header: string): string[] | undefined {
  if (header.trim() === '*') return ['*'];
  const tags = header.match(entityTag);
  return tags && /^[\t ,]*$/.test(header.replace(entityTag, '')) ? tags : undefined;
}

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** A strong tag differs with the bytes, so each encoding of a version has its own. */
export const tagOf = (version: string, encoding?: Encoding): string =>
  `"${encoding ? `${version}-${encoding}` : version}"`;

const tagsOf = (version: string): string[] => ['*', tagOf(version), ...encodings.map((one) => tagOf(version, one))];

/** For If-None-Match. A weak tag counts too, such as one that a proxy has weakened. */
export function isKnown(version: string, header: string): boolean {
  const known = tagsOf(version);
  return tagsIn(header)?.some((tag) => known.includes(tag.replace(/^W\//, ''))) ?? false;
}

/** For If-Match: a weak tag never matches. */
export function isCurrent(version: string, header: string): boolean {
  const current = tagsOf(version);
  return tagsIn(header)?.some((tag) => current.includes(tag)) ?? false;
}
