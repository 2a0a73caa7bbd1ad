export const resumeFailureReasons = [
  'invalid_url',
  'not_https',
  'private_address',
  'too_large',
  'unsupported',
  'encrypted',
  'corrupt',
  'no_text',
  'too_complex',
  'not_found',
  'rate_limited',
  'fetch_failed',
] as const;

export type ResumeFailureReason = (typeof resumeFailureReasons)[number];

const isTemporary = (reason: ResumeFailureReason): boolean => reason === 'rate_limited' || reason === 'fetch_failed';

/** The same link may work later. */
export const isHostFailure = (reason: ResumeFailureReason): boolean => reason === 'not_found' || isTemporary(reason);
const messages: Record<ResumeFailureReason, string> = {
  invalid_url: 'The resume link is not a valid web address. Send a full https link without a user name or password.',
  not_https: 'The resume link and all its redirects must start with https://.',
  private_address: 'The resume link leads to a private address. Send a link that is reachable on the internet.',
  too_large: 'The resume is larger than 10 MiB. Send a smaller file.',
  unsupported: 'The resume is not a PDF, a DOCX or a plain text file. Send one of these.',
  encrypted: 'The resume is protected by a password. Send a copy without one.',
  corrupt: 'The resume file is damaged. Export it again and resend it.',
  no_text: 'The resume contains no text, it is probably a scan. Send a version with selectable text.',
  too_complex: 'The resume takes too much memory or time to read. Export it as a simpler file.',
  not_found: 'The host of the resume denied access. Check that the link is public and still valid.',
  rate_limited: 'The host of the resume limits how often files are downloaded. Try again later.',
  fetch_failed: 'The host of the resume is unavailable or did not respond in time. Try again later.',
};

const fileFaults: ReadonlySet<string> = new Set(
  resumeFailureReasons.filter((reason) => !isHostFailure(reason)).map((reason) => messages[reason]),
);

/** Whether reading the same file again gives the same failure. */
export const needsOtherFile = (message: string): boolean => fileFaults.has(message);

/**
 * The message is for recruiters and never contains the link: its query may hold a signature, its host may be internal.
 * `retryable`: the same link may work later, by default for `rate_limited` and `fetch_failed`. `retryAfterMs`: the pause
 * that the host asked for.
 */
export class ResumeFailure extends Error {
  readonly reason: ResumeFailureReason;
  readonly retryable: boolean;
  readonly retryAfterMs: number;

  constructor(
    reason: ResumeFailureReason,
    options: { retryable?: boolean; retryAfterMs?: number | undefined; message?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? messages[reason], options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ResumeFailure';
    this.reason = reason;
    this.retryable = options.retryable ?? isTemporary(reason);
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}
