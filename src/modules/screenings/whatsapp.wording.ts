import { type ChatMessage, type Choice, chatLimits } from '#platform/messaging/chat.ts';
import type { PublicQuestion } from './session.questions.ts';

/** Everything that is said to a candidate in a conversation, but for what the template says. */
export const says = {
  welcome: (jobTitle: string) => `Thank you for writing! A few questions about “${jobTitle}”, one at a time.`,
  thanks: (organization: string) => `Thank you, that was all. ${organization} has your answers and will be in touch.`,
  resume:
    'Now your resume, please: send it here as a file (PDF or Word, up to 10 MB). Reply *skip* if you have none at hand.',
  resumeExpected: 'Please send your resume as a file (PDF or Word, up to 10 MB), or reply *skip*.',
  resumeTooLarge:
    'That file is too large. Please send your resume as a PDF or Word file of up to 10 MB, or reply *skip*.',
  resumeUnreadable: 'I could not open that file. Please send your resume as a PDF or Word file, or reply *skip*.',
  onlyText: 'I can only read written answers here.',
  resumeLater: 'Thank you for the file. I will ask for your resume at the end, if it is needed.',
  tooEarly: 'That came before my last question. So that nothing gets mixed up, here it is again.',
  changed: 'I have changed that answer.',
  stopped: 'All right, you will get no more messages about this. Your answers so far are kept.',
  ended: {
    completed: 'This screening is finished, and your answers are in. Thank you!',
    expired: 'This screening has ended, so I cannot take any more answers. Thank you for your time.',
    cancelled: 'This screening has been closed. Thank you for your time.',
  },
};

const clip = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const expectations: Record<PublicQuestion['type'], string> = {
  text: 'Please answer in a few words.',
  number: 'Please answer with one number in digits, such as 5 or 7.5.',
  date: 'Please write the date as year-month-day, such as 2026-03-31.',
  single_choice: 'Please choose one of the answers, or reply with its number.',
  multiple_choice: 'Please reply with the numbers of all that fit, such as 1, 3.',
};

/** What helps where the first answer was not clear. `why` is the reason, where there is one to tell. */
export function secondTry(question: PublicQuestion, misses: number, why?: string): string {
  const sorry = misses === 1 ? 'Sorry, I did not get that.' : 'Sorry, that is still not clear to me.';
  const skip = question.required ? '' : ' Or reply *skip*.';
  return `${sorry} ${why ?? expectations[question.type]}${skip}`;
}

const hints: Partial<Record<PublicQuestion['type'], string>> = {
  date: 'Write the date as year-month-day, such as 2026-03-31.',
  single_choice: 'Reply with the number of your answer.',
  multiple_choice: 'Reply with the numbers of all that fit, such as 1, 3.',
};

/** How a choice is known when it comes back: by its place, as ids of questions may be too long for a button. */
const choiceId = (sessionId: string, question: number, option: number): string => `${sessionId} ${question} ${option}`;

/** The places that a choice names; undefined for one of another session, or of nothing that is asked. */
export function placesOf(id: string, sessionId: string): { question: number; option: number } | undefined {
  const [, session, question, option] = /^(\S+) (\d{1,4}) (\d{1,5})$/.exec(id) ?? [];
  return session === sessionId ? { question: Number(question), option: Number(option) } : undefined;
}

function tappable({ type, options }: PublicQuestion, text: string, choices: Choice[]): ChatMessage | undefined {
  const fit = (most: number, longest: number) => options.length <= most && options.every((o) => o.length <= longest);
  const isDistinct = new Set(options.map((o) => o.trim())).size === options.length && !options.includes('');
  if (type !== 'single_choice' || !isDistinct || text.length > chatLimits.question) return undefined;
  if (fit(chatLimits.buttons, chatLimits.buttonTitle)) return { kind: 'buttons', text, choices };
  return fit(chatLimits.rows, chatLimits.rowTitle) ? { kind: 'list', text, open: 'Choose', choices } : undefined;
}

/** A question as a message: to be tapped where WhatsApp has room for its options, else with numbers. */
export function askFor(
  sessionId: string,
  questions: readonly PublicQuestion[],
  question: PublicQuestion,
  before: string,
): ChatMessage {
  const index = questions.findIndex(({ id }) => id === question.id);
  const count = questions.length > 1 ? `(${index + 1}/${questions.length}) ` : '';
  const optional = question.required ? '' : 'Optional: reply *skip* to go on without an answer.';
  const lead = [before, `${count}${question.question}`].filter((part) => part !== '').join('\n\n');
  const choices = question.options.map((title, option) => ({ id: choiceId(sessionId, index, option), title }));
  const short = tappable(question, [lead, optional].filter((part) => part !== '').join('\n\n'), choices);
  if (short) return short;
  const list = question.options.map((option, i) => `${i + 1}. ${option}`).join('\n');
  const hint = question.options.length === 0 && question.type !== 'date' ? '' : (hints[question.type] ?? '');
  // What is cut off of an endless list must not be how to answer it.
  const tail = [hint, optional].filter((part) => part !== '').join(' ');
  const body = [lead, list].filter((part) => part !== '').join('\n\n');
  const text = tail === '' ? body : `${clip(body, chatLimits.text - tail.length - 2)}\n\n${tail}`;
  return { kind: 'text', text: clip(text, chatLimits.text) };
}
