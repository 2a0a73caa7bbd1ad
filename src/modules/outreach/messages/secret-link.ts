/** The tokens of links: anyone who has one may act as the candidate. */
const token = /(https?:\/\/[^\s"'<>]*\/)[\w-]{43}(?![\w-])/g;

/** Replaces the tokens of links with `…`. */
export const withoutLinkTokens = (text: string): string => text.replaceAll(token, '$1…');
