export const interestMessages = {
  pageTitle: (title: string, company: string) => `${title} at ${company}`,
  company: 'Company',
  text: (organization: string) => `${organization} would like to know if you’re interested in this job.`,
  job: 'Read the job description',
  yes: 'Yes, I’m interested',
  no: 'No, I’m not interested',
  thanks: 'Thank you',
  thanksText: 'We’ll email you a link to a video interview. You can do it whenever it suits you.',
  thanksNoInvite: (organization: string) =>
    `${organization} can see that you’re interested, and will contact you about the next step.`,
  closed: 'This invitation is closed',
  closedText: (organization: string) =>
    `Thank you for your interest. ${organization} is no longer considering you for this job, so there’s nothing left to do here.`,
  declined: 'Thank you for telling us',
  declinedText: (organization: string) =>
    `${organization} can see that you’re not interested. If you change your mind, tell us here:`,
  afterAll: 'I’m interested after all',
};

export const unsubscribeMessages = {
  title: 'Unsubscribe',
  text: (organization: string, address: string) =>
    `Do you want ${organization} to stop sending job opportunities and reminders to ${address}?`,
  action: 'Unsubscribe',
  done: 'You’ve unsubscribed',
  doneText: (organization: string, address: string) =>
    `${organization} will no longer send job opportunities and reminders to ${address}. ` +
    'You may still get emails about jobs that they consider you for, such as an interview invitation.',
};
