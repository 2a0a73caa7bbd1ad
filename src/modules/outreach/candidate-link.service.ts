import { createHash, randomBytes } from 'node:crypto';
import type { CandidateLinkRepository, LinkPurpose, NewLink, OpenLink } from './candidate-link.repository.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The links by which candidates reach their pages. Only hashes are kept: a token is known to who was given it. */
export class CandidateLinkService {
  readonly #links: CandidateLinkRepository;
  constructor(links: CandidateLinkRepository) {
    this.#links = links;
  }

  /** A new token of 256 random bits, as 43 characters that need no escaping in a URL. Earlier ones go on working. */
  async make(link: NewLink): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#links.insert(hashOf(token), link);
    return token;
  }

  /** What the token opens; undefined for one that is malformed, unknown, of another purpose or expired alike. */
  async open(token: string, purpose: LinkPurpose): Promise<OpenLink | undefined> {
    return /^[\w-]{43}$/.test(token) ? this.#links.open(hashOf(token), purpose) : undefined;
  }

  /** The links of an interview go on working for at least so many hours. Those that have ended do not begin again. */
  async prolong(organizationId: string, interviewId: string, hours: number): Promise<void> {
    await this.#links.prolong(organizationId, interviewId, hours);
  }
}
