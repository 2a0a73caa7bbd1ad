/** Every word that candidates read on pages, in English. Another language is another object of this type. */
export const english = {
  language: 'en',
  skipToContent: 'Skip to the content',
  footer: 'You see this page because an organization recruits with this service.',
  problem: {
    notFound: {
      title: 'Nothing to see here',
      text: 'This page does not exist, or its link does not work any more. If somebody sent you the link, ask them for a new one.',
    },
    tooMany: {
      title: 'One moment, please',
      text: 'There were many requests from your network. Try again in a minute.',
    },
    tooLarge: {
      title: 'That was too large',
      text: 'What you sent is too large. A file may have up to 10 MB. Go back and choose a smaller one.',
    },
    refused: {
      title: 'That did not work',
      text: 'We could not take what your browser sent. Go back, load the page again and try once more.',
    },
    ours: {
      title: 'Something went wrong on our side',
      text: 'Nothing you did is lost that we have confirmed. Please try again in a minute.',
    },
    reference: 'Reference:',
  },
  form: {
    problems: 'Please check what you entered',
    optional: '(optional)',
  },
  interest: {
    pageTitle: (title: string, company: string) => `${title} at ${company}`,
    company: 'Company',
    text: (organization: string) => `${organization} would like to know whether you are interested in this job.`,
    job: 'Read more about the job',
    yes: 'Yes, I am interested',
    no: 'No, I am not interested',
    thanks: 'Thank you',
    thanksText: 'You will get an email with a link to a video interview. You can do it at a time that suits you.',
    declined: 'Thank you for telling us',
    declinedText: (organization: string) =>
      `${organization} knows now that you are not interested. If you change your mind, tell us here:`,
    afterAll: 'I am interested after all',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: (organization: string, address: string) =>
      `Do you want ${organization} to stop sending job offers and reminders to ${address}?`,
    action: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText: (organization: string, address: string) =>
      `${organization} will not send job offers and reminders to ${address} any more. Emails that belong to an application, such as an invitation to an interview, can still reach you.`,
  },
  screening: {
    pageTitle: (part: string, title: string) => `${part} – ${title}`,
    problemTitle: 'Please check:',
    about: (title: string, company: string) => `${title} at ${company}`,
    company: 'Company',
    questions: 'Questions',
    until: 'Open until',
    day: (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
    introText: (organization: string) => `${organization} would like to know more about you for this job.`,
    introSaved:
      'Each answer is saved as soon as you send it. You can stop at any time and go on later, with the same link.',
    start: 'Start',
    progress: (place: number, count: number) => `Question ${place} of ${count}`,
    several: 'Choose all that apply',
    numberHint: 'A number only, for example 12 or 1,234.5',
    next: 'Save and continue',
    skip: 'Skip this question',
    remove: 'Remove this answer',
    back: 'Back to the question before',
    toReview: 'Back to all your answers',
    resume: 'Your resume',
    resumeText: (organization: string) => `The last thing: ${organization} does not have your resume yet.`,
    resumeFile: 'Resume file',
    resumeHint: 'PDF, Word (DOCX) or plain text, up to 10 MB',
    resumeMissing: 'Choose a file, or continue without one.',
    resumeType: 'This file is neither a PDF, a Word document (DOCX) nor plain text. Choose another one.',
    resumeSend: 'Send the file',
    resumeSkip: 'Continue without a resume',
    review: 'Your answers',
    reviewText: 'Look through your answers. You cannot change them after you have finished.',
    skipped: 'Skipped',
    change: 'Change',
    finish: 'Finish',
    thanks: 'Thank you',
    thanksText: (organization: string) =>
      `${organization} has your answers. You need not do anything more, and may close this page.`,
  },
  job: {
    pageTitle: (title: string, company: string) => `${title} at ${company}`,
    problemTitle: 'Please check:',
    summary: (title: string, company: string, locations: string) =>
      `${company} is looking for: ${title}${locations && ` (${locations})`}. See the details and apply.`,
    company: 'Company',
    locations: 'Location',
    workMode: 'Work mode',
    workModes: { onsite: 'On site', remote: 'Remote', hybrid: 'Hybrid' },
    type: 'Type',
    types: { full_time: 'Full time', contract: 'Contract' },
    experience: 'Experience',
    years: (range: string) => `${range} years`,
    salary: 'Salary',
    lakhs: (currency: string, range: string) => `${currency} ${range} LPA (lakhs a year)`,
    rate: 'Rate',
    from: (least: string) => `from ${least}`,
    upTo: (most: string) => `up to ${most}`,
    about: 'About the job',
    toForm: 'Apply for this job',
    applyHeading: 'Apply',
    name: 'Your full name',
    email: 'Email address',
    phone: 'Phone number',
    resume: 'Your resume',
    resumeHint: 'PDF, Word (DOCX) or plain text, up to 10 MB',
    resumeAgain: 'Please choose the file once more: browsers do not keep it.',
    consent: (organization: string) =>
      `By applying you agree that ${organization} keeps what you send to decide about this job.`,
    apply: 'Send my application',
    applied: 'Thank you for applying',
    appliedText: (title: string, company: string) =>
      `Your application for “${title}” at ${company} has arrived. You will get an email with the next step: a short video interview.`,
    appliedBefore: 'You have already applied',
    appliedBeforeText: (title: string, company: string) =>
      `We already have your application for “${title}” at ${company}. You need not do anything more.`,
    problems: {
      full_name: 'Enter your name, in up to 255 characters.',
      email: 'Enter your email address, like name@example.com.',
      phone_number: 'Enter a phone number with digits, or leave it empty.',
      resumeMissing: 'Choose your resume file.',
      resumeType: 'This file is neither a PDF, a Word document (DOCX) nor plain text. Choose another one.',
    },
  },
} as const;

/** Words of one language: the same keys with other texts. */
type Words<T> = T extends string
  ? string
  : { readonly [K in keyof T]: T[K] extends (...a: never[]) => string ? T[K] : Words<T[K]> };
export type Catalogue = Words<typeof english>;

/** The words for this page's reader. There is one language yet. */
export const catalogue = (): Catalogue => english;
