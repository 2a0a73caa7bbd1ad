import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { oneLine, renderMail } from '#platform/mail/mail-layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { signInMessages } from './sign-in.messages.ts';
import type { LinkMail } from './sign-in.repository.ts';

type Recipient = LinkMail & { mustUseOidc: boolean };

export function signInMail(id: string, to: Recipient, url: string, mailFrom: string): Mail {
  const { language, subject, greeting, before, button, after, afterOidc } = signInMessages;
  const organization = oneLine(to.organizationName);
  return {
    ...renderMail({
      language,
      subject: subject(organization),
      before: [greeting(greetingName(to.fullName)), before(organization)],
      button: { label: button, url },
      after: [to.mustUseOidc ? afterOidc : after],
    }),
    ...envelopeOf(id, mailFrom),
    to: to.email,
  };
}
