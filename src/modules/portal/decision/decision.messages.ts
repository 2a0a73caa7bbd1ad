import { formatLongDay, formatScore } from '#platform/pages/format.ts';

/** Also for candidates who never applied. */
export const decisionMessages = {
  title: 'The decision about you',
  about: (job: string, company: string) => `${job} at ${company}`,
  later: {
    open: (organization: string) =>
      `${organization} is considering you again, so this decision no longer applies. Below is how it was made.`,
    hired: (organization: string) =>
      `${organization} has changed this decision, so it no longer applies. Below is how it was made.`,
    closed: (organization: string) =>
      `${organization} has made another decision since. Below is how the earlier one was made.`,
  },
  facts: { outcome: 'Decision', decided: 'Date', by: 'Made by', reason: 'Reason' },
  outcomes: {
    hired: 'Hired',
    rejected: 'Not taken further',
    withdrawn: 'Closed as withdrawn',
  },
  by: {
    user: (organization: string) => `A person at ${organization}`,
    key: (organization: string) => `${organization}, in another system that it uses`,
    system: (organization: string) => `An automatic step of ${organization}`,
  },
  noReason: (organization: string) => `${organization} gave no reason here. You can ask for one below.`,
  score: {
    title: 'How the score was used',
    computed: (organization: string, score: number) =>
      `When the decision was made, ${organization} could see a match score of ${formatScore(score)} out of 100. ` +
      'It compares the job with your profile and resume. It makes no decisions.',
    integration: (organization: string, score: number) =>
      `When the decision was made, ${organization} could see a score of ${formatScore(score)} out of 100 that came from ` +
      'another system. We don’t know how it was calculated. You can ask below.',
    none: (organization: string) => `When the decision was made, ${organization} could not see a score for you.`,
    opened: 'The explanation of the score had been opened before the decision.',
    notOpened: 'The explanation of the score had not been opened before the decision.',
    pro: 'What raised the score most',
    contra: 'What lowered the score most',
    nothing: 'Nothing stands out.',
    found: 'Found: ',
    missing: 'Not found: ',
  },
  data: {
    title: 'The data that was used',
    compared: (labels: string) => `The score compared: ${labels}.`,
    withoutData: (labels: string) => `There was no data for these, so they didn’t count: ${labels}.`,
    sources:
      'It used your skills, job titles, experience, location, notice period, expected pay and resume, as far as they ' +
      'were known.',
    excluded: 'It never uses your name, contact data, age, gender, photo or current pay.',
    without: (organization: string) =>
      `${organization} could see your profile, your resume, and your answers and interviews, if there were any.`,
  },
  forms: {
    correction: {
      title: 'Correct your data',
      text: (organization: string) =>
        `Is something wrong or missing? Tell ${organization} what to correct. They check it, and whether it changes the decision.`,
      label: 'What should be corrected?',
      submit: 'Send the correction',
    },
    review: {
      title: 'Ask a person to review the decision',
      text: (organization: string, days: number) =>
        `Someone at ${organization} other than the person who decided will look at it again within ${days} days.`,
      label: 'Why should the decision be reviewed?',
      submit: 'Ask for a review',
    },
  },
  sent: {
    correction: (day: string, due: string) =>
      `You sent a correction on ${formatLongDay(day)}. It will be answered by ${formatLongDay(due)}.`,
    review: (day: string, due: string) =>
      `You asked for a review on ${formatLongDay(day)}. It will be answered by ${formatLongDay(due)}.`,
  },
  answered: {
    correction: {
      upheld: (day: string) => `Your correction was checked on ${formatLongDay(day)}. Nothing was changed.`,
      changed: (day: string) => `Your correction was checked on ${formatLongDay(day)}. Your data was changed.`,
    },
    review: {
      upheld: (day: string) => `A person reviewed the decision on ${formatLongDay(day)}. The decision stands.`,
      changed: (day: string) => `A person reviewed the decision on ${formatLongDay(day)}. The decision was changed.`,
    },
  },
  nothingToReview: 'This decision no longer applies, so there is nothing to review.',
  tooMany: (organization: string) => `You’ve sent several requests. Please contact ${organization} directly.`,
  problems: {
    empty: 'Write a message',
    tooLong: (most: string) => `The message must have at most ${most} characters`,
  },
};
