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
  'application.move': 'Moved an application',
  'application.note': 'Changed the notes of an application',
  'interview.start': 'Invited to an interview',
  'recording.view': 'Looked at recordings of an interview',
  'screening.start': 'Started a screening',
  'screening.link': 'Made a link to a screening',
  'talent_pool.reveal': 'Revealed a profile',
  'task.retry': 'Retried failed work',
  'task.dismiss': 'Dismissed failed work',
  'template.reset': 'Discarded the words of an email',
};

/** What somebody did, by the name of the action: a noun and a verb. */
export function actionWords(action: string): string {
  if (Object.hasOwn(words, action)) return words[action] ?? action;
  const [noun = action, verb = ''] = action.replaceAll('_', ' ').split('.');
  return verb === '' ? noun : `${noun}: ${verb}`;
}
