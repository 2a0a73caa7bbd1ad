import { h } from 'preact';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { ConsoleSearchService } from './console-search.service.ts';
import { searchForm, searchOptions, searchPath, searchResults } from './search.view.ts';

const { search: t } = copy;

const textOf = ({ query }: ConsoleContext): string =>
  (query.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 200).toWellFormed();

const searchPage = defineConsolePage({
  method: 'get',
  path: searchPath,
  role: 'recruiter',
  handler: async (context) => {
    const { user, resolve } = context;
    const text = textOf(context);
    const results = text && (await resolve(ConsoleSearchService).find(user.organizationId, text));
    return {
      document: consolePage(
        context,
        { title: t.title, section: undefined },
        h('h1', null, t.title),
        searchForm(text),
        results ? searchResults(results, text) : h('p', { class: 'quiet' }, t.hint),
      ),
    };
  },
});

const optionsPage = defineConsolePage({
  method: 'get',
  path: `${searchPath}/results`,
  role: 'recruiter',
  isPart: true,
  handler: async (context) => {
    const { user, resolve } = context;
    const text = textOf(context);
    if (text === '') return { document: h('div', null) };
    return { document: searchOptions(await resolve(ConsoleSearchService).find(user.organizationId, text), text) };
  },
});

export const searchPages = [searchPage, optionsPage];
