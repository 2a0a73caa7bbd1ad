import { type ComponentChildren, h, type JSX } from 'preact';
import { messageState } from '../applications/message.view.ts';
import { pipelineBadge, stateBadge } from '../components/badges.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import {
  type ActivityEntry,
  type ActivityKind,
  type ActivityScope,
  type ActivityTopic,
  activityTopics,
} from './activity.queries.ts';
import { positionText } from './activity-position.ts';
import { actorName } from './actor-name.ts';
import { linkedText } from './note-text.view.ts';

const { activity: t } = copy;

/** Path of the list of all activity. */
export const activityPath = ({ candidateId, applicationId }: ActivityScope): string =>
  applicationId === undefined
    ? `/console/candidates/${candidateId}/activity`
    : `/console/applications/${applicationId}/activity`;

export const notePath = (candidateId: string, noteId: string): string =>
  `/console/candidates/${candidateId}/notes/${noteId}`;

type Shown = { user: ConsoleContext['user']; scope: ActivityScope };
type EntryOf<K extends ActivityKind> = Extract<ActivityEntry, { kind: K }>;

const link = (path: string, text: ComponentChildren): JSX.Element => h('a', { href: `/console/${path}` }, text);

function noteBody(entry: EntryOf<'note'>, { user, scope }: Shown): ComponentChildren {
  const { id, detail, actor_type: type, actor_id: author } = entry;
  const path = notePath(scope.candidateId, id);
  const isOwn = type !== 'key' && author === user.id;
  const mayEdit = user.role === 'admin' || (user.role === 'recruiter' && isOwn);
  return [
    h('div', { class: 'note given' }, [linkedText(detail.text, detail.mentions), detail.is_cut && ' …']),
    h('p', { class: 'entry-links' }, [
      h('a', { href: path }, detail.is_cut ? t.notes.whole : t.notes.open),
      mayEdit && h('a', { href: `${path}/edit` }, t.notes.edit),
    ]),
  ];
}

function messageBody({ id, detail }: EntryOf<'message'>, { scope }: Shown): ComponentChildren {
  const { text, is_cut: isCut, subject, recipient } = detail;
  return [
    h('div', { class: 'quiet' }, [subject, recipient !== null && [' ', t.to(recipient)]]),
    messageState({ ...detail, kind: detail.message_kind, candidate_id: scope.candidateId }),
    text !== null &&
      h('details', null, [
        h('summary', null, t.readMore),
        h('div', { class: 'note given' }, [text, isCut && ' …']),
        isCut && h('p', null, link(`messages/${id}`, t.cut)),
      ]),
  ];
}

/** One line that says what happened. */
function headOf(entry: ActivityEntry): ComponentChildren {
  const { kind, id, detail } = entry;
  switch (kind) {
    case 'move':
      return detail.from === null
        ? t.moves.added(pipelineBadge(detail.to))
        : t.moves.moved(pipelineBadge(detail.from), pipelineBadge(detail.to));
    case 'note':
      return t.notes.heading(actorName(entry));
    case 'message':
      return link(`messages/${id}`, copy.messages.kinds[detail.message_kind]);
    case 'interested':
    case 'declined':
      return t[kind];
    case 'screening':
      return link(`screenings/${id}`, t.screening(copy.screenings.channels[detail.channel]));
    case 'screening_opened':
      return t.screeningOpened;
    case 'screening_ended':
      return [
        link(`screenings/${id}`, t.screeningEnded(stateBadge(detail.status))),
        detail.score !== null && t.score(detail.score),
      ];
    case 'interview':
      return link(`interviews/${id}`, t.interview);
    case 'interview_ended':
      return [
        link(`interviews/${id}`, t.interviewEnded(stateBadge(detail.status))),
        detail.score !== null && t.score(detail.score),
      ];
    case 'resume':
      return t.resume[detail.state];
    case 'change':
      return t.change(detail.action) ?? t.changed(detail.changed);
  }
}

function bodyOf(entry: ActivityEntry, shown: Shown): ComponentChildren {
  if (entry.kind === 'note') return noteBody(entry, shown);
  return entry.kind === 'message' ? messageBody(entry, shown) : null;
}

const hasActor = new Set<ActivityKind>(['move', 'change']);

function jobOf({ application_id: applicationId, job_id: jobId, job_title: title }: ActivityEntry): ComponentChildren {
  if (jobId === null) return null;
  const name = title ?? t.untitled;
  return t.forJob(applicationId === null ? name : link(`applications/${applicationId}`, name));
}

function entryItem(entry: ActivityEntry, shown: Shown): JSX.Element {
  const { kind, id, at, rank } = entry;
  const edited = kind === 'note' && entry.detail.edited_at !== null;
  return h('li', { key: `${rank} ${id}`, class: `entry ${kind}`, ...(kind === 'note' && { id: `note-${id}` }) }, [
    h('div', { class: 'entry-head' }, [
      h('div', null, [headOf(entry), shown.scope.applicationId === undefined && jobOf(entry)]),
      h('div', { class: 'quiet' }, [
        showDateTime(at),
        hasActor.has(kind) && ` ${entry.is_import ? t.byImport(actorName(entry)) : t.by(actorName(entry))}`,
        edited && `, ${t.notes.edited}`,
      ]),
    ]),
    bodyOf(entry, shown),
  ]);
}

const addressOf = (scope: ActivityScope, topic?: ActivityTopic, before?: ActivityEntry): string => {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(before && { before: positionText(before) }) });
  return query.size > 0 ? `${activityPath(scope)}?${query.toString()}` : activityPath(scope);
};

export function topicFilter(scope: ActivityScope, topic: ActivityTopic | undefined): JSX.Element {
  const choice = (one: ActivityTopic | undefined, label: string): JSX.Element =>
    h(
      'li',
      null,
      h('a', { href: addressOf(scope, one), ...(one === topic && { 'aria-current': 'true' as const }) }, label),
    );
  return h('nav', { 'aria-label': t.filter, class: 'activity-filter' }, [
    h('ul', null, [choice(undefined, t.all), activityTopics.map((one) => choice(one, t.topics[one]))]),
  ]);
}

type List = {
  scope: ActivityScope;
  topic?: ActivityTopic | undefined;
  /** One more than is shown, if there are older ones. */
  entries: readonly ActivityEntry[];
  limit: number;
  isFirst: boolean;
};

export function activityList({ user }: ConsoleContext, { scope, topic, entries, limit, isFirst }: List): JSX.Element {
  const shown = entries.slice(0, limit);
  const last = entries.length > limit ? shown.at(-1) : undefined;
  return h('div', null, [
    shown.length > 0
      ? h(
          'ol',
          { class: 'activity' },
          shown.map((entry) => entryItem(entry, { user, scope })),
        )
      : h('p', { class: 'quiet' }, isFirst ? t.empty : t.pastEnd),
    (last || !isFirst) &&
      h('nav', { class: 'pager', 'aria-label': copy.pager.label }, [
        !isFirst && h('a', { href: addressOf(scope, topic) }, t.newest),
        last && h('a', { href: addressOf(scope, topic, last), rel: 'next' }, t.older),
      ]),
  ]);
}
