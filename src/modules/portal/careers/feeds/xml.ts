const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Other characters than these (XML 1.0, 2.2) make a document malformed, even as references. They are left out. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text and attribute values. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => references[character] ?? '');

type Attributes = Readonly<Record<string, string>>;

/** `content` is XML. An element without content is empty. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  return content.length === 0 ? `<${start}/>` : `<${start}>${content.join('')}</${name}>`;
}

export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, escapeXml(text));

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
