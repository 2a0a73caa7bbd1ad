import { TaskFailure } from '../tasks/task.ts';

/** Something to choose; `id` comes back when it is chosen. */
export type Choice = { id: string; title: string };

/** A message as a messenger shows it. */
export type ChatMessage =
  | { kind: 'text'; text: string }
  /** One tap answers it. At most `chatLimits.buttons` choices. */
  | { kind: 'buttons'; text: string; choices: Choice[] }
  /** Choices behind a button. At most `chatLimits.rows`. */
  | { kind: 'list'; text: string; open: string; choices: Choice[] }
  /** What the messenger's owner has approved: all that may be said to somebody who has not written within a day. */
  | { kind: 'template'; name: string; language: string; parameters: string[] };

/** What WhatsApp takes, in characters and in choices. */
export const chatLimits = {
  text: 4096,
  question: 1024,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
} as const;

/** A message was not taken, or a file not given. `permanent`: another try cannot help. Names no number and no token. */
export class ChatRefused extends TaskFailure {
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

/** A file is larger than wanted. */
export class ChatFileTooLarge extends ChatRefused {
  constructor() {
    super('the file is too large', true);
  }
}
