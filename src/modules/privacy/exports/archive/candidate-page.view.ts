import { type ComponentChild, h, type JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { candidateExportNames } from '#platform/files/export-part.ts';
import { formatDateTime } from '#platform/pages/format.ts';
import { exportMessages } from '../export.messages.ts';

const { page: t, language } = exportMessages;

export type CandidateData = Record<(typeof candidateExportNames)[number], unknown>;

type Page = {
  organization: string;
  name: string | null;
  at: string;
  data: CandidateData;
  /** Names within the archive. */
  resumes: readonly string[];
  recordings: readonly string[];
};

const styles = `
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 Arial, Helvetica, sans-serif; color: #1a1a1a }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #ccc }
dl { margin: 0 0 1rem; display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: .25rem 1rem }
dt { font-weight: bold; overflow-wrap: anywhere }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
dd dl, dd ol { white-space: normal }
article { border: 1px solid #ccc; border-radius: 4px; padding: .75rem; margin: 0 0 1rem }
@media (max-width: 40rem) { dl { display: block } dd { margin: 0 0 .5rem } }
`;

/** `total_experience_years`: "Total experience years". */
function labelOf(field: string): string {
  const words = field.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields whose values are words of the API. */
const coded = new Set([
  ...['kind', 'state', 'status', 'from_status', 'to_status', 'outcome', 'channel', 'direction', 'text_missing'],
  ...['type', 'source', 'purpose', 'work_mode', 'job_type', 'talent_pool_status', 'initiated_via'],
]);
const isCode = (text: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(text);

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Links are shown as text: nothing in the page leads to another site. */
function show(value: unknown, field = ''): ComponentChild {
  if (isEmpty(value)) return '–';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') {
    if (isTime(value)) return formatDateTime(value);
    return coded.has(field) && isCode(value) ? labelOf(value) : value;
  }
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object')) return value.join(', ');
    return h(
      'ol',
      null,
      value.map((one) => h('li', null, show(one))),
    );
  }
  return typeof value === 'number' ? `${value}` : fields(value as object);
}

const fields = (record: object): JSX.Element =>
  h(
    'dl',
    null,
    Object.entries(record)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [h('dt', null, labelOf(name)), h('dd', null, show(value, name))]),
  );

const records = (items: readonly object[]): ComponentChild =>
  items.length === 0 ? h('p', null, t.nothing) : items.map((item) => h('article', null, fields(item)));

const files = (names: readonly string[]): ComponentChild =>
  names.length === 0
    ? h('p', null, t.nothing)
    : h(
        'ul',
        null,
        names.map((name) => h('li', null, h('a', { href: name }, name))),
      );

/** A page that works from a folder, without network and scripts. */
export function copyPage({ organization, name, at, data, resumes, recordings }: Page): string {
  const title = t.title(name ?? t.nobody);
  const sections: [id: string, label: string, content: ComponentChild][] = candidateExportNames.map((key) => {
    const value = data[key];
    if (!Array.isArray(value)) {
      // Their section has more about them.
      const { applications: _, ...profile } = (value ?? {}) as { applications?: unknown };
      return [key, t.sections[key], fields(profile)];
    }
    return [key, t.sections[key], records(value as object[])];
  });
  sections.push(['resumes', t.resumes, files(resumes)], ['recordings', t.recordings, files(recordings)]);
  const page = h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charset: 'utf-8' }),
      h('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      h('style', { dangerouslySetInnerHTML: { __html: styles } }),
    ),
    h(
      'body',
      null,
      h('header', null, [
        h('h1', null, title),
        h('p', null, t.intro(organization, formatDateTime(at))),
        h('p', null, t.files),
      ]),
      h(
        'nav',
        { 'aria-label': t.contents },
        h(
          'ul',
          null,
          sections.map(([id, label]) => h('li', null, h('a', { href: `#${id}` }, label))),
        ),
      ),
      h(
        'main',
        null,
        sections.map(([id, label, content]) => [h('h2', { id }, label), content]),
      ),
    ),
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}
