import { h, type JSX } from 'preact';
import type { ResumeView } from '#modules/candidates';
import { formatMonth } from '#platform/pages/format.ts';
import { showDay } from '../../components/time.ts';
import { resumeCopy } from './resume.messages.ts';
import { type HeldPosition, monthsSinceLast, type TimelineItem, timelineOf } from './timeline.ts';

const { timeline: t, education } = resumeCopy;
const maxItems = 40;

const showMonth = (date: string): JSX.Element => h('time', { dateTime: date }, formatMonth(date));

function period({ from, to, current }: Pick<HeldPosition, 'from' | 'to'> & { current?: boolean }) {
  if (from === null && to === null) return t.noDates;
  return [
    from === null ? t.unknown : showMonth(from),
    ' – ',
    current ? t.present : to === null ? t.unknown : showMonth(to),
  ];
}

function itemOf(item: TimelineItem): JSX.Element {
  if (item.kind === 'gap') return h('li', { class: 'gap' }, t.gap(item.months, item.isExact));
  const { position, months } = item;
  const { title, employer } = position;
  return h('li', null, [
    h('span', { class: 'position' }, title ?? employer),
    title && employer && h('span', null, employer),
    h('small', { class: 'quiet' }, [period(position), months !== null && ` · ${t.duration(months)}`]),
  ]);
}

function workHistory(profile: NonNullable<ResumeView['profile']>): JSX.Element | false {
  const items = timelineOf(profile);
  if (items.length === 0) return false;
  const idle = monthsSinceLast(profile);
  return h('section', { 'aria-labelledby': 'work-history' }, [
    h('h2', { id: 'work-history' }, t.title),
    idle > 0 && h('p', { class: 'quiet' }, t.sinceLast(showDay(profile.as_of), idle)),
    h('ol', { class: 'timeline' }, items.slice(0, maxItems).map(itemOf)),
    items.length > maxItems && h('p', { class: 'quiet' }, t.more(items.length - maxItems)),
  ]);
}

const educationList = ({ education: courses }: NonNullable<ResumeView['profile']>): JSX.Element | false =>
  courses.length > 0 &&
  h('section', { 'aria-labelledby': 'education' }, [
    h('h2', { id: 'education' }, education.title),
    h(
      'ol',
      { class: 'timeline' },
      courses
        .slice(0, maxItems)
        .map((course) =>
          h('li', null, [
            h('span', { class: 'position' }, course.degree ?? course.institution),
            course.degree && course.institution && h('span', null, course.institution),
            (course.from !== null || course.to !== null) && h('small', { class: 'quiet' }, period(course)),
          ]),
        ),
    ),
  ]);

/** Sections with the work history and education from the resume. */
export const historySections = ({ profile }: ResumeView) => profile && [workHistory(profile), educationList(profile)];
