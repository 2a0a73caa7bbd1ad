import type { BrowserSeal } from '../sign-in/browser-seal.ts';
import type { DraftOwner, FormDraft, FormDraftRepository } from './form-draft.repository.ts';

const purpose = 'owner of drafts';
const maxFieldsLength = 256 * 1024;

/** A page that was open for longer leaves no draft. */
export const draftOwnerSeconds = 30 * 86_400;

/**
 * Keeps what a user sent after the session had ended, until they sign in again. An encrypted cookie names the user, so
 * strangers leave no drafts, and nobody else sees one.
 */
export class FormDraftService {
  readonly #drafts: FormDraftRepository;
  readonly #seal: BrowserSeal;
  constructor(drafts: FormDraftRepository, seal: BrowserSeal) {
    this.#drafts = drafts;
    this.#seal = seal;
  }

  /** A value for the browser's cookie. Undefined if it already has one of this user. */
  async newMark({ organizationId, userId }: DraftOwner, mark: string | undefined): Promise<string | undefined> {
    const owner = await this.#seal.open<DraftOwner>(purpose, mark);
    if (owner?.organizationId === organizationId && owner.userId === userId) return undefined;
    return this.#seal.seal(purpose, { organizationId, userId }, draftOwnerSeconds);
  }

  /** False if the browser has no mark of a user, or if the form is too large or has no fields. Keeps no secrets. */
  async keep(mark: string | undefined, draft: FormDraft): Promise<boolean> {
    const owner = await this.#seal.open<DraftOwner>(purpose, mark);
    const fields = draft.fields.filter(([name]) => !/password|secret|token/i.test(name));
    if (!owner || fields.length === 0 || JSON.stringify(fields).length > maxFieldsLength) return false;
    return this.#drafts.keep(owner, { ...draft, fields });
  }

  /** The user's draft for this page. It is given once. */
  take(owner: DraftOwner, page: string): Promise<FormDraft | undefined> {
    return this.#drafts.take(owner, page);
  }

  deleteExpired(): Promise<void> {
    return this.#drafts.deleteExpired();
  }
}
