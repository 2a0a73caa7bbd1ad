import type { SkillCategory } from '#modules/skills';

/** What somebody does with a skill: a nurse is not asked to debug. */
type Practice =
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
type Phrase = (skill: string) => string;

const practices: { [category in SkillCategory]?: Practice } = {
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

// Of each practice one phrase for the first, second, third and fourth question, each about something else, so that no
// two of an interview are alike even where all its skills are of one kind.
const phrases: Record<Practice, readonly Phrase[]> = {
  build: [
    (skill) =>
      `This position needs ${skill}. Which piece of work have you done with it that you are most proud of, and what was your own part?`,
    (skill) =>
      `Please describe a difficult fault that you tracked down in something built with ${skill}. How did you find the cause?`,
    (skill) =>
      `Think of a decision you made while working with ${skill}. Which other ways did you weigh, and would you decide the same today?`,
    (skill) => `How do you make sure that what you build with ${skill} is right before others rely on it?`,
  ],
  method: [
    (skill) => `This position needs ${skill}. For which piece of work have you done it, and what was your own part?`,
    (skill) => `Please describe a hard problem from your work in ${skill}. How did you go about it?`,
    (skill) =>
      `Think of a decision you made in ${skill}. Which other ways did you weigh, and would you decide the same today?`,
    (skill) => `How has the way you go about ${skill} changed over the years, and what made you change it?`,
  ],
  run: [
    (skill) => `This position needs ${skill}. Which systems have you looked after with it, and how large were they?`,
    (skill) =>
      `Please tell us about an outage or an incident in which ${skill} played a part. What did you do first, and what changed afterwards?`,
    (skill) =>
      `How do you bring in a risky change where ${skill} is concerned without disturbing those who depend on it?`,
    (skill) => `How do you notice early that something is going wrong with ${skill}? Please give an example.`,
  ],
  design: [
    (skill) =>
      `This position needs ${skill}. Please walk us through one design of yours, from the first idea to what was released.`,
    (skill) =>
      `Please tell us about feedback that changed a design you had made with ${skill}. What did you learn from it?`,
    (skill) => `How do you find out whether what you made with ${skill} works for the people who use it?`,
    (skill) => `Please describe a compromise between a good design and a deadline in your work with ${skill}.`,
  ],
  money: [
    (skill) =>
      `This position needs ${skill}. What have you been responsible for in it, and what amounts or volumes were involved?`,
    (skill) =>
      `Please describe a month end, an audit or a deadline at which ${skill} gave you trouble. How did you still finish in time?`,
    (skill) =>
      `Please tell us about an error you found in ${skill}. How did you notice it, and how did you put it right?`,
    (skill) => `Which checks do you make in ${skill} before you sign something off, and why these?`,
  ],
  deal: [
    (skill) =>
      `This position needs ${skill}. Which deal or campaign shows best what you can do, and what were the numbers?`,
    (skill) =>
      `Please tell us about a customer or a market that you did not win. What part did ${skill} play, and what would you do differently today?`,
    (skill) => `How do you plan your work in ${skill} when a target seems out of reach halfway through the quarter?`,
    (skill) => `How do you decide in ${skill} where to spend your time and your budget? Please give an example.`,
  ],
  staff: [
    (skill) => `This position needs ${skill}. What have you been responsible for in it, and for how many people?`,
    (skill) =>
      `Please describe a difficult case from your work with ${skill}. What did the people concerned need, and how did it end?`,
    (skill) => `Which part of ${skill} have you made better, and how did you measure that?`,
    (skill) => `How do you stay fair and discreet in ${skill} when a manager is in a hurry?`,
  ],
  manner: [
    (skill) =>
      `This position needs ${skill}. Please tell us about a situation at work in which it made the difference.`,
    (skill) => `Please describe a situation that put your ${skill} to the test. What did you do, and how did it end?`,
    (skill) => `What have you done to get better at ${skill}, and how did you notice that it helped?`,
    (skill) => `What would a former colleague say about your ${skill}, and which example would they give?`,
  ],
  care: [
    (skill) => `This position needs ${skill}. In which settings have you practised it, and with which patients?`,
    (skill) => `Please describe a demanding case that involved ${skill}. What did you see, and how did you act?`,
    (skill) => `How do you keep patients safe when ${skill} has to be done under pressure of time?`,
    (skill) => `How do you explain ${skill} to a patient or a family who are worried?`,
  ],
  operate: [
    (skill) => `This position needs ${skill}. Where have you been responsible for it, and what was the scale?`,
    (skill) => `Please describe a day on which ${skill} did not go as planned. What did you do to get back on track?`,
    (skill) => `Which improvement have you brought to ${skill}, and how did you measure that it helped?`,
    (skill) => `How do you keep quality, safety and cost in balance in ${skill}?`,
  ],
  craft: [
    (skill) => `This position needs ${skill}. On which project have you used it, and what was your own part?`,
    (skill) => `Please describe a problem on a project in which ${skill} mattered. How did you solve it?`,
    (skill) => `How do you check your work in ${skill} before others build on it?`,
    (skill) => `Where ${skill} is concerned, how do you keep quality, safety and cost in balance?`,
  ],
  any: [
    (skill) => `This position needs ${skill}. What have you done with it, and which result are you most proud of?`,
    (skill) => `Please describe a difficult situation in your work with ${skill}, and how you solved it.`,
    (skill) =>
      `How do you judge whether work done with ${skill} is good? Please give an example from your own practice.`,
    (skill) => `When did you last use ${skill}, for what purpose, and what did you learn from it?`,
  ],
};

// Something people do, and nothing that another thing is built with: System Design, Data Analysis.
const discipline =
  /(?:design|administration|analysis|analytics|intelligence|visuali[sz]ation|warehousing|testing|architecture|engineering|model(?:l)?ing|science|learning|processing|vision|patterns|structures|programming|statistics|development|assurance|management|automation)$/i;

/** How the n-th skill (from 0) of a job is asked about; undefined after the fourth. */
export function phraseOf(skill: string, category: SkillCategory | undefined, n: number): Phrase | undefined {
  const practice = (category && practices[category]) ?? 'any';
  return phrases[practice === 'build' && discipline.test(skill) ? 'method' : practice][n];
}
