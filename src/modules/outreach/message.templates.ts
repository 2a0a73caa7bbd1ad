import escapeHtml from 'escape-html';
import type { MessageToSend } from './message.repository.ts';

export type RenderedMessage = { subject: string; text: string; html: string };

const oneLine = (s: string): string => s.replace(/\s+/g, ' ').trim();

/** A message with one link: paragraphs before and after it, as text and as HTML. */
function around(link: { href: string; label: string }, subject: string, before: string[], after: string[]) {
  const html = (paragraph: string) => `<p>${escapeHtml(paragraph).replace('\n', '<br>')}</p>`;
  return {
    subject,
    text: [...before, link.href, ...after].join('\n\n'),
    html: [
      ...before.map(html),
      `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
      ...after.map(html),
    ].join('\n'),
  };
}

/** The first email to a candidate: a job that may interest them, and one link to say so. */
function interestOutreach(message: MessageToSend, href: string): RenderedMessage {
  const title = oneLine(message.jobTitle ?? '');
  const company = oneLine(message.companyName);
  const sender = oneLine(message.organizationName);
  return around(
    { href, label: 'Yes, I am interested' },
    `${title} at ${company}: are you interested?`,
    [
      `Hello ${oneLine(message.candidateName)},`,
      `${sender} is recruiting for the position "${title}" at ${company} and thinks that it may suit you.`,
      'If you are interested, please confirm here:',
    ],
    ['If you are not, you need not do anything.', `Kind regards,\n${sender}`],
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The invitation to a video interview, for a job or about the candidate's resume alone. */
function videoInterviewInvite(message: MessageToSend, href: string): RenderedMessage {
  const sender = oneLine(message.organizationName);
  const company = oneLine(message.companyName);
  const title = message.jobTitle === null ? undefined : oneLine(message.jobTitle);
  const expiry = message.linkExpiresAt ? `The link works until ${day.format(new Date(message.linkExpiresAt))}.` : '';
  return around(
    { href, label: 'Begin the video interview' },
    title ? `Your video interview: ${title} at ${company}` : `Your video interview with ${sender}`,
    [
      `Hello ${oneLine(message.candidateName)},`,
      title
        ? `${sender} invites you to a video interview for the position "${title}" at ${company}.`
        : `${sender} invites you to a video interview about your experience.`,
      'You answer a few questions aloud, at a time that suits you. Begin here:',
    ],
    [...(expiry ? [expiry] : []), `Kind regards,\n${sender}`],
  );
}

/** The message as its kind words it, with the link it carries. */
export const render = (message: MessageToSend, href: string): RenderedMessage =>
  message.kind === 'interest_outreach' ? interestOutreach(message, href) : videoInterviewInvite(message, href);
