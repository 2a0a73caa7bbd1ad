const words: Readonly<Record<string, string>> = {
  'session.sign_in': 'Signed in',
  'session.sign_out_everywhere': 'Signed out everywhere',
  'user.add': 'Added a user',
  'user.change': 'Changed a user',
  'user.remove': 'Removed a user',
  'status.add': 'Added a status',
  'status.rename': 'Renamed a status',
  'status.move': 'Moved a status',
  'status.remove': 'Removed a status',
  'api_key.create': 'Made an API key',
  'api_key.revoke': 'Revoked an API key',
  'outreach.change': 'Changed outreach',
  'template.change': 'Changed an email',
  'template.reset': 'Discarded the words of an email',
};

/** What somebody did, by the name of the action: a noun and a verb. */
export function actionWords(action: string): string {
  if (Object.hasOwn(words, action)) return words[action] ?? action;
  const [noun = action, verb = ''] = action.replaceAll('_', ' ').split('.');
  return verb === '' ? noun : `${noun}: ${verb}`;
}
