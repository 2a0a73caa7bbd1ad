import { pluralize } from '#platform/pages/format.ts';

export const savedViewCopy = {
  title: 'Saved views',
  manage: 'Manage views',
  all: 'All candidates',
  saveFilters: 'Save these filters',
  save: 'Save view',
  name: 'Name of the view',
  intro: 'Only you see your views. Open one to search candidates with its filters.',
  empty: {
    title: 'No saved views yet',
    text: 'Filter the list of candidates, then save the filters under a name.',
    link: 'View candidates',
  },
  open: (name: string) => `Open ${name}`,
  rename: 'Rename',
  remove: 'Delete',
  saved: 'View saved.',
  renamed: 'View renamed.',
  removed: 'View deleted.',
  taken: 'You already have a view with this name. Choose another name.',
  tooMany: (limit: number) => `You can save ${pluralize(limit, 'view')}. Delete one first.`,
  noFilters: 'Filter the list first. A view without filters shows all candidates.',
};
