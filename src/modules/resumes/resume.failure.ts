/** Every way in which getting a resume's text can end without the text. */
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
  'fetch_failed',
] as const;

export type ResumeFailureReason = (typeof resumeFailureReasons)[number];

/** Whether whoever sent the link may well find it working later, when it was the host that failed. */
export const isHostsFailure = (reason: ResumeFailureReason): boolean =>
  reason === 'not_found' || reason === 'fetch_failed';

const sentences: Record<ResumeFailureReason, string> = {
  invalid_url: 'The resume link is not a usable web address; send a full https link without a user name or password.',
  not_https: 'The resume link must use https all the way, redirects included.',
  private_address:
    'The resume link leads to a private or internal address; send one that is reachable on the internet.',
  too_large: 'The resume is larger than 10 MiB; send a smaller file.',
  unsupported: 'The resume is not a PDF, a DOCX or a plain text file; send one of these.',
  encrypted: 'The resume is protected by a password; send a copy without one.',
  corrupt: 'The resume file is damaged and cannot be read; export and send it again.',
  no_text: 'The resume holds no text, it is probably a scan; send a version whose text can be selected.',
  too_complex: 'The resume takes too much memory or time to read; export it again as a simpler file.',
  not_found: 'The host of the resume refused to hand it out; check that the link is public and still valid.',
  fetch_failed: 'The host of the resume could not be reached or did not answer properly in time; try again later.',
};

/**
 * A resume that could not be had, with the reason as a fixed word and a message a recruiter can act on. The message
 * never holds the link itself: its query often carries a signature, and its host may be an internal one.
 * `retryable` says whether the same link may well work later: true for `fetch_failed`, false for the rest, unless the
 * thrower knows better.
 */
export class ResumeFailure extends Error {
  readonly reason: ResumeFailureReason;
  readonly retryable: boolean;

  constructor(reason: ResumeFailureReason, options: { retryable?: boolean; message?: string; cause?: unknown } = {}) {
    super(options.message ?? sentences[reason], options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ResumeFailure';
    this.reason = reason;
    this.retryable = options.retryable ?? reason === 'fetch_failed';
  }
}
