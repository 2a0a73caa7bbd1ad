export const signInMessages = {
  language: 'en',
  subject: (organization: string) => `Your sign-in link for ${organization}`,
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  before: (organization: string) => `Sign in to the console of ${organization}:`,
  button: 'Sign in',
  afterOidc:
    'You sign in with your organization’s identity provider. If you didn’t ask for this email, you can ignore it.',
  after: 'The link works once and expires after 15 minutes. If you didn’t ask for it, you can ignore this email.',
};
