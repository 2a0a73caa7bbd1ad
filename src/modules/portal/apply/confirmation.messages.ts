type About = { title: string; company: string };

export const confirmationMessages = {
  pageTitle: ({ title, company }: About) => `${title} at ${company}`,
  checkEmail: 'Check your email',
  checkEmailText: ({ title, company }: About) =>
    `We sent an email to the address you entered. Open the link in it to confirm your application for “${title}” at ${company}.`,
  checkEmailHelp:
    'The link works for 48 hours. If no email arrives, look in your spam folder. If your address was wrong, submit the form ' +
    'again. If it was right, wait five minutes, then submit the form again.',
  confirm: 'Confirm your application',
  confirmText: ({ title, company }: About) =>
    `Someone applied for “${title}” at ${company} with your email address. ` +
    'If it was you and these details are yours, confirm the application.',
  name: 'Full name',
  phone: 'Phone number',
  resume: 'Resume',
  notYou:
    'If it wasn’t you, select “It wasn’t me”, and we delete the application now. ' +
    'If you do nothing, it expires after 48 hours, and we delete it.',
  agreement: (organization: string, days: string | undefined) =>
    `By confirming, you agree that ${organization} stores your name, contact details, resume and answers to decide ` +
    'about this job. ' +
    (days === undefined
      ? `${organization} keeps them until it no longer needs them, or until you ask to have them deleted. `
      : `${organization} deletes them ${days} after the last activity, or when you ask to have them deleted. `) +
    'You can withdraw your consent at any time: have your data erased with the link at the end of this page, ' +
    `or contact ${organization}.`,
  action: 'Confirm application',
  discard: 'It wasn’t me',
  discarded: 'The application is deleted',
  discardedText: 'Thank you for telling us. We deleted the application that used your email address.',
  applied: 'Thank you for applying',
  appliedText: ({ title, company }: About) => `We received your application for “${title}” at ${company}.`,
  invite: 'We’ll email you a link to the next step: a short video interview.',
  noInvite: (organization: string) => `${organization} will contact you about the next step.`,
  appliedBefore: 'You’ve already applied',
  appliedBeforeText: ({ title, company }: About) =>
    `We already have your application for “${title}” at ${company}. You don’t need to do anything else.`,
  mail: {
    subject: ({ title, company }: About) => `Confirm your application: ${title} at ${company}`,
    greeting: 'Hello,',
    before: ({ title, company }: About) =>
      `This email address was used to apply for the ${title} position at ${company}. ` +
      'If it was you, confirm your application:',
    button: 'Confirm application',
    after: (organization: string, validUntil: string) => [
      `The link works until ${validUntil}.`,
      'If it wasn’t you, ignore this email. If nobody confirms it, we delete the application.',
      `Kind regards,\n${organization}`,
    ],
  },
};
