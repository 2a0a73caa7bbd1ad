import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { CandidateLinkRepository, LinkPurpose, NewLink, OpenLink } from './candidate-link.repository.ts';

const tokenBytes = 32;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of a link to another page for the holder of this one. Nobody else can compute it. */
const tokenFrom = (token: string, purpose: LinkPurpose): string => hashOf(`${purpose} ${token}`).toString('base64url');

type CreatedLink = { token: string; url: string };

/** Creates and opens candidates' links. Only hashes of tokens are stored. */
export class CandidateLinkService {
  readonly #links: CandidateLinkRepository;
  readonly #baseUrl: string;
  constructor(links: CandidateLinkRepository, { baseUrl }: Pick<Config, 'baseUrl'>) {
    this.#links = links;
    this.#baseUrl = baseUrl;
  }

  /** The token has 256 random bits, as 43 characters that need no escaping in a URL. Earlier links keep working. */
  async create(link: NewLink): Promise<CreatedLink> {
    const created = this.#make(link);
    await this.#links.insert([created.row]);
    return created;
  }

  /** Uses one statement. Returns links in the order of `links`. */
  async createAll(links: readonly NewLink[]): Promise<CreatedLink[]> {
    if (links.length === 0) return [];
    const random = randomBytes(tokenBytes * links.length);
    const created = links.map((link, i) => this.#make(link, random.subarray(tokenBytes * i, tokenBytes * (i + 1))));
    await this.#links.insert(created.map(({ row }) => row));
    return created;
  }

  /** Its token follows from `token`, so that the page of that link can show it again. */
  async createFrom(token: string, link: NewLink): Promise<void> {
    await this.#links.insert([{ ...link, tokenHash: hashOf(tokenFrom(token, link.purpose)) }]);
  }

  /** The token of the link that was made from `token`. Undefined if there is none, or it has expired. */
  async findFrom(token: string, purpose: LinkPurpose): Promise<string | undefined> {
    const made = tokenFrom(token, purpose);
    return (await this.open(made, purpose)) && made;
  }

  #make(link: NewLink, random = randomBytes(tokenBytes)) {
    const token = random.toString('base64url');
    return { token, url: `${this.#baseUrl}/${link.purpose}/${token}`, row: { ...link, tokenHash: hashOf(token) } };
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
