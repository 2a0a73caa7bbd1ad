export const publicJobMessages = {
  pageTitle: (title: string, company: string) => `${title} at ${company}`,
  problemTitle: (title: string) => `Error: ${title}`,
  summary: (title: string, company: string, locations: string) =>
    `${company} is hiring: ${title}${locations && ` (${locations})`}. Read the job description and apply.`,
  company: 'Company',
  locations: 'Location',
  workMode: 'Work mode',
  workModes: { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' },
  type: 'Job type',
  types: { full_time: 'Full-time', contract: 'Contract' },
  experience: 'Experience',
  years: (range: string) => `${range} years`,
  /** Used where no label is shown. */
  labelledExperience: (years: string) => `Experience: ${years}`,
  salary: 'Salary',
  lakhs: (currency: string, range: string) => `${currency} ${range} LPA (lakhs per year)`,
  rate: 'Rate',
  about: 'About the job',
  toForm: 'Apply now',
  applyHeading: 'Apply for this job',
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  resume: 'Resume',
  resumeHint: 'PDF, Word (DOCX) or plain text, up to 10 MB',
  resumeAgain: 'Choose your file again. Browsers clear it when a form has errors.',
  consent: (organization: string) =>
    `By applying, you agree that ${organization} stores the information you send to decide about this job, until it ` +
    'no longer needs it or you ask to have it deleted. ' +
    'We’ll email you a link to confirm your application.',
  apply: 'Submit application',
  problems: {
    full_name: 'Enter your full name. It can have up to 255 characters.',
    email: 'Enter your email address, for example name@example.com.',
    phone_number: 'Enter a phone number in digits, or leave this field empty.',
    resumeMissing: 'Choose your resume file.',
    resumeType: 'Your resume must be a PDF, Word (DOCX) or plain text file. Choose another file.',
  },
  notOpen: {
    title: 'This job isn’t open for applications',
    text:
      'It may have been closed or filled, or part of the link may be missing. ' +
      'Check the link, or ask the person who sent it to you.',
  },
};
