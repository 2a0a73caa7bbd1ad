export const interviewConsentMessages = {
  title: 'Withdraw your consent',
  text: (organization: string) =>
    `You agreed that ${organization} records your video interview and uses your answers. You can withdraw this now.`,
  effect:
    'The interview ends if it’s still under way. We delete the recording, the text of your answers, your notes and ' +
    'the scores. This can’t be undone.',
  stays: (organization: string) => `Your application with ${organization} stays open.`,
  action: 'Withdraw consent',
  back: 'Back to the interview',
  link: 'Withdraw your consent',
  done: 'You’ve withdrawn your consent',
  doneText: (organization: string) =>
    'We deleted the text of your answers, your notes and the scores. The recording is being deleted. ' +
    `${organization} can see that you withdrew, and when.`,
  none: 'There is nothing to withdraw',
  noneText: 'You haven’t started this interview, so nothing is recorded.',
};
