import { NotFound } from '#platform/errors.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import { reasonTexts } from './duplicate.messages.ts';
import type { DuplicatePair, DuplicateRepository } from './duplicate.repository.ts';
import { type DuplicateView, reasonCodes } from './duplicate.schemas.ts';

function viewOf({ samePhone, sameNameAndEmployer, ...pair }: DuplicatePair): DuplicateView {
  const applies = { same_phone: samePhone, same_name_and_employer: sameNameAndEmployer };
  const reasons = reasonCodes.filter((code) => applies[code]).map((code) => ({ code, text: reasonTexts[code] }));
  return { ...pair, reasons };
}

/** Candidates who may be one person. Nothing is merged automatically. */
export class DuplicateService {
  readonly #duplicates: DuplicateRepository;
  constructor(duplicates: DuplicateRepository) {
    this.#duplicates = duplicates;
  }

  /** The latest found first. */
  async page(organizationId: string, query: PageQuery): Promise<Page<DuplicateView>> {
    const page = await this.#duplicates.page(organizationId, query);
    return { ...page, rows: page.rows.map(viewOf) };
  }

  /** Two people: the pair is not listed again. False if that was known. Throws NotFound. */
  async dismiss(organizationId: string, one: string, other: string): Promise<boolean> {
    const found = await this.#duplicates.dismiss(organizationId, one, other);
    if (!found) throw new NotFound('The candidate');
    return found.isNew;
  }
}
