import type { Caller } from './caller.ts';
import { type Resource, resources } from './copy.ts';

const texts: Record<Resource, string> = {
  clients: 'notes',
  jobs: 'description',
  candidates: 'location',
  applications: 'notes',
};

const statuses = ['screening', 'screened', 'Shortlisted', 'hired', 'Applied'];

/** Creates, changes and deletes records at random until it is stopped. */
export class MixedChanges {
  readonly #api: Caller;
  readonly #ids = Object.fromEntries(resources.map((name) => [name, []])) as unknown as Record<Resource, string[]>;
  readonly #running: Promise<unknown>;
  #isStopped = false;
  #number = 0;
  readonly counts = { created: 0, changed: 0, deleted: 0 };

  /** Each of the `writers` pauses for `pauseMs` after each change. */
  constructor(api: Caller, { writers, pauseMs }: { writers: number; pauseMs: number }) {
    this.#api = api;
    this.#running = Promise.all(Array.from({ length: writers }, () => this.#write(pauseMs)));
    // `stop` throws the error.
    this.#running.catch(() => {});
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #write(pauseMs: number): Promise<void> {
    while (!this.#isStopped) {
      const what = Math.random();
      if (what < 0.45) await this.#create();
      else if (what < 0.85) await this.#change();
      else await this.#remove();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  #some(resource: Resource): string | undefined {
    const ids = this.#ids[resource];
    return ids[Math.floor(Math.random() * ids.length)];
  }

  async #create(): Promise<void> {
    const n = ++this.#number;
    const [client, job, candidate] = [this.#some('clients'), this.#some('jobs'), this.#some('candidates')];
    const person = {
      full_name: `Person ${n}`,
      email: `person.${process.pid}.${n}@example.com`,
      primary_skills: ['PostgreSQL'],
    };
    const choices: [Resource, object][] = [
      ['clients', { name: `Client ${n}` }],
      ['jobs', { title: `Engineer ${n}`, required_skills: ['PostgreSQL'], ...(client && { client_id: client }) }],
      ['candidates', person],
      ['applications', { candidate_id: candidate, job_id: job }],
    ];
    // Creates mostly applications, because only they are deleted.
    const last = candidate && job ? 6 : 3;
    const [resource, body] = choices[Math.min(3, Math.floor(Math.random() * last))] as [Resource, object];
    const answer = await this.#api.call('POST', `/${resource}`, body);
    if (answer.status === 201) this.#ids[resource].push(answer.body.data.id);
    else if (answer.status !== 200) throw new Error(`POST /${resource} answered ${answer.status}`);
    this.counts.created++;
  }

  async #change(): Promise<void> {
    const resource = resources[Math.floor(Math.random() * resources.length)] as Resource;
    const id = this.#some(resource);
    if (!id) return;
    const isMove = resource === 'applications' && Math.random() < 0.5;
    const status = statuses[Math.floor(Math.random() * statuses.length)];
    const body = isMove ? { status } : { [texts[resource]]: `text ${++this.#number}` };
    const answer = await this.#api.call('PUT', `/${resource}/${id}`, body);
    if (answer.status === 200) this.counts.changed++;
    else if (answer.status !== 404) throw new Error(`PUT /${resource} answered ${answer.status}`);
  }

  async #remove(): Promise<void> {
    const ids = this.#ids.applications;
    const [id] = ids.splice(Math.floor(Math.random() * ids.length), 1);
    if (!id) return;
    // 404: the answer to the first call was lost.
    const { status } = await this.#api.call('DELETE', `/applications/${id}`);
    if (status !== 204 && status !== 404) throw new Error(`DELETE answered ${status}`);
    this.counts.deleted++;
  }
}
