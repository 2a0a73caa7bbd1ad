import escapeHtml from 'escape-html';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { TextCache } from '#platform/text-cache.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'div',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'h3',
    'h4',
    'a',
    'blockquote',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // Their content is not text of the posting.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'button',
    'iframe',
    'object',
  ],
  // The page has its own h1 and h2.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    section: 'div',
    article: 'div',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
  nestingLimit: 50,
};

// Job boards that embed HTML in another format escape it once more.
const escapedTag = /&lt;\/(?:p|div|ul|ol|li|h[1-6]|strong|b|em|span|table)&gt;|&lt;br ?\/?&gt;/i;
const tag = /<\/?(?:p|div|ul|ol|li|h[1-6]|strong|b|em|span|table|br)\b/i;

function unescaped(html: string): string {
  if (tag.test(html) || !escapedTag.test(html)) return html;
  const texts: string[] = [];
  const parser = new Parser({ ontext: (text) => texts.push(text) }, { decodeEntities: true });
  parser.end(html);
  return texts.join('');
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Safe HTML: sanitized jd_text, or else the plain description. */
export function descriptionHtml({
  jdText,
  description,
}: {
  jdText: string | null;
  description: string | null;
}): string {
  const html = unescaped(jdText ?? '');
  if (html.trim() === '') return paragraphs(description ?? '');
  return sanitized(html);
}

// Limited by characters, as texts differ in length by a factor of a thousand.
const cache = new TextCache(8_000_000);

/** Uses a cache, because sanitizing 200,000 characters takes 0.3 s. */
const sanitized = (html: string): string =>
  cache.get(html, () =>
    sanitizeHtml(tag.test(html) ? html : paragraphs(html), allowed)
      .replace(/<(p|div)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g, '')
      .trim(),
  );
