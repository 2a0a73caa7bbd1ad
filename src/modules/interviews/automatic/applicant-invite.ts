export type ApplicantInvite = {
  candidateId: string;
  jobId: string;
  via: 'apply' | 'portal';
  /** When an invite that exceeded the daily limit began to wait. */
  waitingSince?: string | undefined;
};
