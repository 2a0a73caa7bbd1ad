import { TaskFailure } from '../tasks/task.ts';

export type Choice = { id: string; title: string };

export type ChatMessage =
  | { kind: 'text'; text: string }
  /** At most `chatLimits.buttons` choices. */
  | { kind: 'buttons'; text: string; choices: Choice[] }
  /** At most `chatLimits.rows` choices. */
  | { kind: 'list'; text: string; open: string; choices: Choice[] }
  /** The only message that may go to somebody who has not written for a day. */
  | { kind: 'template'; name: string; language: string; parameters: string[] };

// The text that the operator's guide suggests. WhatsApp has the approved one.
const templateText = ([name = '', jobTitle = '', company = '']: readonly string[]): string =>
  `Hello ${name}, we have a few questions about ${jobTitle} at ${company}. Reply to begin.`;

/** A message as plain text, with the choices as lines. */
export function chatText(message: ChatMessage): string {
  if (message.kind === 'template') return templateText(message.parameters);
  if (message.kind === 'text') return message.text;
  return [message.text, ...message.choices.map(({ title }) => `[${title}]`)].join('\n');
}

/** WhatsApp's limits, in characters and choices. */
export const chatLimits = {
  text: 4096,
  question: 1024,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
} as const;

/** `permanent`: a retry cannot help. The message contains neither a phone number nor the token. */
export class ChatRefused extends TaskFailure {
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

export class ChatFileTooLarge extends ChatRefused {
  constructor() {
    super('the file is too large', true);
  }
}
