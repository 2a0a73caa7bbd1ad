/** Asks which screening a message is for. */
export const whichMessages = {
  wrote: (text: string) => `You wrote “${text}”. Which screening is it for?`,
  sent: 'You sent a file. Which screening is it for?',
  option: (jobTitle: string, companyName: string) => `${jobTitle}, ${companyName}`,
  how: 'Tap one, or reply with its number. Next time, swipe a question to the right to reply to it.',
  open: 'Choose',
};
