import { type ComponentChildren, h } from 'preact';

const address = 'https?://[^\\s<>"]+';

const partsWith = (mentions: readonly string[]): RegExp =>
  new RegExp([address, ...mentions.map((label) => `@${RegExp.escape(label)}`)].join('|'), 'gi');

const countOf = (text: string, character: string): number => text.split(character).length - 1;

/** Longer ones are no address that somebody shares. */
const maxUrlLength = 2048;

/** Punctuation at the end is not part of the URL, nor is a closing bracket whose opening one is before the URL. */
function withoutPunctuation(url: string): string {
  let surplus = countOf(url, ')') - countOf(url, '(');
  let end = url.length;
  for (; end > 0; end--) {
    const last = url.charAt(end - 1);
    if (last === ')' && surplus > 0) surplus--;
    else if (!".,;:!?'’".includes(last)) break;
  }
  return url.slice(0, end);
}

/** Text with its web addresses as links, and these mentions in bold. */
export function linkedText(text: string, mentions: readonly string[] = []): ComponentChildren {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(partsWith(mentions))) {
    const isMention = found.startsWith('@');
    const part = isMention ? found : withoutPunctuation(found);
    if (!isMention && (part.length > maxUrlLength || !URL.canParse(part))) continue;
    const shown = isMention
      ? h('strong', null, part)
      : h('a', { href: part, rel: 'noopener noreferrer nofollow' }, part);
    parts.push(text.slice(from, index), shown);
    from = index + part.length;
  }
  return [...parts, text.slice(from)];
}
