import { h, type JSX } from 'preact';
import type { Guide } from './guide.ts';
import { guidesPath, type Shell, shell } from './shell.view.ts';

const messages = {
  title: 'Guides',
  intro: 'How to work with the API, from the first request to a synchronized copy. Every example is run by our tests.',
  list: 'Guides',
  contents: 'On this page',
  previous: 'Previous',
  next: 'Next',
  around: 'More guides',
};

type Files = Pick<Shell, 'styles' | 'scripts'>;
type Titled = Pick<Guide, 'name' | 'title' | 'summary'>;

const linkTo = (root: string, { name, title }: Titled, attributes = {}) =>
  h('a', { href: `${root}${guidesPath}/${name}`, ...attributes }, title);

/** `all` has the guides in order. The page links to the one before and the one after. */
export function guidePage(guide: Guide, all: readonly Titled[], root: string, files: Files): JSX.Element {
  const at = all.findIndex(({ name }) => name === guide.name);
  const [before, after] = [all[at - 1], all[at + 1]];
  return shell(
    { title: guide.title, root, current: 'guides', ...files },
    h('div', { class: 'guide' }, [
      h('main', { id: 'content', tabIndex: -1 }, [
        h('h1', null, guide.title),
        h('nav', { class: 'contents', 'aria-labelledby': 'contents' }, [
          h('h2', { id: 'contents' }, messages.contents),
          h(
            'ul',
            null,
            guide.headings.map(({ id, text }) => h('li', null, h('a', { href: `#${id}` }, text))),
          ),
        ]),
        // The HTML comes from our own Markdown.
        h('article', { dangerouslySetInnerHTML: { __html: guide.html } }),
        h('nav', { class: 'around', 'aria-label': messages.around }, [
          before && h('p', null, [`${messages.previous}: `, linkTo(root, before)]),
          after && h('p', null, [`${messages.next}: `, linkTo(root, after)]),
        ]),
      ]),
      h(
        'nav',
        { class: 'guides', 'aria-label': messages.list },
        h(
          'ul',
          null,
          all.map((one) =>
            h('li', null, linkTo(root, one, { 'aria-current': one.name === guide.name ? 'page' : undefined })),
          ),
        ),
      ),
    ]),
  );
}

export const guideIndex = (all: readonly Titled[], root: string, files: Files): JSX.Element =>
  shell(
    { title: messages.title, root, current: 'guides', ...files },
    h('main', { id: 'content', class: 'plain', tabIndex: -1 }, [
      h('h1', null, messages.title),
      h('p', null, messages.intro),
      h(
        'ul',
        { class: 'index' },
        all.map((one) => h('li', null, [h('h2', null, linkTo(root, one)), h('p', null, one.summary)])),
      ),
    ]),
  );
