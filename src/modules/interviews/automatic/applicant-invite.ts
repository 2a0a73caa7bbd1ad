export type ApplicantInvite = {
  candidateId: string;
  jobId: string;
  via: 'apply' | 'portal';
  /** Of an invite that was over the limit of an earlier day, or earlier this day. */
  waitingSince?: string | undefined;
};
