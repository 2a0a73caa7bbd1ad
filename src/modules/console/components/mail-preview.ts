import { h, type JSX } from 'preact';
import type { Preview } from '#modules/outreach';

const paragraph = (words: string): JSX.Element => h('p', { class: 'given' }, words);

/** An email as its reader sees it, and as plain text. Its links lead nowhere. */
export const mailPreview = ({ subject, before, action, after, stop, text }: Preview): JSX.Element =>
  h('div', { class: 'mail' }, [
    h('p', { class: 'mail-subject' }, subject),
    h('div', { class: 'mail-body' }, [
      before.map(paragraph),
      h('p', null, h('span', { class: 'mail-button' }, action)),
      after.map(paragraph),
      stop && h('p', { class: 'mail-small' }, [stop.question, ' ', h('u', null, stop.action)]),
    ]),
    h('details', null, [h('summary', null, 'As plain text'), h('pre', null, text)]),
  ]);
