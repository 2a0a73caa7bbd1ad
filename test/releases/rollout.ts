import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The commit of release 0.1.0. */
const previousRelease = '7f11a9f';
const root = path.resolve(import.meta.dirname, '../..');

/** The previous release in a folder of its own, with our packages. Undefined without the repository's history. */
export function unpackPreviousRelease(): { folder: string; remove(): void } | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', `${previousRelease}^{commit}`], { cwd: root, stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-previous-'));
  const parts = ['src', 'worker', 'migrations', 'package.json', 'README.md', 'docs'];
  const packed = execFileSync('git', ['archive', previousRelease, ...parts], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type Reply = { status: number; body: { data: { id: string } } };

/** Requests of one integration, to whatever web process is in rotation, until it is stopped. */
export class Load {
  readonly failures: string[] = [];
  readonly applied: string[] = [];
  requests = 0;
  #webs: string[];
  #stopped = false;
  readonly #key: string;
  readonly #open = new Map<string, number>();

  constructor(key: string, webs: string[]) {
    this.#key = key;
    this.#webs = webs;
  }

  /** As a router: the next requests go to these. */
  route(webs: string[]): void {
    this.#webs = webs;
  }

  /** Whether requests to it are under way. */
  isOpen = (web: string): boolean => (this.#open.get(web) ?? 0) > 0;

  stop(): void {
    this.#stopped = true;
  }

  async call(method: string, route: string, body?: object): Promise<Reply | undefined> {
    const web = this.#webs[this.requests++ % this.#webs.length] as string;
    this.#open.set(web, (this.#open.get(web) ?? 0) + 1);
    try {
      const response = await fetch(`${web}/api/v1${route}`, {
        method,
        headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.ok) return { status: response.status, body: JSON.parse(text) as Reply['body'] };
      this.failures.push(`${method} ${route} of ${web}: ${response.status} ${text.slice(0, 300)}`);
    } catch (error) {
      this.failures.push(`${method} ${route} of ${web}: ${String((error as Error).cause ?? error)}`);
    } finally {
      this.#open.set(web, (this.#open.get(web) ?? 0) - 1);
    }
    return undefined;
  }

  /** Makes candidates who apply for the job, reads and changes them, until `stop`. */
  async run(jobId: string, worker: number): Promise<void> {
    for (let n = 0; !this.#stopped; n++) {
      const email = `applicant.${worker}.${n}@example.com`;
      const candidate = await this.call('POST', '/candidates', { full_name: 'Asha Rao', email });
      if (!candidate) continue;
      const { id } = candidate.body.data;
      const application = await this.call('POST', '/applications', { job_id: jobId, candidate_id: id });
      if (!application) continue;
      this.applied.push(email);
      await this.call('GET', `/applications/${application.body.data.id}`);
      await this.call('PUT', `/candidates/${id}`, { current_company: `Company ${n}` });
      await this.call('GET', `/applications?job_id=${jobId}&limit=20`);
      await this.call('GET', '/jobs?limit=20');
    }
  }
}
