export const heldErasureMessages = {
  language: 'en',
  /** Reason in the erasure, shown to users. */
  reason: 'Requested by the candidate',
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  /** Email to admins. */
  admin: {
    subject: 'A candidate on legal hold asks to be erased',
    before: (organization: string) =>
      `A candidate asked ${organization} to erase their data. The candidate is on legal hold, so nothing was erased. Check ` +
      'whether the hold is still needed:',
    button: 'Open the candidate',
    after: (isCandidateTold: boolean) =>
      'The request is on hold. The candidate is erased as soon as someone releases the legal hold. ' +
      (isCandidateTold
        ? 'We told the candidate that you must keep their data for now.'
        : 'We could not tell the candidate that you must keep their data for now. Please tell them.'),
  },
  /** Email to the candidate, if the hold was set after the request. */
  candidate: {
    subject: (organization: string) => `${organization} can’t erase your data yet`,
    greeting: 'Hello,',
    before: (organization: string) =>
      `You asked ${organization} to erase your data. For legal reasons, ${organization} must keep it for now, so ` +
      'nothing was erased. You can still get a copy:',
    button: 'Get a copy of your data',
    after: (organization: string) => [
      `Your data will be erased as soon as ${organization} no longer has to keep it. You don’t need to ask again. If you ` +
        `have questions, contact ${organization}.`,
      `Kind regards,\n${organization}`,
    ],
  },
};
