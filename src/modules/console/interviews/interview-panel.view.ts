import { h, type JSX } from 'preact';
import type { EnrichedApplication } from '#modules/applications';
import { newId } from '#platform/ids.ts';
import { applicationNoteFields, candidateNoteForm } from '../activity/note.view.ts';
import { type ApplicationDetail, actionOf, backField, form, moveFields } from '../applications/application.view.ts';
import { pipelineBadge } from '../components/badges.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { ratingSection } from './interview-rating.view.ts';
import type { InterviewDetail } from './interview-report.service.ts';

const { interviews: t } = copy;

export type PanelApplication = Pick<ApplicationDetail, 'statuses' | 'decisions' | 'reasons' | 'rejectionEmail'> & {
  application: EnrichedApplication;
};

function applicationForm(interview: InterviewDetail, of: PanelApplication): JSX.Element[] {
  const { id } = of.application;
  return [
    h('form', { id: form, method: 'post', action: actionOf(id, 'notes') }, [
      h('input', { type: 'hidden', name: backField, value: interview.id }),
    ]),
    moveFields(of),
    applicationNoteFields({ form, action: actionOf(id, 'notes') }, newId()),
  ];
}

/** Shown beside the report: the stage, the ratings and a note. */
export function interviewPanel(
  context: ConsoleContext,
  interview: InterviewDetail,
  { of, canBeRated }: { of: PanelApplication | undefined; canBeRated: boolean },
): JSX.Element {
  const isReader = context.user.role === 'viewer';
  return h('aside', { class: 'sticky', 'aria-label': t.panel }, [
    h('h2', null, t.panel),
    of &&
      h('p', null, [
        pipelineBadge(of.application.status),
        ' ',
        h('a', { href: `/console/applications/${of.application.id}` }, copy.messageDetail.viewApplication),
      ]),
    canBeRated && ratingSection(context, interview, form),
    !isReader && [
      of ? applicationForm(interview, of) : candidateNoteForm(interview.candidate_id, newId(), { id: form }),
      h('p', { class: 'quiet' }, t.panelNote),
    ],
  ]);
}
