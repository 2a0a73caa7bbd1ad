import type { CreditLedger } from '#modules/organizations';

/** Price in credits. */
export const interviewPrice = 10;

/** Call it last: the organization's balance stays locked until the transaction ends. Throws Forbidden `insufficient_credits`. */
export const chargeInterview = (credits: CreditLedger, organizationId: string, interviewId: string): Promise<void> =>
  credits.charge(organizationId, interviewPrice, 'video interview', interviewId);
