import { h, type JSX } from 'preact';
import { type CreditEntry, CreditQueries, OrganizationService } from '#modules/organizations';
import { emptyState } from './components/empty-state.ts';
import { moment } from './components/moment.ts';
import { offsetOf, pager } from './components/pager.ts';
import { table } from './components/table.ts';
import { defineConsolePage } from './console.page.ts';
import { settingsPage } from './settings.layout.ts';

const path = '/console/settings/credits';
const limit = 50;
const counted = new Intl.NumberFormat('en');
const signed = new Intl.NumberFormat('en', { signDisplay: 'always' });

/** What was paid for: an interview, by its id. */
const whatOf = ({ reason, reference }: CreditEntry): JSX.Element | string =>
  reason === 'video interview' && reference !== null
    ? h('a', { href: `/console/interviews/${reference}` }, reason)
    : [reason, reference].filter(Boolean).join(': ');

const ledger = (entries: readonly CreditEntry[]): JSX.Element =>
  table(
    'Credits added and taken, newest first',
    [
      { label: 'When', of: ({ created_at }) => moment(created_at) },
      { label: 'For', of: whatOf },
      { label: 'Credits', of: ({ amount }) => signed.format(amount), isNumber: true },
      { label: 'Left', of: ({ balance_after }) => counted.format(balance_after), isNumber: true },
    ],
    entries,
  );

export const creditPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => {
      const { query, user, resolve } = context;
      const offset = offsetOf(query);
      const [organization, entries] = await Promise.all([
        resolve(OrganizationService).get(user.organizationId),
        resolve(CreditQueries).page(user.organizationId, { limit, offset }),
      ]);
      return {
        document: settingsPage(
          context,
          { title: 'Credits', part: path },
          h('p', { class: 'figure' }, [
            h('strong', null, counted.format(organization.credit_balance)),
            ' credits left',
          ]),
          h(
            'p',
            null,
            'A video interview takes 10. Credits are added by whoever runs this service: ask them for more.',
          ),
          entries.total === 0
            ? emptyState('Nothing was added or taken yet.', 'What is added and what interviews take is listed here.')
            : [ledger(entries.rows), pager({ path, query, total: entries.total, limit, offset })],
        ),
      };
    },
  }),
];
