import { h } from 'preact';
import { z } from 'zod';
import { nonBlankText } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { toFormErrors } from '../../form-errors.ts';
import { consolePage } from '../../layout.ts';
import { pathId } from '../../path-id.ts';
import { candidateFilters } from '../candidate-filters.ts';
import { type Owner, SavedViewRepository } from './saved-view.repository.ts';
import { savedViewList, viewProblems, viewsPath } from './saved-view.view.ts';

const { savedViews: t } = copy;
const Named = z.strictObject({ view_name: z.string().trim().pipe(nonBlankText(100)) });

const ownerOf = ({ user }: ConsoleContext): Owner => ({ organizationId: user.organizationId, userId: user.id });

async function viewsPage(context: ConsoleContext, error?: unknown): Promise<ConsoleReply> {
  const errors = error === undefined ? undefined : toFormErrors(error, { view_name: t.name });
  const views = await context.resolve(SavedViewRepository).list(ownerOf(context));
  return {
    status: errors?.status ?? 200,
    document: consolePage(
      context,
      { title: t.title, section: 'candidates' },
      h('h1', null, t.title),
      errors && viewProblems(errors.problems, errors.message),
      h('p', { class: 'quiet' }, t.intro),
      savedViewList(views),
    ),
  };
}

const nameIn = ({ form }: ConsoleContext): string => validate(Named, { view_name: form.value('view_name') }).view_name;

/** Keeps only filters that the list has. The list checks their values. */
function filtersIn({ form }: ConsoleContext): Record<string, string> {
  const valueOf = (name: string) => form.value(name).replaceAll('\0', '').trim().slice(0, 255).toWellFormed();
  const given = Object.keys(candidateFilters).map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

async function orProblems(context: ConsoleContext, act: () => Promise<ConsoleReply>): Promise<ConsoleReply> {
  try {
    return await act();
  } catch (error) {
    return viewsPage(context, error);
  }
}

const save = (context: ConsoleContext): Promise<ConsoleReply> =>
  orProblems(context, async () => {
    const filters = filtersIn(context);
    if (Object.keys(filters).length === 0) return { redirect: viewsPath, notice: t.noFilters };
    await context.resolve(SavedViewRepository).add(ownerOf(context), { name: nameIn(context), filters });
    return { redirect: `/console/candidates?${new URLSearchParams(filters).toString()}`, notice: t.saved };
  });

const rename = (context: ConsoleContext): Promise<ConsoleReply> =>
  orProblems(context, async () => {
    await context.resolve(SavedViewRepository).rename(ownerOf(context), pathId(context), nameIn(context));
    return { redirect: viewsPath, notice: t.renamed };
  });

async function remove(context: ConsoleContext): Promise<ConsoleReply> {
  await context.resolve(SavedViewRepository).remove(ownerOf(context), pathId(context));
  return { redirect: viewsPath, notice: t.removed };
}

export const savedViewPages = [
  defineConsolePage({ method: 'get', path: viewsPath, role: 'recruiter', handler: (context) => viewsPage(context) }),
  defineConsolePage({ method: 'post', path: viewsPath, role: 'recruiter', handler: save }),
  defineConsolePage({ method: 'post', path: `${viewsPath}/{id}`, role: 'recruiter', handler: rename }),
  defineConsolePage({ method: 'post', path: `${viewsPath}/{id}/delete`, role: 'recruiter', handler: remove }),
];
