export const signInCopy = {
  restored: 'You entered this before you signed in again. It isn’t saved yet: check it, then send the form.',
  request: {
    title: 'Sign in',
    text: 'Enter your email address to get a sign-in link. You don’t need a password.',
    email: 'Email address',
    invalidEmail: 'Enter an email address like name@example.com.',
    submit: 'Send sign-in link',
    kept:
      'You were signed out, so nothing was saved yet. After you sign in, the form shows what you entered. ' +
      'Choose files and enter passwords again.',
    unsaved: 'You were signed out, so what you entered wasn’t saved. Sign in, then enter it again.',
  },
  sent: {
    title: 'Check your inbox',
    // Does not reveal whether the address exists.
    text: 'If a console user has this address, a sign-in link is on its way. It works once and expires in 15 minutes.',
    again: 'Send another link',
  },
  invalid: {
    title: 'This link doesn’t work',
    text: 'Each sign-in link works once and expires after 15 minutes.',
    again: 'Get a new link',
  },
  confirm: {
    title: 'Sign in',
    heading: (organization: string) => `Sign in to ${organization}`,
    text: (name: string, email: string) => `You’re signing in as ${name} (${email}).`,
    submit: 'Sign in',
  },
};
