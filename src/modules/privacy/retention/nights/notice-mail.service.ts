import { hash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { formatDay } from '#platform/pages/format.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { daysAfter, noticeDays } from '../inactive.ts';
import type { NightRepository, NoticeMail } from './night.repository.ts';
import { noticeMessages } from './notice.messages.ts';

type Notice = { organizationId: string; night: string; userId: string };

/** Emails admins about candidates whom retention will erase. */
export class NoticeMailService {
  readonly #nights: NightRepository;
  readonly #mailer: Mailer;
  readonly #config: Config;
  readonly #clock: Clock;
  constructor(nights: NightRepository, mailer: Mailer, config: Config, clock: Clock) {
    this.#nights = nights;
    this.#mailer = mailer;
    this.#config = config;
    this.#clock = clock;
  }

  /**
   * Does nothing for a removed user, and where nobody is left to erase. The 14 days begin when the first admin's email is
   * sent. Throws PermanentFailure, and MailRefused for a temporary refusal.
   */
  async send(notice: Notice): Promise<void> {
    const to = await this.#nights.mailOf(notice);
    if (!to || to.candidates === 0) return;
    const now = this.#clock.now();
    const begun = to.notified_at ? new Date(to.notified_at) : now;
    try {
      await this.#mailer.send(this.#mailOf(notice, to, formatDay(daysAfter(begun, noticeDays))));
    } catch (error) {
      throw error instanceof MailRefused && error.permanent ? new PermanentFailure(error.message) : error;
    }
    await this.#nights.setNotified(notice, now);
  }

  #mailOf({ organizationId, night, userId }: Notice, to: NoticeMail, day: string): Mail {
    const { language, subject, greeting, before, button, after } = noticeMessages;
    // The same on every attempt.
    const id = hash('sha256', `${organizationId} ${night} ${userId}`, 'hex').slice(0, 32);
    return {
      ...renderMail({
        language,
        subject: subjectLine(subject(to.candidates, day)),
        before: [
          greeting(greetingName(to.full_name)),
          before(to.candidates, oneLine(to.organization_name), to.candidate_days, day),
        ],
        button: { label: button, url: `${this.#config.baseUrl}/console/settings/retention` },
        after: [after],
      }),
      ...envelopeOf(id, this.#config.mailFrom),
      to: to.email,
    };
  }
}
