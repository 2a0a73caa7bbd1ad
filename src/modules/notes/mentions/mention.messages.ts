export const mentionMessages = {
  language: 'en',
  colleague: 'A colleague',
  key: (name: string | null) => (name === null ? 'An API key' : `The API key ${name}`),
  operator: (user: string | null) => (user === null ? 'The operator' : `The operator (signed in as ${user})`),
  subject: (author: string) => `${author} mentioned you in a note`,
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  before: (author: string, organization: string) =>
    `${author} mentioned you in a note about a candidate of ${organization}. Read it and answer in the console:`,
  button: 'Read the note',
  after: 'The note stays under Mentions until you mark it as done.',
  last: 'Don’t want these emails?',
  turnOff: 'Turn them off',
};
