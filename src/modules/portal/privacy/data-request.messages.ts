export const dataRequestMessages = {
  title: 'Your data',
  intro: (organization: string) =>
    `You can get a copy of the data that ${organization} stores about you, or have it erased. ` +
    'Enter the email address that they have for you, and we’ll send you a link.',
  email: 'Email address',
  emailProblem: 'Enter an email address, such as name@example.com.',
  action: 'Send link',
  link: (organization: string) => `See or erase the data that ${organization} stores about you`,
  checkEmail: 'Check your email',
  checkEmailText: (organization: string) =>
    `If ${organization} stores data with the address that you entered, we sent an email to it. Open the link in it.`,
  checkEmailHelp:
    'The link works for 24 hours. If no email arrives within 10 minutes, check your spam folder. Then send the form again, ' +
    'and check that you enter the right address. You get up to five of these emails in 24 hours.',
  open: (organization: string) => `Your data at ${organization}`,
  copy: 'Get a copy',
  copyText:
    'We’ll email you a link to a ZIP file with everything that is stored about you: your profile, applications, ' +
    'answers, messages, resumes and recordings.',
  copyAction: 'Email me a copy',
  copied: 'We’re preparing your copy',
  copiedText: 'We’ll email you a link when it is ready. That usually takes a few minutes. The link works for 24 hours.',
  erase: 'Erase your data',
  eraseText: (organization: string) =>
    `${organization} will delete your profile, applications, answers, messages, resumes and recordings. ` +
    'Only records that don’t name you stay, such as those of decisions. This can’t be undone. ' +
    'If you want a copy of your data, download it first. Copies are deleted too.',
  eraseAction: 'Erase my data',
  erased: 'We’re erasing your data',
  erasedText: (organization: string) =>
    `${organization} is deleting your data. That usually takes a few minutes. Only records that don’t name you stay. ` +
    'Links in earlier emails will stop working.',
  held: 'Your request waits',
  heldText: (organization: string) =>
    `${organization} must keep your data for now for legal reasons. Nothing was erased.`,
  heldNext: (organization: string) =>
    `We told ${organization} about your request. Your data will be erased as soon as ${organization} no longer has to ` +
    `keep it. If you have questions, contact ${organization}.`,
  mail: {
    subject: (organization: string) => `Your data at ${organization}`,
    greeting: 'Hello,',
    before: (organization: string) =>
      `Someone asked for the data that ${organization} stores about you. If it was you, open this page to get a copy ` +
      'of your data or have it erased:',
    button: 'Open your data',
    after: (organization: string, validUntil: string) => [
      `The link works until ${validUntil}. Anyone who has it can do the same, so don’t share it.`,
      'If it wasn’t you, ignore this email. Nothing changes.',
      `Kind regards,\n${organization}`,
    ],
  },
};
