import { h, type JSX } from 'preact';
import { interviewPrice } from '#modules/interviews';
import { type CreditEntry, CreditQueries, OrganizationService } from '#modules/organizations';
import { formatNumber, formatSigned } from '#platform/pages/format.ts';
import { emptyState } from '../components/empty-state.ts';
import { pager, pagingIn } from '../components/pager.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { defineConsolePage } from '../console.page.ts';
import { reportPath } from '../reports/report-layout.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';

const { credits: t } = copy.settings;
const path = settingsPath('credits');

const descriptionOf = ({ reason, reference }: CreditEntry): JSX.Element | string =>
  reason === 'video interview' && reference !== null
    ? h('a', { href: `/console/interviews/${reference}` }, t.reason(reason))
    : t.entry(t.reason(reason), reference);

const creditTable = (entries: readonly CreditEntry[]): JSX.Element =>
  table(
    t.caption,
    [
      { label: t.columns.date, of: ({ created_at }) => showDateTime(created_at) },
      { label: t.columns.description, of: descriptionOf },
      { label: t.columns.change, of: ({ amount }) => formatSigned(amount), isNumber: true },
      { label: t.columns.balance, of: ({ balance_after }) => formatNumber(balance_after), isNumber: true },
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
      const paging = pagingIn(query);
      const [organization, entries] = await Promise.all([
        resolve(OrganizationService).get(user.organizationId),
        resolve(CreditQueries).page(user.organizationId, paging),
      ]);
      return {
        document: settingsPage(
          context,
          { title: t.title, part: 'credits' },
          h('p', { class: 'figure' }, t.left(h('strong', null, formatNumber(organization.credit_balance)))),
          h('p', null, [t.about(interviewPrice), ' ', h('a', { href: reportPath('credits') }, t.usage)]),
          entries.total === 0
            ? emptyState(t.empty.title, t.empty.text)
            : [creditTable(entries.rows), pager({ path, query, ...entries, ...paging })],
        ),
      };
    },
  }),
];
