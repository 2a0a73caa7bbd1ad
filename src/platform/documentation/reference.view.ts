import { type ComponentChildren, h, type JSX } from 'preact';
import type { OpenApiDocument } from '../http/openapi/document.ts';
import { operationsOf } from './reference-document.ts';
import { guidesPath, shell } from './shell.view.ts';

const messages = {
  title: 'API reference',
  intro: 'Every operation of the API, with its fields, errors and examples. New here? Start with the ',
  guides: 'guides',
  withoutScript: [
    'Without JavaScript, this page lists the operations. Their fields, errors and examples are in the ',
    'OpenAPI document',
  ],
  operations: 'Operations',
  filter: 'Find an operation',
};

/** The content of the page without script. */
function operationList(document: OpenApiDocument, root: string): JSX.Element {
  const operations = operationsOf(document);
  const [before, openapi] = messages.withoutScript;
  const sectionOf = ({ name, description }: { name: string; description?: string }): ComponentChildren => [
    h('h3', null, name),
    h('p', null, description),
    h(
      'ul',
      { class: 'operations' },
      operations
        .filter(({ tag }) => tag === name)
        .map(({ method, path, operation }) =>
          h('li', null, [h('code', null, `${method.toUpperCase()} ${path}`), ' ', operation.summary]),
        ),
    ),
  ];
  return h('main', { class: 'plain' }, [
    h('h2', { class: 'title' }, messages.title),
    h('p', null, [before, h('a', { href: `${root}api/v1/openapi.json` }, openapi), '.']),
    (document.tags ?? []).map(sectionOf),
  ]);
}

/** Navigation for phones, where the viewer has none. */
function phoneNavigation(document: OpenApiDocument): JSX.Element {
  const operations = operationsOf(document);
  const sections = (document.tags ?? []).map(({ name }) =>
    h('section', null, [
      h('h2', null, name),
      h(
        'ul',
        null,
        operations
          .filter(({ tag }) => tag === name)
          .map(({ operation }) =>
            h('li', null, h('a', { href: `#/${name}/${operation.operationId}` }, operation.summary)),
          ),
      ),
    ]),
  );
  return h(
    'nav',
    { class: 'phone', 'aria-label': messages.operations },
    h('details', { class: 'operations' }, [
      h('summary', null, messages.operations),
      h('input', { type: 'search', 'aria-label': messages.filter, placeholder: messages.filter }),
      h('div', { class: 'list' }, sections),
    ]),
  );
}

type Files = { styles: readonly string[]; scripts: readonly string[]; viewer: string; data: string };

export const referencePage = (
  document: OpenApiDocument,
  root: string,
  { styles, scripts, viewer, data }: Files,
): JSX.Element =>
  shell(
    { title: messages.title, root, current: 'reference', heading: 'h1', styles, scripts, bodyClass: 'reference' },
    h('div', { id: 'content', class: 'viewer', 'data-root': root, 'data-document': data, 'data-viewer': viewer }, [
      phoneNavigation(document),
      h('openapi-explorer', { 'hide-server-selection': 'true', 'hide-components': 'true', collapse: 'true' }, [
        h('div', { slot: 'overview' }, [
          h('h2', { class: 'title' }, messages.title),
          h('p', null, [messages.intro, h('a', { href: `${root}${guidesPath}` }, messages.guides), '.']),
        ]),
      ]),
      h('noscript', null, operationList(document, root)),
    ]),
  );
