import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { CareersRepository, CareersSettings } from './careers.repository.ts';
import { addressesFor } from './careers-address.ts';

/** Former addresses stay taken, so one organization must not take them all. */
const maxAddresses = 20;

/** The page that lists an organization's active jobs: whether it has one, and where. */
export class CareersService {
  readonly #db: Database;
  readonly #careers: CareersRepository;
  constructor(db: Database, careers: CareersRepository) {
    this.#db = db;
    this.#careers = careers;
  }

  /** Throws NotFound. */
  async get(organizationId: string): Promise<CareersSettings> {
    const settings = await this.#careers.find(organizationId);
    if (!settings) throw new NotFound('The organization');
    return settings;
  }

  /**
   * Chooses an address for a new organization. If the name gives none, the page has the organization's ID as its
   * address.
   */
  async chooseAddress(organizationId: string, name: string): Promise<void> {
    for (const address of addressesFor(name)) {
      if (await this.#careers.takeFree(organizationId, address)) return;
    }
  }

  /** Throws Conflict for an address of another organization. */
  async change(organizationId: string, settings: CareersSettings): Promise<void> {
    const { address } = settings;
    await this.#db.transaction(async () => {
      await this.#careers.update(organizationId, settings);
      await this.#careers.retire(organizationId);
      if (address === null) return;
      const count = await this.#careers.take(organizationId, address);
      if (count === undefined) throw new Conflict('conflict', 'This address is taken. Choose another one.');
      if (count > maxAddresses)
        throw new Conflict('conflict', `You have used ${maxAddresses} addresses. Choose one of them again.`);
    });
  }
}
