type About = { title: string; company: string };

export const selfIdentificationMessages = {
  title: 'Tell us about yourself',
  about: ({ title, company }: About) => `${title} at ${company}`,
  voluntary: 'These two questions are voluntary. Your application is treated the same whether you answer them or not.',
  why: (organization: string) =>
    `${organization} uses the answers of all applicants to check that people are treated fairly, whatever their sex, race ` +
    'or ethnicity.',
  stored: [
    'We store your answers apart from your application. People who decide about it can’t see them.',
    'They don’t affect your match score.',
    'They are only counted together with those of at least 29 other applicants.',
    'They are deleted with your application.',
  ],
  sex: 'What is your sex?',
  raceEthnicity: 'What is your race or ethnicity?',
  declined: 'I prefer not to say',
  submit: 'Save answers',
  invalid: 'Choose one of the options.',
  until: (day: string) =>
    `You can change your answers with the same link until ${day}. This page can’t show earlier answers, because nobody can ` +
    'look them up.',
  thanks: 'Your answers are saved',
  thanksText: 'Thank you. You can close this page.',
  change: 'Change your answers',
  invitation: 'Two voluntary questions help to check that all applicants are treated fairly.',
  link: 'Answer two voluntary questions',
};
