import escapeHtml from 'escape-html';
import type { MessageToSend } from './message.repository.ts';

export type RenderedMessage = { subject: string; text: string; html: string };

const oneLine = (s: string): string => s.replace(/\s+/g, ' ').trim();

/** The first email to a candidate: a job that may interest them, and one link to say so. */
export function interestOutreach(message: MessageToSend, link: string): RenderedMessage {
  const name = oneLine(message.candidateName);
  const title = oneLine(message.jobTitle);
  const company = oneLine(message.companyName);
  const sender = oneLine(message.organizationName);
  const paragraphs = [
    `Hello ${name},`,
    `${sender} is recruiting for the position "${title}" at ${company} and thinks that it may suit you.`,
    'If you are interested, please confirm here:',
  ];
  const end = ['If you are not, you need not do anything.', `Kind regards,\n${sender}`];
  return {
    subject: `${title} at ${company}: are you interested?`,
    text: [...paragraphs, link, ...end].join('\n\n'),
    html: [
      ...paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`),
      `<p><a href="${escapeHtml(link)}">Yes, I am interested</a></p>`,
      ...end.map((p) => `<p>${escapeHtml(p).replace('\n', '<br>')}</p>`),
    ].join('\n'),
  };
}
