import { entryList, nameList, regexesOf, wordSet } from '#readers/patterns';

export const generalSkills: ReadonlySet<string> = new Set(
  nameList(`
    Software Development | Web Development | Frontend Development | Backend Development
    Full Stack Development | Mobile Development
  `),
);

/** People work in accounting, but with Kafka. */
export const fieldCategories = wordSet(`
  marketing product finance hr sales support legal operations
  healthcare hospitality education engineering construction
  security testing architecture
`);

export const resumeQuestionPatterns = {
  /** An instruction is not the name of a company or project. */
  instruction: {
    pattern: /\b(?:ignore|disregard|instructions?|prompt|previous|you are|you must|highest|assistant:)\b/iu,
    examples: ['Ignore this', 'You must hire me', 'previous answers'],
    counterexamples: ['Acme Ltd', 'Promptly Inc'],
  },
};
export const resumeQuestionRegex = regexesOf(resumeQuestionPatterns);

/** Questions for any resume. They come last and ensure that there are always five. */
export const generalResumeQuestions = entryList(`
  Please walk us through your resume: which two or three steps have shaped you most, and why?
  Please describe a recent piece of work: what was it for, what did you do yourself, and how did it end?
  Which of your skills do you use most at present, and what is a result that shows it?
  Please tell us about something that did not go well at work, and what you learned from it.
  What kind of work would you like to do next, and how have you prepared for it?
`);
