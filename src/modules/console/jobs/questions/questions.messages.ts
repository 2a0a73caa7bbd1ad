import type { ScreeningQuestion } from '#modules/jobs';

export const questionsCopy = {
  edit: 'Edit screening questions',
  add: 'Add screening questions',
  none: 'No screening questions yet.',
  title: (job: string) => `Screening questions: ${job}`,
  about:
    'Candidates answer the required questions when they apply, and all of them in a screening. Screenings that were ' +
    'sent before keep the questions they had.',
  empty: 'No questions yet. Add the first one.',
  number: (position: number, total: number) => `Question ${position} of ${total}`,
  types: {
    text: 'Text',
    number: 'Number',
    date: 'Date',
    single_choice: 'Single choice',
    multiple_choice: 'Multiple choice',
  } satisfies Record<ScreeningQuestion['type'], string>,
  fields: {
    id: 'ID',
    question: 'Question',
    type: 'Answer',
    options: 'Options',
    required: 'Candidates must answer',
    accepted: 'Expected answers',
    low: 'Expected from',
    high: 'Expected to',
    knockout: 'An unexpected answer sets the screening score to 0',
    weight: 'Weight in the score',
  },
  scoring: 'Scoring',
  hints: {
    options: 'One option per line, at least two.',
    accepted:
      'One per line. For choices: the accepted options. For text: skills that the answer should name. If it is empty, ' +
      'the skills in the question count.',
    range: 'A number, or a date as YYYY-MM-DD.',
    weight: 'Above 0, at most 1,000. Without a weight, it is 1.',
  },
  problem: (position: number, field: string) =>
    `Question ${position}, ${field.charAt(0).toLowerCase()}${field.slice(1)}`,
  wrong: {
    options: 'must have at least two lines',
    accepted: 'must be among the options above',
    skills: 'must be skills, one per line, each of at most 200 characters',
    number: 'must be a number, not greater than “Expected to”',
    date: 'must be a date as YYYY-MM-DD, not after “Expected to”',
  },
  actions: {
    add: 'Add question',
    up: (position: number) => `Move question ${position} up`,
    down: (position: number) => `Move question ${position} down`,
    remove: (position: number) => `Remove question ${position}`,
    save: 'Save questions',
  },
  notSaved: 'Not saved yet.',
  added: (position: number) => `Question ${position} added.`,
  removed: (position: number) => `Question ${position} removed.`,
  moved: (position: number) => `Moved to position ${position}.`,
  saved: 'Screening questions saved.',
  conflict:
    'Someone else changed these questions while you were editing, so nothing was saved. Your version is in the form ' +
    'below. To replace their version with yours, save again.',
  conflictEmpty: 'No questions.',
  full: {
    job: (most: number) => `A job can have at most ${most} questions.`,
    part: () => 'To add more questions, save these first.',
  },
  parts: 'Save your changes before you open other questions.',
};
