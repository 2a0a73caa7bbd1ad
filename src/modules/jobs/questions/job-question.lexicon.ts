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
  | 'serve'
  | 'teach'
  | 'advise'
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
  construction: 'craft',
  hospitality: 'serve',
  support: 'serve',
  education: 'teach',
  legal: 'advise',
  product: 'method',
};

/** For the first, second, third and fourth skill of a job. */
export const skillQuestions: Record<SkillUse, readonly string[]> = {
  build: entryList(`
    Which piece of work with {skill} are you most proud of, and what was your own part in it?
    Please describe a difficult fault that you tracked down in something built with {skill}. How did you find the
      cause?
    Think of a decision you made while working with {skill}. Which other ways did you weigh, and would you decide
      the same today?
    How do you make sure that what you build with {skill} is right before others rely on it?
  `),
  method: entryList(`
    Where has {skill} been the heart of your work, and what was your own part in it?
    Please describe a hard problem from your work in {skill}. How did you go about it?
    Think of a decision you made in {skill}. Which other ways did you weigh, and would you decide the same today?
    How has the way you go about {skill} changed over the years, and what made you change it?
  `),
  run: entryList(`
    Which systems have you looked after with {skill}, and how large were they?
    Please tell us about an outage or an incident in which {skill} played a part. What did you do first, and what
      changed afterwards?
    How do you bring in a risky change where {skill} is concerned without disturbing those who depend on it?
    How do you notice early that something is going wrong with {skill}? Please give an example.
  `),
  design: entryList(`
    Please walk us through a design of yours that shows your {skill}, from the first idea to what was released.
    Please tell us about feedback that changed a design you had made with {skill}. What did you learn from it?
    How do you find out whether what you made with {skill} works for the people who use it?
    Please describe a compromise between a good design and a deadline in your work with {skill}.
  `),
  money: entryList(`
    What have you been responsible for in {skill}, and what amounts or volumes were involved?
    Please describe a month end, an audit or a deadline at which {skill} gave you trouble. How did you still finish
      in time?
    Please tell us about an error you found in {skill}. How did you notice it, and how did you put it right?
    Which checks do you make in {skill} before you sign something off, and why these?
  `),
  deal: entryList(`
    Which deal or campaign shows best what you can do in {skill}, and what were the numbers?
    Please tell us about a customer or a market that you did not win. What part did {skill} play, and what would you
      do differently today?
    How do you plan your work in {skill} when a target seems unreachable halfway through the quarter?
    How do you decide in {skill} where to spend your time and your budget? Please give an example.
  `),
  staff: entryList(`
    What have you been responsible for in {skill}, and for how many people?
    Please describe a difficult case from your work with {skill}. What did the people concerned need, and how did it
      end?
    Which part of {skill} have you made better, and how did you measure that?
    How do you stay fair and discreet in {skill} when a manager is in a hurry?
  `),
  manner: entryList(`
    Please tell us about a situation at work in which {skill} made the difference.
    Please describe a situation that put your {skill} to the test. What did you do, and how did it end?
    What have you done to get better at {skill}, and how did you notice that it helped?
    What would a former colleague say about your {skill}, and which example would they give?
  `),
  care: entryList(`
    In which settings have you practised {skill}, and with which patients?
    Please describe a demanding case that involved {skill}. What did you see, and how did you act?
    How do you keep patients safe when {skill} has to be done under pressure of time?
    How do you explain {skill} to a patient or a family who are worried?
  `),
  operate: entryList(`
    Where have you been responsible for {skill}, and what was the scale?
    Please describe a day on which {skill} did not go as planned. What did you do to get back on track?
    Which improvement have you brought to {skill}, and how did you measure that it helped?
    How do you keep quality, safety and cost in balance in {skill}?
  `),
  craft: entryList(`
    On which project has {skill} mattered most, and what was your own part?
    Please describe a problem on a project in which {skill} mattered. How did you solve it?
    How do you check your work in {skill} before others build on it?
    Where {skill} is concerned, how do you keep quality, safety and cost in balance?
  `),
  serve: entryList(`
    Where have you worked with {skill}, and how many guests or customers did you look after in a shift?
    Please tell us about a guest or customer who was not happy, and what part {skill} played in putting it right.
    How do you keep your standards in {skill} at the busiest hour of the day?
    What would you show a new colleague first about {skill}, and why?
  `),
  teach: entryList(`
    Which groups have you taught with {skill}, and what did they achieve?
    Please describe a learner who struggled. What did you change in your {skill}, and what came of it?
    How do you find out whether your {skill} reaches the quiet ones in a group?
    How do you prepare {skill} for a group of very different levels?
  `),
  advise: entryList(`
    In which matters have you been responsible for {skill}, and what was at stake?
    Please describe a matter in which {skill} was disputed. How did you argue, and how did it end?
    How do you check your {skill} before a client relies on it?
    How do you explain {skill} to a client who is not a lawyer and has little time?
  `),
  any: entryList(`
    What have you done with {skill}, and which result are you most proud of?
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

export type Seniority = 'junior' | 'senior' | 'usual';

/** With and without a title. */
export const roleQuestions: Record<Seniority, { titled: string; untitled: string }> = {
  junior: {
    titled:
      'What draws you to the position {title}, and what have you learned or done so far that prepares you for it?',
    untitled: 'What draws you to this position, and what have you learned or done so far that prepares you for it?',
  },
  senior: {
    titled:
      'Which part of your recent work comes closest to the position {title}, and what would you do differently here?',
    untitled: 'Which part of your recent work comes closest to this position, and what would you do differently here?',
  },
  usual: {
    titled: 'What interests you in the position {title}, and which part of your experience fits it best?',
    untitled: 'What interests you in this position, and which part of your experience fits it best?',
  },
};

/** About a line of duties, as "manage the monthly payroll" or "managing the monthly payroll". */
export const dutyQuestions: Record<Seniority, { infinitive: string; gerund: string }> = {
  junior: {
    infinitive: 'In this job you will {duty}. What do you know about it already, and how would you begin?',
    gerund: 'Part of this job is {duty}. What do you know about it already, and how would you begin?',
  },
  senior: {
    infinitive: 'In this job you will {duty}. How have you organized that before, and how did you know that it worked?',
    gerund: 'Part of this job is {duty}. How have you organized that before, and how did you know that it worked?',
  },
  usual: {
    infinitive: 'In this job you will {duty}. When did you last do something like it, and how did you go about it?',
    gerund: 'Part of this job is {duty}. When did you last do something like it, and how did you go about it?',
  },
};

/** For any job of this seniority. The last questions, so that there are always five. */
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
    Whom have you helped to get better at their work, and how?
    Please describe a piece of work that went wrong under your responsibility. What did you change afterwards?
    How do you decide what your team does first when everything is urgent? Please give an example.
    Which standard have you raised where you worked, and how did you make it last?
  `),
  usual: entryList(`
    Please tell us about a recent piece of work that prepares you well for this position.
    Please describe a situation in which you had to learn something new quickly for your work. How did you go about it?
    How do you go about your work when several things are urgent at once? Please give an example.
    Please tell us about a disagreement at work and how you and the others came to a solution.
    Which of your strengths would help you most in this position, and when did you last show it?
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

export const dutyPatterns = {
  opening: {
    pattern: /^(?:[A-Z][a-z]{2,}ing|[A-Z][a-z]+) [a-z]/,
    examples: ['Manage the payroll', 'Cooking for 200 guests'],
    counterexamples: ['Payroll', 'SAP reports', 'the payroll'],
  },
  /** Verbs that open a duty. */
  verb: {
    pattern: regex('')`
      ^(?:administer|analy[sz]e|answer|arrange|assess|assist|audit|build|calculate|check|clean|coach|collect|conduct|configure|
      control|cook|coordinate|create|debug|deliver|deploy|design|develop|diagnose|document|draft|drive|edit|estimate|evaluate|
      execute|file|handle|implement|inspect|install|integrate|investigate|lead|load|maintain|manage|measure|mentor|monitor|
      negotiate|operate|optimi[sz]e|organi[sz]e|oversee|pack|perform|plan|prepare|process|produce|provide|purchase|reconcile|
      record|recruit|repair|research|resolve|review|run|schedule|sell|serve|supervise|support|teach|test|track|train|translate|
      troubleshoot|write)$
    `,
    examples: ['manage', 'cook', 'reconcile'],
    counterexamples: ['manages', 'payroll'],
  },
  /** Not to be read out to a candidate. */
  unfit: {
    pattern: /\b(?:we|our|us|you|your|must|should|etc|they|their|them|he|she|his|her|i|any other)\b|[:;()[\]@/]|\.\s/i,
    examples: ['Manage our stores', 'Perform any other task', 'Plan (and run) events'],
    counterexamples: ['Manage the monthly payroll'],
  },
};
export const dutyRegex = regexesOf(dutyPatterns);
