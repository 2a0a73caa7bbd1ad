import { pluralize } from '#platform/pages/format.ts';

const suppressed = {
  title: 'Suppressed addresses',
  none: 'No suppressed addresses. Nobody has unsubscribed, and no email has bounced.',
  viewAll: (count: number) => `View ${pluralize(count, 'suppressed address', 'suppressed addresses')}`,
  about:
    'These addresses get no interest emails and no reminders. Invites from recruiters and rejection emails are still sent. ' +
    'A successful delivery clears a bounce.',
  empty: {
    title: 'No suppressed addresses',
    text: 'Addresses appear here when someone unsubscribes or an email bounces.',
  },
  caption: 'Suppressed addresses, newest first',
  columns: { address: 'Address', reason: 'Reason', since: 'Since' },
  reasons: { unsubscribed: 'Unsubscribed', bounced: 'Bounced' },
  back: 'Back to outreach',
};

export const outreachCopy = {
  title: 'Outreach',
  fields: { enabled: 'Interest emails', sender_name: 'Sender name', reply_to: 'Reply-to address' },
  enable: 'Send an interest email when a candidate is first added to a job',
  enableHint: 'This doesn’t affect invites to interviews and screenings.',
  senderHint: 'Shown before the address of this service.',
  replyToHint: 'Candidates’ replies go to this address.',
  save: 'Save changes',
  saved: 'Changes saved. They apply to emails sent from now on.',
  templates: {
    title: 'Email templates',
    caption: 'Emails to candidates',
    columns: { email: 'Email', subject: 'Subject', text: 'Text', updated: 'Updated' },
    isDefault: 'Default',
    isOwn: 'Customized',
  },
  suppressed,
};

const fields = { subject: 'Subject', before: 'Text above the button', after: 'Text below the button' };

export const templateCopy = {
  fields,
  paragraphHint: 'Leave a blank line between paragraphs.',
  button: (label: string) => `The button “${label}” with the candidate’s personal link is always here.`,
  save: 'Save template',
  preview: 'Preview email',
  placeholders: 'Placeholders',
  withoutJob:
    'An interview without a job has no job title and no company. If your text uses them, the default text is sent instead.',
  previewTitle: 'Preview with sample data',
  plainText: 'View as plain text',
  reset: {
    title: 'Restore the default text',
    consequence: 'Your text is replaced by the default. This can’t be undone.',
    submit: 'Restore default text',
    done: 'Default text restored.',
  },
  saved: 'Template saved. It applies to emails sent from now on.',
  back: 'Back to outreach',
};
