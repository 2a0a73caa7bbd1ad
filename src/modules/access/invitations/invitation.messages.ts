export const invitationMessages = {
  language: 'en',
  subject: (organization: string) => `Join ${organization} in the recruiting console`,
  greeting: 'Hello,',
  before: (organization: string) => `You are invited to the recruiting console of ${organization}:`,
  button: 'Accept the invitation',
  after: 'The link works once and expires after 7 days. If you didn’t expect it, you can ignore this email.',
};
