import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import jsonLanguage from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import { Marked, type Tokens } from 'marked';

/** `values` fill `{{name}}` in the Markdown with lists and limits from the code, so that no guide repeats them. */
export type GuideSource = { name: string; markdown: string };
export type GuideValues = Readonly<Record<string, string>>;

export type Guide = {
  name: string;
  title: string;
  /** The first paragraph, as text. */
  summary: string;
  headings: { id: string; text: string }[];
  html: string;
};

/** URLs for links in guides: to other guides, and to operations of the API. */
export type GuideLinks = { guide(name: string): string; operation(operationId: string): string };

const languages: Record<string, LanguageFn> = {
  sh: bash,
  http,
  js: javascript,
  json: jsonLanguage,
  php,
  python,
  ruby,
  go,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

const labels: Record<string, string> = {
  sh: 'Shell',
  http: 'HTTP',
  js: 'Node',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  go: 'Go',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function codeBlock({ text, lang = '' }: Tokens.Code): string {
  const label = labels[lang];
  const code = label ? hljs.highlight(text, { language: lang }).value : escaped(text);
  // A wide block scrolls, so the keyboard must reach it.
  return `<div class="code"><div class="language">${label ?? 'Text'}</div><pre tabindex="0"><code>${code}</code></pre></div>\n`;
}

/** Makes the same IDs as GitHub, so that links work there too. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

/** URL for `page.md#part` or `operation:createJob`. Other addresses stay unchanged. */
function addressOf(href: string, links: GuideLinks): string {
  const [, operationId] = /^operation:(\w+)$/.exec(href) ?? [];
  if (operationId) return links.operation(operationId);
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name ? `${links.guide(name)}${anchor}` : href;
}

/** Throws if a value does not exist. */
export function fillGuide(markdown: string, values: GuideValues): string {
  return markdown.replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A guide uses the unknown value ${name}`);
    return value;
  });
}

/** Throws if a value or an operation does not exist. The HTML is not sanitized, because the Markdown is ours. */
export function renderGuide({ name, markdown }: GuideSource, values: GuideValues, links: GuideLinks): Guide {
  const headings: Guide['headings'] = [];
  const marked = new Marked({
    renderer: {
      code: codeBlock,
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = idOf(plain(html));
        if (depth === 2) headings.push({ id, text: plain(html) });
        return depth === 1 ? '' : `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(addressOf(href, links))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const text = fillGuide(markdown, values);
  const [, title = ''] = /^# (.+)\n/.exec(text) ?? [];
  const [, first = ''] = /^# .+\n\n([^\n#][\s\S]*?)\n\n/.exec(text) ?? [];
  const html = marked.parse(text, { async: false });
  return { name, title, summary: plain(marked.parseInline(first, { async: false })), headings, html };
}
