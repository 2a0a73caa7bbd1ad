import { type ComponentChildren, h, type JSX } from 'preact';
import type { Applicant } from '#modules/applications';
import type { ResumeView } from '#modules/candidates';
import type { MergeCandidate, MergePreview } from '#modules/privacy';
import { pipelineBadge } from '../../components/badges.ts';
import { type Column, table } from '../../components/table.ts';
import { tagList } from '../../components/tag-list.ts';
import { showDateTime } from '../../components/time.ts';
import { copy } from '../../console.messages.ts';
import { selectField } from '../../field.ts';
import { lakhsPerYear, noticeOf, safeLink, yearsText } from '../candidate-facts.ts';
import { sourceLabel } from '../source-label.ts';

const { merge: t } = copy;
const { facts } = copy.candidates;

/** `fromId`: the candidate that would be merged. */
export function mergePath(intoId: string, fromId?: string): string {
  const path = `/console/candidates/${intoId}/merge`;
  return fromId === undefined ? path : `${path}?${new URLSearchParams({ with: fromId }).toString()}`;
}

export type Comparison = MergePreview & {
  prefer: MergeCandidate['prefer'];
  resumes: { into: ResumeView; from: ResumeView };
};

type Field = [label: string, of: (candidate: Applicant) => ComponentChildren];

const fields: readonly Field[] = [
  [facts.email, ({ email }) => email],
  [copy.candidates.columns.name, ({ full_name }) => full_name],
  [facts.phone, ({ phone_number }) => phone_number],
  [facts.whatsapp, ({ whatsapp_number }) => whatsapp_number],
  [facts.resumeLink, ({ resume_url }) => safeLink(resume_url)],
  [facts.currentPay, ({ current_ctc }) => lakhsPerYear(current_ctc)],
  [facts.expectedPay, ({ expected_ctc }) => lakhsPerYear(expected_ctc)],
  [facts.role, ({ current_designation }) => current_designation],
  [facts.company, ({ current_company }) => current_company],
  [facts.location, ({ location }) => location],
  [facts.preferredLocation, ({ preferred_location }) => preferred_location],
  [facts.experience, ({ total_experience_years }) => yearsText(total_experience_years)],
  [facts.relevantExperience, ({ relevant_experience_years }) => yearsText(relevant_experience_years)],
  [facts.notice, noticeOf],
  [facts.primarySkills, ({ primary_skills }) => tagList(primary_skills)],
  [facts.secondarySkills, ({ secondary_skills }) => tagList(secondary_skills)],
  [facts.tags, ({ tags }) => tagList(tags)],
  [facts.source, ({ source }) => sourceLabel(source)],
  [facts.externalId, ({ external_id }) => external_id],
  [t.fields.metadata, ({ metadata }) => t.fields.metadataKeys(Object.keys(metadata ?? {}))],
  [facts.added, ({ created_at }) => showDateTime(created_at)],
];

type Row = { label: string; into: ComponentChildren; from: ComponentChildren; after: ComponentChildren };

function resumeRow({ prefer, resumes: { into, from } }: Comparison): Row {
  const label = (resume: ResumeView): ComponentChildren =>
    resume.source && [
      copy.candidates.resume.sources[resume.source],
      resume.profile?.headline && `: ${resume.profile.headline}`,
    ];
  const [kept, other] = prefer === 'source' ? [from, into] : [into, from];
  return { label: t.fields.resume, into: label(into), from: label(from), after: label(kept.source ? kept : other) };
}

/** Fields that neither has are left out. */
function fieldTable(comparison: Comparison): JSX.Element {
  const { into, from, merged } = comparison;
  const rows = [
    ...fields.map(([label, of]): Row => ({ label, into: of(into), from: of(from), after: of(merged) })),
    resumeRow(comparison),
  ].filter((row) => Boolean(row.into) || Boolean(row.from));
  const columns: readonly Column<Row>[] = [
    { label: t.fields.field, of: ({ label }) => label },
    { label: t.fields.stays, of: (row) => row.into },
    { label: t.fields.goes, of: (row) => row.from },
    { label: t.fields.after, of: (row) => row.after },
  ];
  return table(t.fields.caption, columns, rows);
}

const jobTable = (sameJobs: MergePreview['sameJobs']): JSX.Element =>
  table(
    t.applications.caption,
    [
      { label: t.applications.job, of: ({ jobId, title }) => h('a', { href: `/console/jobs/${jobId}` }, title) },
      { label: t.applications.stays, of: ({ intoStatus }) => pipelineBadge(intoStatus) },
      { label: t.applications.goes, of: ({ fromStatus }) => pipelineBadge(fromStatus) },
      { label: t.applications.after, of: ({ status }) => pipelineBadge(status) },
    ],
    sameJobs,
  );

const preferForm = ({ into, from, prefer }: Comparison): JSX.Element =>
  h('form', { method: 'get', action: mergePath(into.id) }, [
    h('input', { type: 'hidden', name: 'with', value: from.id }),
    selectField({
      name: 'prefer',
      label: t.prefer.label,
      required: true,
      options: [
        { value: 'target', label: t.prefer.stays(into.full_name) },
        { value: 'source', label: t.prefer.goes(from.full_name) },
      ],
      value: prefer,
      problems: new Map(),
    }),
    h('button', { type: 'submit', class: 'other' }, t.prefer.submit),
  ]);

/** Confirms the merge with the values that the page shows. */
const confirmForm = ({ into, from, prefer }: Comparison): JSX.Element =>
  h('form', { method: 'post', action: mergePath(into.id) }, [
    h('input', { type: 'hidden', name: 'from_id', value: from.id }),
    h('input', { type: 'hidden', name: 'prefer', value: prefer }),
    h('div', { class: 'actions' }, [
      h('button', { type: 'submit', class: 'danger' }, t.submit),
      h('a', { class: 'button other', href: `/console/candidates/${into.id}` }, copy.form.cancel),
    ]),
  ]);

export function comparisonView(comparison: Comparison): JSX.Element[] {
  const { into, from, lostEmail, sameJobs } = comparison;
  return [
    preferForm(comparison),
    h('p', null, h('a', { href: mergePath(from.id, into.id) }, t.swap)),
    h('section', null, [h('h2', null, t.fields.title), fieldTable(comparison)]),
    h('section', null, [
      h('h2', null, t.applications.title),
      h('p', { class: 'quiet' }, sameJobs.length > 0 ? t.applications.about : t.applications.none),
      sameJobs.length > 0 && jobTable(sameJobs),
    ]),
    h('section', null, [
      h('h2', null, t.effects.title),
      h('ul', null, [
        h('li', null, t.effects.moved),
        lostEmail !== null && h('li', null, t.effects.email(lostEmail)),
        h('li', null, t.effects.links),
      ]),
      h('p', null, h('strong', null, t.effects.final)),
      confirmForm(comparison),
    ]),
  ];
}
