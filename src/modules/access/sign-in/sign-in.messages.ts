export const signInMessages = {
  language: 'en',
  subject: (organization: string) => `Your sign-in link for ${organization}`,
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  before: (organization: string) => `Sign in to the console of ${organization}:`,
  button: 'Sign in',
  after: 'The link works once and expires after 15 minutes. If you didn’t ask for it, you can ignore this email.',
};
