import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { measure } from '#platform/telemetry/measurements.ts';
import type { OrganizationRepository } from './organization.repository.ts';

const insufficientCredits = (amount: number): Forbidden =>
  new Forbidden(
    'insufficient_credits',
    `This costs ${amount} credits. Ask the operator of this service to add credits.`,
  );

/** Charges for what the caller's transaction creates. */
export class CreditLedger {
  readonly #db: Database;
  readonly #organizations: OrganizationRepository;
  readonly #low: number;
  constructor(db: Database, organizations: OrganizationRepository, { creditsLow }: Pick<Config, 'creditsLow'>) {
    this.#db = db;
    this.#low = creditsLow;
    this.#organizations = organizations;
  }

  /**
   * `reason`: one of a few, never personal data. `reference`: what is charged for. Throws Forbidden
   * `insufficient_credits`: roll the transaction back.
   */
  async charge(organizationId: string, amount: number, reason: string, reference: string): Promise<void> {
    const balance = await this.#organizations.addCreditEntry(organizationId, -amount, reason, reference, this.#low);
    if (balance === undefined) throw insufficientCredits(amount);
    this.#db.afterCommit(() => measure('credits', { reason, amount }));
  }

  /** Throws what `charge` would throw now. The balance may change before the charge. */
  async check(organizationId: string, amount: number): Promise<void> {
    const organization = await this.#organizations.find(organizationId);
    if (!organization) throw new NotFound('The organization');
    if (organization.credit_balance < amount) throw insufficientCredits(amount);
  }
}
