import { h, type JSX } from 'preact';
import type { ConsentView } from '#modules/candidates';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';

const { consents: t } = copy;

export const purposeOf = ({ purpose }: Pick<ConsentView, 'purpose'>): string => t.purposes[purpose] ?? purpose;

export const withdrawalPath = (id: string): string => `/console/consents/${id}/withdraw`;

const shownText = ({ text, text_version: version }: ConsentView): JSX.Element =>
  h('details', null, [
    h('summary', null, t.text),
    h('p', { class: 'quiet' }, t.version(version)),
    text.split('\n').map((line) => line !== '' && h('p', null, line)),
  ]);

const columns: readonly Column<ConsentView>[] = [
  {
    label: t.columns.purpose,
    of: (consent) => [
      consent.interview_id === null
        ? purposeOf(consent)
        : h('a', { href: `/console/interviews/${consent.interview_id}` }, purposeOf(consent)),
      shownText(consent),
    ],
  },
  { label: t.columns.given, of: ({ given_at: at }) => showDateTime(at) },
  { label: t.columns.channel, of: ({ channel }) => t.channels[channel] },
  {
    label: t.columns.withdrawn,
    of: ({ withdrawn_at: at, withdrawal_channel: channel }) =>
      at !== null && [showDateTime(at), channel && t.by(t.channels[channel])],
  },
  {
    label: t.columns.action,
    of: (consent) =>
      consent.withdrawn_at === null &&
      h('a', { href: withdrawalPath(consent.id) }, [
        t.withdraw,
        h('span', { class: 'unseen' }, ` ${purposeOf(consent)}`),
      ]),
  },
];

export const consentSection = (consents: readonly ConsentView[]): JSX.Element =>
  h('section', null, [
    h('h2', null, t.title),
    consents.length > 0 ? table(t.caption, columns, consents) : h('p', { class: 'quiet' }, t.none),
  ]);
