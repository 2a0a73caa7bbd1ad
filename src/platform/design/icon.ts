import { icons as lucide } from '@iconify-json/lucide';
import { h, type JSX } from 'preact';

/** All icons of the service, by meaning. */
const names = {
  account: 'circle-user',
  applications: 'file-text',
  board: 'columns-3',
  candidates: 'users',
  clients: 'building',
  download: 'download',
  duplicates: 'copy',
  jobs: 'briefcase',
  list: 'list',
  mentions: 'at-sign',
  menu: 'menu',
  messages: 'mail',
  open: 'external-link',
  reports: 'chart-column',
  reviews: 'scale',
  screenings: 'clipboard-check',
  search: 'search',
  settings: 'settings',
  'talent-pool': 'sparkles',
  work: 'activity',
} as const;

export type IconName = keyof typeof names;

const bodyOf = (name: IconName): string => {
  const body = lucide.icons[names[name]]?.body;
  if (body === undefined) throw new Error(`there is no icon ${names[name]}`);
  return body;
};

const icons = new Map((Object.keys(names) as IconName[]).map((name) => [name, bodyOf(name)]));

/** An icon beside text with the same meaning. Screen readers skip it. */
export const icon = (name: IconName): JSX.Element =>
  h('svg', {
    class: 'icon',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
    dangerouslySetInnerHTML: { __html: icons.get(name) ?? '' },
  });
