import { entryList, regex, regexesOf } from '#readers/patterns';
import type { SkillCategory } from '#readers/skills';

/** What people do with a skill: nobody should ask a nurse to debug. */
export type SkillUse =
  | 'build'
  | 'method'
  | 'run'
  | 'design'
  | 'money'
  | 'deal'
  | 'staff'
  | 'manner'
  | 'care'
  | 'operate'
  | 'craft'
  | 'any';

export const useOfCategory: { [category in SkillCategory]?: SkillUse } = {
  language: 'build',
  frontend: 'build',
  backend: 'build',
  mobile: 'build',
  database: 'build',
  data: 'build',
  ai: 'build',
  testing: 'build',
  blockchain: 'build',
  architecture: 'build',
  cloud: 'run',
  devops: 'run',
  security: 'run',
  network: 'run',
  design: 'design',
  finance: 'money',
  sales: 'deal',
  marketing: 'deal',
  hr: 'staff',
  soft: 'manner',
  healthcare: 'care',
  operations: 'operate',
  engineering: 'craft',
};

/** For the first, second, third and fourth skill of a job. */
export const skillQuestions: Record<SkillUse, readonly string[]> = {
  build: entryList(`
    This position needs {skill}. Which piece of work have you done with it that you are most proud of, and what was
      your own part?
    Please describe a difficult fault that you tracked down in something built with {skill}. How did you find the
      cause?
    Think of a decision you made while working with {skill}. Which other ways did you weigh, and would you decide
      the same today?
    How do you make sure that what you build with {skill} is right before others rely on it?
  `),
  method: entryList(`
    This position needs {skill}. For which piece of work have you done it, and what was your own part?
    Please describe a hard problem from your work in {skill}. How did you go about it?
    Think of a decision you made in {skill}. Which other ways did you weigh, and would you decide the same today?
    How has the way you go about {skill} changed over the years, and what made you change it?
  `),
  run: entryList(`
    This position needs {skill}. Which systems have you looked after with it, and how large were they?
    Please tell us about an outage or an incident in which {skill} played a part. What did you do first, and what
      changed afterwards?
    How do you bring in a risky change where {skill} is concerned without disturbing those who depend on it?
    How do you notice early that something is going wrong with {skill}? Please give an example.
  `),
  design: entryList(`
    This position needs {skill}. Please walk us through one design of yours, from the first idea to what was
      released.
    Please tell us about feedback that changed a design you had made with {skill}. What did you learn from it?
    How do you find out whether what you made with {skill} works for the people who use it?
    Please describe a compromise between a good design and a deadline in your work with {skill}.
  `),
  money: entryList(`
    This position needs {skill}. What have you been responsible for in it, and what amounts or volumes were
      involved?
    Please describe a month end, an audit or a deadline at which {skill} gave you trouble. How did you still finish
      in time?
    Please tell us about an error you found in {skill}. How did you notice it, and how did you put it right?
    Which checks do you make in {skill} before you sign something off, and why these?
  `),
  deal: entryList(`
    This position needs {skill}. Which deal or campaign shows best what you can do, and what were the numbers?
    Please tell us about a customer or a market that you did not win. What part did {skill} play, and what would you
      do differently today?
    How do you plan your work in {skill} when a target seems unreachable halfway through the quarter?
    How do you decide in {skill} where to spend your time and your budget? Please give an example.
  `),
  staff: entryList(`
    This position needs {skill}. What have you been responsible for in it, and for how many people?
    Please describe a difficult case from your work with {skill}. What did the people concerned need, and how did it
      end?
    Which part of {skill} have you made better, and how did you measure that?
    How do you stay fair and discreet in {skill} when a manager is in a hurry?
  `),
  manner: entryList(`
    This position needs {skill}. Please tell us about a situation at work in which it made the difference.
    Please describe a situation that put your {skill} to the test. What did you do, and how did it end?
    What have you done to get better at {skill}, and how did you notice that it helped?
    What would a former colleague say about your {skill}, and which example would they give?
  `),
  care: entryList(`
    This position needs {skill}. In which settings have you practised it, and with which patients?
    Please describe a demanding case that involved {skill}. What did you see, and how did you act?
    How do you keep patients safe when {skill} has to be done under pressure of time?
    How do you explain {skill} to a patient or a family who are worried?
  `),
  operate: entryList(`
    This position needs {skill}. Where have you been responsible for it, and what was the scale?
    Please describe a day on which {skill} did not go as planned. What did you do to get back on track?
    Which improvement have you brought to {skill}, and how did you measure that it helped?
    How do you keep quality, safety and cost in balance in {skill}?
  `),
  craft: entryList(`
    This position needs {skill}. On which project have you used it, and what was your own part?
    Please describe a problem on a project in which {skill} mattered. How did you solve it?
    How do you check your work in {skill} before others build on it?
    Where {skill} is concerned, how do you keep quality, safety and cost in balance?
  `),
  any: entryList(`
    This position needs {skill}. What have you done with it, and which result are you most proud of?
    Please describe a difficult situation in your work with {skill}, and how you solved it.
    How do you judge whether work done with {skill} is good? Please give an example from your own practice.
    When did you last use {skill}, for what purpose, and what did you learn from it?
  `),
};

export const jobQuestionPatterns = {
  /** Disciplines rather than tools: System Design, Data Analysis. */
  discipline: {
    pattern: regex('i')`
      (?:design|administration|analysis|analytics|intelligence|visuali[sz]ation|warehousing|testing|
      architecture|engineering|model(?:l)?ing|science|learning|processing|vision|
      patterns|structures|programming|statistics|development|assurance|management|automation)$
    `,
    examples: ['System Design', 'Data Analysis', 'Machine Learning', 'Data Visualisation'],
    counterexamples: ['Java', 'Design Systems', 'Kafka'],
  },
  /** Everyone in the trade has it: Web Development. */
  general: {
    pattern: / development$/i,
    examples: ['Web Development', 'Software Development'],
    counterexamples: ['Development', 'Java'],
  },
};
export const jobQuestionRegex = regexesOf(jobQuestionPatterns);

/** For any job. The last questions, so that there are always five. */
export const generalJobQuestions = entryList(`
  Please tell us about a recent piece of work that prepares you well for this position.
  Which of your strengths would help you most in this position, and when did you last show it?
  Please describe a situation in which you had to learn something new quickly for your work.
    How did you go about it?
  How do you go about your work when several things are urgent at once? Please give an example.
  Please tell us about a disagreement at work and how you and the others came to a solution.
`);
