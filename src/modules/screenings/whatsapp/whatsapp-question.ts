import { type ChatMessage, type Choice, chatLimits } from '#platform/messaging/chat.ts';
import type { PublicQuestion } from '../sessions/session-questions.ts';
import { answerHints, expectedAnswers, whatsappMessages } from './whatsapp.messages.ts';

export const clip = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

const paragraphs = (...all: string[]): string => all.filter((part) => part !== '').join('\n\n');

/** Returns the reply to the nth unclear answer in a row. `reason` is why the answer is invalid, if known. */
export function retryPrompt(question: PublicQuestion, misses: number, reason?: string): string {
  const { unclear, stillUnclear, orSkip } = whatsappMessages;
  const lines = [misses === 1 ? unclear : stillUnclear, reason ?? expectedAnswers[question.type]];
  return [...lines, ...(question.required ? [] : [orSkip])].join(' ');
}

/** A choice carries positions: the ids of questions may be too long for a button. */
const choiceId = (sessionId: string, question: number, option: number): string => `${sessionId} ${question} ${option}`;

/** The positions in a choice's id. Undefined if the choice belongs to another session. */
export function choicePosition(id: string, sessionId: string): { question: number; option: number } | undefined {
  const [, session, question, option] = /^(\S+) (\d{1,4}) (\d{1,5})$/.exec(id) ?? [];
  return session === sessionId ? { question: Number(question), option: Number(option) } : undefined;
}

function tappable({ type, options }: PublicQuestion, text: string, choices: Choice[]): ChatMessage | undefined {
  const fit = (most: number, longest: number) => options.length <= most && options.every((o) => o.length <= longest);
  const isDistinct = new Set(options.map((o) => o.trim())).size === options.length && !options.includes('');
  if (type !== 'single_choice' || !isDistinct || text.length > chatLimits.question) return undefined;
  if (fit(chatLimits.buttons, chatLimits.buttonTitle)) return { kind: 'buttons', text, choices };
  const { openList: open } = whatsappMessages;
  return fit(chatLimits.rows, chatLimits.rowTitle) ? { kind: 'list', text, open, choices } : undefined;
}

export function questionMessage(
  sessionId: string,
  questions: readonly PublicQuestion[],
  question: PublicQuestion,
  before: string,
): ChatMessage {
  const index = questions.findIndex(({ id }) => id === question.id);
  const count = questions.length > 1 ? `(${index + 1}/${questions.length}) ` : '';
  const optional = question.required ? '' : whatsappMessages.optional;
  const lead = paragraphs(before, `${count}${question.question}`);
  const choices = question.options.map((title, option) => ({ id: choiceId(sessionId, index, option), title }));
  const short = tappable(question, paragraphs(lead, optional), choices);
  if (short) return short;
  const list = question.options.map((option, i) => `${i + 1}. ${option}`).join('\n');
  const hint = question.options.length === 0 && question.type !== 'date' ? '' : (answerHints[question.type] ?? '');
  // A long list is clipped, but never how to answer it.
  const tail = [hint, optional].filter((part) => part !== '').join(' ');
  const body = paragraphs(lead, list);
  const text = tail === '' ? body : `${clip(body, chatLimits.text - tail.length - 2)}\n\n${tail}`;
  return { kind: 'text', text: clip(text, chatLimits.text) };
}
