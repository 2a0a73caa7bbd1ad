import { entryList, regexesOf } from '#readers/patterns';

export type Seniority = 'junior' | 'senior' | 'usual';

/** Questions about the position, with and without a title. */
export const roleQuestions: Record<Seniority, { titled: string; untitled: string }> = {
  junior: {
    titled:
      'What draws you to the position of {title}, and what have you learned or done so far that prepares you for it?',
    untitled: 'What draws you to this position, and what have you learned or done so far that prepares you for it?',
  },
  senior: {
    titled:
      'Which part of your recent work comes closest to the position of {title}, and what would you do differently here?',
    untitled: 'Which part of your recent work comes closest to this position, and what would you do differently here?',
  },
  usual: {
    titled: 'What interests you in the position of {title}, and which part of your experience fits it best?',
    untitled: 'What interests you in this position, and which part of your experience fits it best?',
  },
};

/** About a line of duties, as "manage the monthly payroll" or "managing the monthly payroll": the first to the fourth. */
export const dutyOpenings: readonly { infinitive: string; gerund: string }[] = [
  { infinitive: 'In this job you would {duty}.', gerund: 'Part of this job is {duty}.' },
  { infinitive: 'One of your tasks would be to {duty}.', gerund: 'Another part of this job is {duty}.' },
  { infinitive: 'You would also {duty}.', gerund: 'This job also includes {duty}.' },
  { infinitive: 'You would also be expected to {duty}.', gerund: 'You would also be responsible for {duty}.' },
];

/**
 * Endings of questions about duties. Jobs start with different ones. The shortest ending leaves room for the longest
 * duty.
 */
export const dutyEndings: Record<Seniority, readonly string[]> = {
  junior: entryList(`
    How would you go about it?
    What do you know about that already?
    What would you want to know before you begin?
    Who would you ask for help first, and what would you ask them?
  `),
  senior: entryList(`
    How have you organized that before?
    What do you look at first, and why?
    How can you tell that it is going well?
    Who else do you need for it, and how do you get them on board?
  `),
  usual: entryList(`
    How have you gone about that before?
    What can go wrong, and how do you prevent it?
    What do you pay most attention to?
    Where have you done that before, and what did you learn?
  `),
};

/** Questions for any job of this seniority. They come last and ensure that there are always five. */
export const generalJobQuestions: Record<Seniority, readonly string[]> = {
  junior: entryList(`
    Please tell us about something that you had to learn quickly, at work or in your studies. How did you go about it?
    When did you last ask for help with a task, and what did you do with the answer?
    Which feedback has helped you most so far, and what did you change after it?
    How do you go about your work when several things are urgent at once? Please give an example.
    Please tell us about a piece of work of yours that you are proud of.
  `),
  senior: entryList(`
    Please tell us about a decision that others did not agree with at first. How did you bring them along?
    Who have you helped to get better at their work, and how?
    Please describe a piece of work that went wrong under your responsibility. What did you change afterwards?
    How do you decide what your team does first when everything is urgent? Please give an example.
    Which standard have you raised where you worked, and how did you make it last?
  `),
  usual: entryList(`
    Please tell us about something at work that you improved. What gave you the idea, and how did it turn out?
    Please describe a situation in which you had to learn something new quickly for your work. How did you go about it?
    How do you go about your work when several things are urgent at once? Please give an example.
    Please tell us about a disagreement at work and how you and the others came to a solution.
    Which mistake at work has taught you most, and what have you done differently since?
  `),
};

export const seniorityPatterns = {
  junior: {
    pattern: /\b(?:intern|interns|internship|trainee|junior|jr|fresher|graduate|apprentice|entry[- ]level)\b/i,
    examples: ['Junior Accountant', 'HR Intern', 'Graduate Engineer'],
    counterexamples: ['International Sales', 'Accountant'],
  },
  senior: {
    pattern: /\b(?:senior|sr|lead|principal|head|manager|director|chief|supervisor|vp|architect)\b/i,
    examples: ['Senior Nurse', 'Head Chef', 'Store Manager'],
    counterexamples: ['Management Accountant', 'Nurse'],
  },
};
export const seniorityRegex = regexesOf(seniorityPatterns);
