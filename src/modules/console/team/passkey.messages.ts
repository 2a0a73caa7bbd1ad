export const passkeyCopy = {
  title: 'Passkeys',
  about:
    'Sign in with your fingerprint, face or screen lock, or with a security key, without waiting for an email. ' +
    'Remove the passkeys of devices that you no longer have.',
  none: 'You have no passkeys yet.',
  needName:
    'Passkeys need a host name, and this service is used by an IP address. The operator can set a name in BASE_URL.',
  caption: 'Your passkeys, oldest first',
  columns: { name: 'Name', added: 'Added', lastUsed: 'Last used', action: 'Action' },
  synced: 'Synced',
  never: 'Never',
  remove: 'Remove',
  removeOf: (name: string) => ` passkey ${name}`,
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'For example, the name of your device.',
  submit: 'Add passkey',
  byOperator: 'You’re signed in as the operator of the service, so you can’t add passkeys for this user.',
  stale: 'To add a passkey, you must have signed in within the last 10 minutes. Sign in again.',
  signInAgain: 'Sign in again',
  failed: 'The passkey was not added. Try again.',
  script: 'Adding a passkey needs JavaScript and a browser that supports passkeys.',
  added: (name: string) => `Passkey ${name} added. You can sign in with it now.`,
  removed: (name: string) => `Passkey ${name} removed. You can no longer sign in with it.`,
  signIn: {
    submit: 'Sign in with a passkey',
    failed: 'This passkey was not accepted. Try again, or use a sign-in link.',
  },
};
