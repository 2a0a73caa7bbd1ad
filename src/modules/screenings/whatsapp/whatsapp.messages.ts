import type { PublicQuestion } from '../sessions/session-questions.ts';

/** Every message except the template that opens a conversation. */
export const whatsappMessages = {
  welcome: (jobTitle: string) => `Thanks for writing! Here are a few questions about “${jobTitle}”, one at a time.`,
  thanks: (organization: string) =>
    `Thank you, that’s everything. ${organization} has your answers and will be in touch.`,
  resume: 'One last thing: please send your resume as a file (PDF or Word, up to 10 MB). No resume? Reply *skip*.',
  resumeExpected: 'Please send your resume as a file (PDF or Word, up to 10 MB), or reply *skip*.',
  resumeTooLarge: 'That file is too large. Please send a PDF or Word file of up to 10 MB, or reply *skip*.',
  resumeUnreadable: 'I couldn’t open that file. Please send your resume as a PDF or Word file, or reply *skip*.',
  onlyText: 'I can only read written answers here.',
  resumeLater: 'Thank you for the file. I’ll ask for your resume at the end if it’s needed.',
  tooEarly: 'You sent that before my last question. To avoid a mix-up, here it is again.',
  changed: 'I’ve changed that answer.',
  stopped: 'OK, you’ll get no further messages about this screening. Your answers so far are saved.',
  ended: {
    completed: 'This screening is complete, and your answers are in. Thank you!',
    expired: 'This screening has expired, so I can’t take further answers. Thank you for your time.',
    cancelled: 'This screening has been closed. Thank you for your time.',
  },
  unclear: 'Sorry, I didn’t get that.',
  stillUnclear: 'Sorry, that’s still not clear to me.',
  orSkip: 'Or reply *skip*.',
  optional: 'Optional: reply *skip* to leave this out.',
  openList: 'Choose',
};

/** Sent after an answer that was not understood. */
export const expectedAnswers: Record<PublicQuestion['type'], string> = {
  text: 'Please answer in a few words.',
  number: 'Please answer with one number in digits, for example 5 or 7.5.',
  date: 'Please write the date as year-month-day, for example 2026-03-31.',
  single_choice: 'Please choose one of the answers, or reply with its number.',
  multiple_choice: 'Please reply with the numbers of all that apply, for example 1, 3.',
};

/** Shown below the question. */
export const answerHints: Partial<Record<PublicQuestion['type'], string>> = {
  date: 'Write the date as year-month-day, for example 2026-03-31.',
  single_choice: 'Reply with the number of your answer.',
  multiple_choice: 'Reply with the numbers of all that apply, for example 1, 3.',
};
