import { h, type JSX } from 'preact';
import { labelOf, type Member, type MentionItem } from '#modules/notes';
import { notePath } from '../activity/activity.view.ts';
import { linkedText } from '../activity/note-text.view.ts';
import { mentionScript } from '../assets.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';

const { mentions: t, activity } = copy;
export const mentionsPath = '/console/mentions';

/** Members that fit into a page. Users can type the names of others. */
const maxChoices = 200;

/** Adds the chosen member to the note. With the script, suggestions appear when the user types `@`. */
export function mentionChoice(members: readonly Member[], form: string | undefined): JSX.Element {
  const choices = members.slice(0, maxChoices);
  return h('div', { class: 'mention-choice', 'data-mentions': 'note', 'data-label': t.suggestions }, [
    h('label', { for: 'mention' }, t.choose),
    h('select', { id: 'mention', name: 'mention', ...(form !== undefined && { form }) }, [
      h('option', { value: '' }, t.nobody),
      choices.map((member) =>
        h('option', { value: member.id, 'data-insert': labelOf(member, members) }, member.full_name),
      ),
    ]),
    h('script', { src: mentionScript.path, defer: true }),
  ]);
}

const authorOf = ({ author_type: type, author_name: name, by_operator: isOperator }: MentionItem): string =>
  isOperator ? `${activity.byOperator(name)},` : type === 'key' ? activity.byKey(name) : (name ?? activity.formerUser);

function item(mention: MentionItem): JSX.Element {
  const { note_id: noteId, candidate_id: candidateId, candidate_full_name: person, done_at: doneAt } = mention;
  const action = doneAt === null ? 'done' : 'open';
  return h('li', { class: 'entry' }, [
    h('div', { class: 'entry-head' }, [
      h('div', null, h('a', { href: notePath(candidateId, noteId) }, t.by(authorOf(mention), person))),
      h('div', { class: 'quiet' }, showDateTime(mention.created_at)),
    ]),
    h('div', { class: 'note given' }, linkedText(mention.text)),
    h('form', { method: 'post', action: `${mentionsPath}/${noteId}/${action}` }, [
      h('button', { type: 'submit', class: 'other' }, doneAt === null ? t.markDone : t.markOpen),
    ]),
  ]);
}

export const mentionList = (mentions: readonly MentionItem[]): JSX.Element =>
  h('ol', { class: 'activity' }, mentions.map(item));

/** A section of the account page. */
export const mentionEmailSection = (isOn: boolean): JSX.Element =>
  h('section', { id: 'emails' }, [
    h('h2', null, t.emails.title),
    h('form', { method: 'post', action: `${mentionsPath}/emails` }, [
      h('label', { class: 'choice' }, [
        h('input', { type: 'checkbox', name: 'emails', value: 'on', checked: isOn }),
        h('span', null, t.emails.label),
      ]),
      h('button', { type: 'submit', class: 'other' }, t.emails.save),
    ]),
  ]);
