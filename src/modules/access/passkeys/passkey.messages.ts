export const passkeyMessages = {
  language: 'en',
  subject: (organization: string) => `A passkey was added to your account at ${organization}`,
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  before: (organization: string) =>
    `A passkey was added to your account in the console of ${organization}. It can be used to sign in as you.`,
  button: 'Open your account',
  after:
    'If you didn’t add it, open your account, select “Also remove all passkeys”, and sign out of all devices. Then tell ' +
    'an admin of your organization.',
};
