import { h, type JSX } from 'preact';
import type { EmailPreview } from '#modules/outreach';
import { copy } from '../console.messages.ts';

const paragraph = (text: string): JSX.Element => h('p', { class: 'given' }, text);

/** Its links lead nowhere. */
export const mailPreview = ({ subject, before, action, after, unsubscribe, text }: EmailPreview): JSX.Element =>
  h('div', { class: 'mail' }, [
    h('p', { class: 'mail-subject' }, subject),
    h('div', { class: 'mail-body' }, [
      before.map(paragraph),
      h('p', null, h('span', { class: 'mail-button' }, action)),
      after.map(paragraph),
      unsubscribe && h('p', { class: 'mail-small' }, [unsubscribe.question, ' ', h('u', null, unsubscribe.action)]),
    ]),
    h('details', null, [h('summary', null, copy.settings.templates.plainText), h('pre', null, text)]),
  ]);
