import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { validateXML } from 'xmllint-wasm';

const definition = (name: string, content: string): string => `<define name="${name}">${content}</define>`;
const one = (name: string, content: string): string => `<element name="atom:${name}">${content}</element>`;
const optional = (content: string): string => `<optional>${content}</optional>`;
const many = (content: string): string => `<zeroOrMore>${content}</zeroOrMore>`;
const some = (content: string): string => `<oneOrMore>${content}</oneOrMore>`;
const attribute = (name: string): string => optional(`<attribute name="${name}"/>`);
const ref = (name: string): string => `<ref name="${name}"/>`;

/** What RFC 4287 says of the elements that our feed has: 3 (constructs), 4.1 (containers), 4.2 (metadata). */
const atomSchema = `<grammar xmlns="http://relaxng.org/ns/structure/1.0" xmlns:atom="http://www.w3.org/2005/Atom"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start>${one(
    'feed',
    `<interleave>${one('id', ref('uri'))}${one('title', ref('text'))}${one('updated', ref('date'))}
    ${some(ref('link'))}${some(ref('person'))}${many(ref('entry'))}</interleave>`,
  )}</start>
  ${definition('uri', '<data type="anyURI"><param name="minLength">1</param></data>')}
  ${definition('date', '<data type="dateTime"><param name="pattern">.+T.+(Z|[+-][0-9]{2}:[0-9]{2})</param></data>')}
  ${definition('text', `${optional('<attribute name="type"><choice><value>text</value><value>html</value></choice></attribute>')}<text/>`)}
  ${definition(
    'link',
    one(
      'link',
      `<attribute name="href">${ref('uri')}</attribute>${attribute('rel')}${attribute('type')}${attribute('title')}<empty/>`,
    ),
  )}
  ${definition('person', one('author', `<interleave>${one('name', '<data type="string"><param name="minLength">1</param></data>')}${optional(one('uri', ref('uri')))}</interleave>`))}
  ${definition('category', one('category', `<attribute name="term"/>${optional(`<attribute name="scheme">${ref('uri')}</attribute>`)}${attribute('label')}<empty/>`))}
  ${definition(
    'entry',
    one(
      'entry',
      `<interleave>${one('id', ref('uri'))}${one('title', ref('text'))}${one('updated', ref('date'))}
      ${optional(one('published', ref('date')))}${many(ref('person'))}${many(ref('category'))}${some(ref('link'))}
      ${optional(one('summary', ref('text')))}${optional(one('content', ref('text')))}</interleave>`,
    ),
  )}
</grammar>`;

/** The index of the same protocol, whose own schema no package has. */
const indexSchema = `<element name="sitemapindex" xmlns="http://relaxng.org/ns/structure/1.0"
    ns="http://www.sitemaps.org/schemas/sitemap/0.9" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  ${some('<element name="sitemap"><element name="loc"><data type="anyURI"/></element></element>')}</element>`;

/** The schema of sitemaps.org, as the package has it. */
const sitemapSchema = readFileSync(
  new URL('../../../node_modules/sitemap/schema/sitemap.xsd', import.meta.url),
  'utf8',
);

const schemas = {
  atom: { schema: atomSchema, extension: 'relaxng' },
  index: { schema: indexSchema, extension: 'relaxng' },
  sitemap: { schema: sitemapSchema, extension: 'schema' },
} as const;

/** By libxml2. */
export async function xmlErrors(xml: string, kind: keyof typeof schemas): Promise<string[]> {
  const result = await validateXML({ xml, ...schemas[kind] });
  return result.valid ? [] : result.errors.map(({ message }) => message);
}

export const expectValid = async (xml: string, kind: keyof typeof schemas): Promise<void> =>
  expect(await xmlErrors(xml, kind)).toEqual([]);
