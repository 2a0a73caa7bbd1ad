import { entryList } from '#readers/patterns';
import type { SkillCategory } from '#readers/skills';

/** How people use a skill. Determines which questions fit: nobody should ask a nurse to debug. */
export type SkillUse =
  | 'build'
  /** Disciplines, with their projects and problems. */
  | 'method'
  | 'run'
  /** What a team shares its work with: version control, boards. */
  | 'share'
  | 'guard'
  | 'design'
  | 'money'
  | 'deal'
  | 'promote'
  | 'staff'
  /** Soft skills. */
  | 'manner'
  | 'care'
  /** Care for people who are not patients. */
  | 'assist'
  | 'operate'
  | 'craft'
  | 'serve'
  | 'teach'
  | 'advise'
  /** Tools and skills that no other use fits. */
  | 'any';

export const useOfCategory: { [category in SkillCategory]?: SkillUse } = {
  language: 'build',
  frontend: 'build',
  backend: 'build',
  mobile: 'build',
  database: 'build',
  data: 'build',
  ai: 'build',
  testing: 'method',
  blockchain: 'build',
  architecture: 'method',
  cloud: 'run',
  devops: 'run',
  security: 'guard',
  network: 'run',
  design: 'design',
  finance: 'money',
  sales: 'deal',
  marketing: 'promote',
  hr: 'staff',
  soft: 'manner',
  healthcare: 'care',
  operations: 'operate',
  engineering: 'craft',
  construction: 'craft',
  hospitality: 'serve',
  support: 'run',
  education: 'teach',
  legal: 'advise',
  product: 'method',
};

/** Questions about the first, second, third and fourth skill of a job. */
export const skillQuestions: Record<SkillUse, readonly string[]> = {
  build: entryList(`
    Which piece of work with {skill} are you most proud of, and what was your own part in it?
    Please describe a difficult fault in something you built with {skill}. How did you find the cause?
    Which decision in your work with {skill} would you make differently today, and why?
    How do you make sure that what you build with {skill} is right before others rely on it?
  `),
  method: entryList(`
    Which project best shows your work with {skill}, and what was your own part in it?
    Please describe a hard problem from your work with {skill}. How did you solve it?
    How has your approach to {skill} changed since you started, and what made you change it?
    Please tell us about a mistake in your work with {skill}. What has it taught you?
  `),
  run: entryList(`
    Where have you worked with {skill}, and how large were the systems?
    Please tell us about an incident from your work with {skill}. What changed afterwards?
    When you plan a risky change in your work with {skill}, how do you protect the people who depend on it?
    Which problem in your work with {skill} did you have to solve under pressure, and what did you do first?
  `),
  share: entryList(`
    How has your team used {skill}, and what was your own part in that?
    Please tell us about a time when {skill} spared your team trouble. What had you done with it?
    Which rules for {skill} work well in a team, and why?
    How do you explain your use of {skill} to somebody who is new to the team?
  `),
  guard: entryList(`
    What experience do you have with {skill}, and what were you protecting?
    Please describe a difficult case from your work with {skill}. What changed afterwards?
    Which risks do you look at first in your work with {skill}, and why?
    What mistakes do beginners make with {skill}, and how do you avoid them?
  `),
  design: entryList(`
    Please walk us through a design of yours that shows your work with {skill}, from the first idea to the release.
    Please tell us about feedback that changed a design of yours. What part did {skill} play?
    How do you find out whether your work with {skill} helps the people who use it?
    Please describe a compromise between a good design and a deadline in your work with {skill}.
  `),
  money: entryList(`
    What have you done with {skill}, and what amounts or volumes were involved?
    Please describe a deadline or month end at which {skill} gave you trouble. How did you finish in time?
    Please tell us about an error you found in your work with {skill}. How did you put it right?
    When it comes to {skill}, what do you check before you sign something off, and why?
  `),
  deal: entryList(`
    Which deal best shows your skills in {skill}, and what were the numbers?
    Please tell us about a customer that you did not win. What did that teach you about {skill}?
    How do you plan your work in {skill} when a target seems unreachable?
    Which customers do you approach first when it comes to {skill}, and why?
  `),
  promote: entryList(`
    Which piece of work best shows your skills in {skill}, and what results did it bring?
    Please tell us about work in {skill} that did not turn out as you had hoped. What did you change?
    How do you plan your work in {skill} when time and money are short?
    How do you find out whether your work in {skill} reaches the right people?
  `),
  staff: entryList(`
    What have you been responsible for in your work with {skill}, and in how large an organization?
    Please describe a difficult case from your work with {skill}. How did it end?
    What have you improved in your work with {skill}, and how did you measure it?
    How do you make sure that your work with {skill} is right when a manager is in a hurry?
  `),
  manner: entryList(`
    Please tell us about a situation at work in which {skill} made the difference.
    Please describe a situation that put your {skill} to the test. How did it end?
    What have you done to get better at {skill}, and how did you notice that it helped?
    What would a former colleague say about your {skill}, and which example would they give?
  `),
  care: entryList(`
    What experience do you have with {skill}, and with which patients?
    Please describe a demanding case that involved {skill}. What did you see, and how did you act?
    How do you keep patients safe in your work with {skill} when time is short?
    What mistakes do beginners make with {skill}, and how do you avoid them?
  `),
  assist: entryList(`
    What experience do you have with {skill}, and where did you gain it?
    Please describe a demanding situation in which {skill} mattered. What did you see, and how did you act?
    How do you keep people safe in your work with {skill} when time is short?
    What mistakes do beginners make with {skill}, and how do you avoid them?
  `),
  operate: entryList(`
    What experience do you have with {skill}, and on what scale?
    Please describe a day when your work with {skill} did not go as planned. How did you get back on track?
    What have you improved about the way you work with {skill}, and how did you measure it?
    What do you never skip in your work with {skill}, however busy it gets?
  `),
  craft: entryList(`
    Where have you worked with {skill}, and what did you do yourself?
    Please describe a difficult piece of work that involved {skill}. Which steps did you take?
    How do you check that your work with {skill} is right?
    When you work with {skill}, how do you balance quality, time and cost?
  `),
  serve: entryList(`
    Where have you worked with {skill}, and how busy was it there?
    Please describe a shift in which your work with {skill} did not go well. What did you do about it?
    How do you keep up your standards in your work with {skill} at the busiest hour of the day?
    What would you show a new colleague first about {skill}, and why?
  `),
  teach: entryList(`
    What experience do you have with {skill}, and with which groups?
    Please describe a learner who struggled. What did you change in your work with {skill}, and did it help?
    How do you tell whether your work with {skill} reaches everybody in a group?
    How do you adapt your work with {skill} to a group with very different levels?
  `),
  advise: entryList(`
    In which matters have you been responsible for {skill}, and what was at stake?
    Please describe a matter in which {skill} led to a dispute. How did you argue, and how did it end?
    How do you check your work in {skill} before a client relies on it?
    How do you explain {skill} to a client who knows little about it and is short of time?
  `),
  any: entryList(`
    What have you done with {skill}, and which result are you most proud of?
    Please describe a difficult situation in your work with {skill}, and how you solved it.
    How do you check the quality of your work with {skill}?
    When did you last work with {skill}, and what did you learn?
  `),
};

/** Questions for beginners, who have not been responsible for anything yet. */
export const beginnerQuestions: readonly string[] = entryList(`
  What have you learned about {skill} so far, and where have you used it?
  What have you done with {skill} at work or in your studies, and how did it turn out?
  Which part of {skill} do you find hardest, and what do you do about it?
  What would you like to learn about {skill} in your first months with us?
`);

/** Question about licences, registrations, checks and the like. There is at most one per job. */
export const credentialQuestion = "How long have you held your {skill}? If you don't have it yet, what is left to do?";

/** Uses that belong to one trade. Methods, soft skills and other uses occur in every trade. */
export const tradeOfUse: { [use in SkillUse]?: string } = {
  build: 'technology',
  run: 'technology',
  share: 'technology',
  guard: 'technology',
  design: 'technology',
  money: 'finance',
  deal: 'sales',
  promote: 'sales',
  staff: 'people',
  care: 'care',
  operate: 'operations',
  craft: 'craft',
  serve: 'service',
  teach: 'teaching',
  advise: 'law',
};
