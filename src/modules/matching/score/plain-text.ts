import { convert } from 'html-to-text';

// Deep nesting would overflow html-to-text's recursion.
const options = {
  wordwrap: false,
  limits: { maxDepth: 100 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
} as const;

export const plainText = (html: string | null): string => (html ? convert(html, options as never) : '');
