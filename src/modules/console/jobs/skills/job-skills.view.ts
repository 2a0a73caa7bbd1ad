import { h, type JSX } from 'preact';
import type { JobView } from '#modules/jobs';
import type { ScoreChange, ScorePreview } from '#modules/matching';
import type { Problems } from '#platform/pages/field.ts';
import { formatScoreChange } from '#platform/pages/format.ts';
import { scoreText } from '../../components/score-text.ts';
import { table } from '../../components/table.ts';
import { copy } from '../../console.messages.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { seenOf } from '../../editing/edit.ts';
import { hidden, savedBy } from '../../editing/edit.view.ts';
import type { LastChange } from '../../editing/last-change.queries.ts';
import { problemSummary, textField } from '../../field.ts';
import { consolePage } from '../../layout.ts';
import { skillLists } from '../job.view.ts';
import { missingFrom, skillsOf, type TypedSkills } from './job-skills.ts';

const { skills: t } = copy.jobs;

export const jobSkillsPath = (jobId: string): string => `/console/jobs/${jobId}/skills`;

type Weighted = Pick<JobView, 'required_skills_weighted' | 'preferred_skills_weighted'>;
export type SkillsEffect = ScorePreview & { weighted: Weighted };
/** `meanwhile`: the skills that the form was made from, if they have changed. */
export type SkillsForm = {
  typed: TypedSkills;
  addsRead: boolean;
  problems?: Problems;
  meanwhile?: TypedSkills | undefined;
  change?: LastChange | undefined;
  effect?: SkillsEffect | undefined;
};

const hintId = 'skills-hint';
const largeChange = 5;
const shownBest = 25;
const shownChanges = 20;

function skillsForm(job: JobView, { typed, addsRead, problems = new Map() }: SkillsForm): JSX.Element {
  const shown = skillsOf(job);
  const field = (name: 'required' | 'preferred'): JSX.Element =>
    textField({
      name,
      label: t[name],
      describedBy: hintId,
      value: typed[name].join('\n'),
      rows: Math.min(20, Math.max(6, typed[name].length + 2)),
      maxLength: 50_000,
      required: false,
      problems,
    });
  return h('form', { method: 'post', action: jobSkillsPath(job.id) }, [
    hidden('was_required', shown.required.join('\n')),
    hidden('was_preferred', shown.preferred.join('\n')),
    hidden('seen', seenOf({})),
    h('p', { class: 'hint', id: hintId }, t.hint),
    h('div', { class: 'columns' }, [h('div', null, field('required')), h('div', null, field('preferred'))]),
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', name: 'add_read', value: 'on', checked: addsRead }),
      h('span', null, t.addRead),
    ]),
    h('div', { class: 'actions' }, [
      h('button', { type: 'submit', name: 'do', value: 'preview', class: 'other' }, t.preview),
      h('button', { type: 'submit', name: 'do', value: 'save' }, t.save),
    ]),
  ]);
}

function changesMeanwhile(before: TypedSkills, after: TypedSkills, change: LastChange | undefined): JSX.Element {
  const changes = (['required', 'preferred'] as const).flatMap((list) => {
    const added = missingFrom(before[list], after[list]);
    const removed = missingFrom(after[list], before[list]);
    return [
      ...(added.length > 0 ? [t.conflict.added(added, t[list])] : []),
      ...(removed.length > 0 ? [t.conflict.removed(removed, t[list])] : []),
    ];
  });
  return h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, [
    h('p', null, [t.conflict.intro, ' ', savedBy(t.conflict.changes, change)]),
    h(
      'ul',
      null,
      changes.map((one) => h('li', null, one)),
    ),
  ]);
}

const differenceOf = ({ score, after }: ScoreChange): number | undefined =>
  score === null || after === null ? undefined : Math.round((after - score) * 10) / 10;

const changeTable = (caption: string, changes: readonly ScoreChange[]): JSX.Element =>
  table(
    caption,
    [
      {
        label: t.effect.columns.candidate,
        of: ({ applicationId, name }) => h('a', { href: `/console/applications/${applicationId}` }, name),
      },
      { label: t.effect.columns.now, of: ({ score }) => scoreText(score), isNumber: true },
      { label: t.effect.columns.after, of: ({ after }) => scoreText(after), isNumber: true },
      { label: t.effect.columns.change, of: (change) => formatScoreChange(differenceOf(change) ?? 0), isNumber: true },
      {
        label: t.effect.columns.place,
        of: ({ places }) => t.effect.places(places.before, places.after),
        isNumber: true,
      },
    ],
    changes,
  );

function effectSection({ total, changes, weighted }: SkillsEffect, addsRead: boolean): JSX.Element {
  const differences = changes.filter(({ isComputed }) => isComputed).map((change) => differenceOf(change) ?? 0);
  const up = differences.filter((difference) => difference > largeChange).length;
  const down = differences.filter((difference) => difference < -largeChange).length;
  const fixed = changes.length - differences.length;
  const largest = changes
    .filter((change) => (differenceOf(change) ?? 0) !== 0)
    .toSorted((a, b) => Math.abs(differenceOf(b) ?? 0) - Math.abs(differenceOf(a) ?? 0))
    .slice(0, shownChanges);
  const facts = [
    total > 0 && t.effect.changed(up + down, differences.length, largeChange),
    up + down > 0 && t.effect.directions(up, down),
    total > changes.length && t.effect.compared(changes.length, total),
    fixed > 0 && t.effect.fixed(fixed),
    total === 0 && t.effect.none,
    addsRead && t.effect.withoutModel,
    t.effect.notSaved,
  ].filter((fact) => fact !== false);
  return h('section', { id: 'effect', tabIndex: -1, autofocus: true, 'aria-labelledby': 'effect-title' }, [
    h('h2', { id: 'effect-title' }, t.effect.title),
    h('p', null, facts.join(' ')),
    total > 0 && [
      h('h3', null, t.effect.best),
      changeTable(t.effect.bestCaption, changes.slice(0, shownBest)),
      changes.length > shownBest &&
        largest.length > 0 && [h('h3', null, t.effect.largest), changeTable(t.effect.largestCaption, largest)],
    ],
    h('h3', null, t.effect.weights),
    skillLists(weighted),
  ]);
}

export function jobSkillsPage(context: ConsoleContext, job: JobView, form: SkillsForm): JSX.Element {
  const { problems = new Map(), meanwhile, change, effect, addsRead } = form;
  return consolePage(
    context,
    { title: t.title(job.title), section: 'jobs' },
    h('h1', null, t.title(job.title)),
    problemSummary(problems),
    meanwhile && changesMeanwhile(meanwhile, skillsOf(job), change),
    h('p', null, t.about),
    job.only_listed_skills && h('p', { class: 'quiet' }, t.final),
    skillsForm(job, form),
    effect && effectSection(effect, addsRead),
    h('section', { 'aria-labelledby': 'weights-title' }, [
      h('h2', { id: 'weights-title' }, t.weights),
      skillLists(job),
    ]),
    h('p', null, h('a', { href: `/console/jobs/${job.id}` }, t.cancel)),
  );
}
