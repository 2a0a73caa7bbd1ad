import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { CandidateLinkRepository, LinkPurpose, NewLink, OpenLink } from './candidate-link.repository.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Only hashes of tokens are stored. */
export class CandidateLinkService {
  readonly #links: CandidateLinkRepository;
  readonly #baseUrl: string;
  constructor(links: CandidateLinkRepository, { baseUrl }: Pick<Config, 'baseUrl'>) {
    this.#links = links;
    this.#baseUrl = baseUrl;
  }

  /** The token has 256 random bits, as 43 characters that need no escaping in a URL. Earlier links keep working. */
  async create(link: NewLink): Promise<{ token: string; url: string }> {
    const token = randomBytes(32).toString('base64url');
    await this.#links.insert(hashOf(token), link);
    return { token, url: `${this.#baseUrl}/${link.purpose}/${token}` };
  }

  /** Undefined for a token that is invalid, unknown, expired or for another purpose. */
  async open(token: string, purpose: LinkPurpose): Promise<OpenLink | undefined> {
    return /^[\w-]{43}$/.test(token) ? this.#links.open(hashOf(token), purpose) : undefined;
  }

  /** Keeps an interview's links valid for at least these hours. Expired links stay expired. */
  async prolong(organizationId: string, interviewId: string, hours: number): Promise<void> {
    await this.#links.prolong(organizationId, interviewId, hours);
  }
}
