import { h, type JSX } from 'preact';
import { ApplicantService, ApplicationService } from '#modules/applications';

import { MentionService } from '#modules/notes';
import { newId } from '#platform/ids.ts';
import { orStanding } from '../candidates/merging/gone.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { pathId } from '../path-id.ts';
import { ActivityQueries, type ActivityScope, activityTopics } from './activity.queries.ts';
import { activityList, activityPath, topicFilter } from './activity.view.ts';
import { positionIn } from './activity-position.ts';
import { applicationNoteFields, candidateNoteForm, givenNotes } from './note.view.ts';

const { activity: t } = copy;
const onRecord = 15;
const onPage = 30;

/** `given`: notes without an author, in the field of the API. */
type Composer = { form: string; action: string; typed?: string | undefined; given: string | null };

/**
 * A section of a candidate's or an application's page, with a field for a new note and the newest activity. `composer`
 * names the form of the application page, whose actions also save the note.
 */
export async function activitySection(
  context: ConsoleContext,
  scope: ActivityScope,
  composer?: Composer,
): Promise<JSX.Element> {
  const { user, resolve } = context;
  const { organizationId } = user;
  const read = { organizationId, scope, topic: undefined, before: undefined, limit: onRecord + 1 };
  const mayWrite = user.role !== 'viewer';
  const [entries, members] = await Promise.all([
    resolve(ActivityQueries).list(read),
    mayWrite ? resolve(MentionService).members(organizationId) : [],
  ]);
  return h('section', { id: 'activity' }, [
    h('h2', null, t.title),
    mayWrite &&
      (composer
        ? applicationNoteFields(composer, newId(), members)
        : candidateNoteForm(scope.candidateId, newId(), { members })),
    givenNotes(composer?.given ?? null),
    topicFilter(scope, undefined),
    activityList(context, { scope, entries, limit: onRecord, isFirst: true }),
  ]);
}

type Subject = { scope: ActivityScope; name: string; title: string; back: string; path: string };

async function listPage(context: ConsoleContext, subject: Subject): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const { scope } = subject;
  const topic = activityTopics.find((one) => one === query.get('topic'));
  const before = positionIn(query.get('before'));
  const { organizationId } = user;
  const entries = await resolve(ActivityQueries).list({ organizationId, scope, topic, before, limit: onPage + 1 });
  return {
    document: consolePage(
      context,
      { title: t.pageTitle(subject.name), section: scope.applicationId ? 'applications' : 'candidates' },
      h('h1', null, t.pageTitle(subject.name)),
      h('p', null, h('a', { href: subject.path }, subject.back)),
      topicFilter(scope, topic),
      activityList(context, { scope, topic, entries, limit: onPage, isFirst: before === undefined }),
    ),
  };
}

async function candidateActivity(context: ConsoleContext): Promise<ConsoleReply> {
  const candidateId = pathId(context);
  const { full_name: name } = await context.resolve(ApplicantService).get(context.user.organizationId, candidateId);
  const path = `/console/candidates/${candidateId}`;
  return listPage(context, { scope: { candidateId }, name, title: name, back: t.back.candidate, path });
}

async function applicationActivity(context: ConsoleContext): Promise<ConsoleReply> {
  const applicationId = pathId(context);
  const application = await context.resolve(ApplicationService).get(context.user.organizationId, applicationId);
  const { candidate_id: candidateId, candidate_full_name: person, job_title: job } = application;
  const name = copy.applications.pageTitle(person ?? '', job ?? '');
  const path = `/console/applications/${applicationId}`;
  const scope = { candidateId, applicationId };
  return listPage(context, { scope, name, title: name, back: t.back.application, path });
}

export const activityPages = [
  defineConsolePage({
    method: 'get',
    path: '/console/candidates/{id}/activity',
    role: 'recruiter',
    handler: (context) =>
      orStanding(
        context,
        pathId(context),
        (candidateId) => activityPath({ candidateId }),
        () => candidateActivity(context),
      ),
  }),
  defineConsolePage({
    method: 'get',
    path: '/console/applications/{id}/activity',
    role: 'recruiter',
    handler: (context) =>
      orStanding(
        context,
        pathId(context),
        (applicationId) => activityPath({ candidateId: '', applicationId }),
        () => applicationActivity(context),
      ),
  }),
];
