import { type ComponentChildren, h } from 'preact';

const address = 'https?://[^\\s<>"]+';

const partsWith = (mentions: readonly string[]): RegExp =>
  new RegExp([address, ...mentions.map((label) => `@${RegExp.escape(label)}`)].join('|'), 'gi');

const countOf = (text: string, character: string): number => text.split(character).length - 1;

/** Punctuation at the end is not part of the URL, nor is a closing bracket whose opening one is before the URL. */
function withoutPunctuation(url: string): string {
  const end = url.replace(/[.,;:!?'’]+$/, '');
  const isOpenedBefore = end.endsWith(')') && countOf(end, ')') > countOf(end, '(');
  return isOpenedBefore ? withoutPunctuation(end.slice(0, -1)) : end;
}

/** Text with its web addresses as links, and these mentions in bold. */
export function linkedText(text: string, mentions: readonly string[] = []): ComponentChildren {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(partsWith(mentions))) {
    const isMention = found.startsWith('@');
    const part = isMention ? found : withoutPunctuation(found);
    if (!isMention && !URL.canParse(part)) continue;
    const shown = isMention
      ? h('strong', null, part)
      : h('a', { href: part, rel: 'noopener noreferrer nofollow' }, part);
    parts.push(text.slice(from, index), shown);
    from = index + part.length;
  }
  return [...parts, text.slice(from)];
}
