export const oidcCopy = {
  title: 'Single sign-on',
  about:
    'Your users sign in with your identity provider through OpenID Connect. The first time, we find them by the ' +
    'email address that the provider has verified.',
  redirectUri: 'Redirect URI (add it at your provider)',
  start: 'Sign-in link for your users',
  fields: {
    issuer: 'Issuer',
    client_id: 'Client ID',
    client_secret: 'Client secret',
    email_domains: 'Email domains',
    new_user_role: 'Users who sign in for the first time',
    is_required: 'Other ways to sign in',
  },
  issuerHint: 'An https address, such as https://login.example.com.',
  secretHint: 'It is stored encrypted and never shown again.',
  keptSecretHint:
    'Leave it empty to keep the stored secret. To change the issuer or client ID, enter it again. ' +
    'That also ends the sessions that single sign-on has opened.',
  domainsHint: 'Only users with an email address at one of these domains can sign in. One domain per line.',
  newUsers: {
    none: 'Refuse them until an admin adds or invites them',
    recruiter: 'Add them as recruiters',
    viewer: 'Add them as viewers',
  },
  required: {
    no: 'Allow sign-in links and passkeys as well',
    yes: 'Require single sign-on, except for admins',
  },
  requiredHint:
    'If you require single sign-on, recruiters and viewers are signed out of all other sessions. Admins can always ' +
    'sign in by email, in case the provider stops working.',
  save: 'Save single sign-on',
  saved: 'Single sign-on saved. Test it in a private window before you require it.',
  remove: {
    title: 'Remove single sign-on',
    text: 'Users sign in by email or passkey again. Their accounts stay. Sessions that single sign-on has opened end.',
    submit: 'Remove single sign-on',
    done: 'Single sign-on removed.',
  },
  signIn: {
    title: 'Single sign-on',
    heading: (organization: string) => `Sign in to ${organization}`,
    text: (provider: string) => `You continue at ${provider}, the identity provider of your organization.`,
    submit: 'Continue',
    again: 'Try again',
    other: 'Other ways to sign in',
    refusals: {
      failed: 'We couldn’t sign you in with your identity provider. The sign-in may have timed out. Try again.',
      unverified: 'Your identity provider has not verified your email address. Verify it there, then try again.',
      domain: 'Your organization doesn’t allow sign-in with your email domain. Ask an admin to add it.',
      unknown: 'Your organization has no user with your email address. Ask an admin to invite you.',
      other_identity: 'A different account at your identity provider already uses this email address. Ask an admin.',
    },
  },
  unknown: { title: 'Page not found', text: 'This organization doesn’t use single sign-on.' },
};
