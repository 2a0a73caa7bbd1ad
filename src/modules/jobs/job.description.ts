import escapeHtml from 'escape-html';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

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
  // What stands in these is no text of the posting.
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
  // Under the page's own h1 and h2, whatever the board it comes from began with.
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

// Boards that give HTML inside of something else escape it once more.
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

/**
 * What a job says of itself, as HTML that may stand on a page of ours: jd_text without anything that runs, loads or
 * styles, else the plain description. Empty when there is neither.
 */
export function descriptionHtml({
  jd_text,
  description,
}: {
  jd_text: string | null;
  description: string | null;
}): string {
  const html = unescaped(jd_text ?? '');
  if (html.trim() === '') return paragraphs(description ?? '');
  const safe = sanitizeHtml(tag.test(html) ? html : paragraphs(html), allowed);
  return safe.replace(/<(p|div)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g, '').trim();
}
