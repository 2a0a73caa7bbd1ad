import type { SpanStart } from './tracing.ts';

const names = new Map<string, string>();
const mostNames = 2_000;

const table = /(?:only\s+)?"?((?:[a-z_]+"?\."?)?[a-z_]+)\b/.source;
const change = new RegExp(`\\b(insert\\s+into|(?<!for |key )update|delete\\s+from)\\s+${table}`, 'i');
const source = new RegExp(`\\bfrom\\s+${table}`, 'i');

/** A name such as `insert applications`: the operation and the first table. Never the text, which may hold values. */
function nameOf(text: string): string {
  const plain = text.replace(/'(?:[^']|'')*'/g, '');
  const [first = 'statement'] = /[a-z]+/i.exec(plain) ?? [];
  const [, operation = /^with$/i.test(first) ? 'select' : first, changed] =
    (/^(?:with|insert|update|delete)$/i.test(first) && change.exec(plain)) || [];
  const from = changed ?? source.exec(plain)?.[1];
  const word = operation.split(/\s/)[0] as string;
  return [word.toLowerCase(), ...(from ? [from.replaceAll('"', '')] : [])].join(' ');
}

export function sqlSpan(text: string): SpanStart {
  let name = names.get(text);
  if (name === undefined) {
    name = nameOf(text);
    if (names.size < mostNames) names.set(text, name);
  }
  return { name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } };
}
