// Recorded chunks that wait for their upload: in IndexedDB, to survive a reload, or else in memory.

const name = 'interview-room';
/** Chunks of abandoned interviews are removed after this. */
const maxAge = 7 * 24 * 3600 * 1000;

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('the database failed', { cause: request.error }));
  });

function openDatabase() {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const runs = request.result.createObjectStore('runs', { keyPath: 'id' });
    runs.createIndex('room', 'room');
    // Keys count up in recording order.
    const chunks = request.result.createObjectStore('chunks', { keyPath: 'key', autoIncrement: true });
    chunks.createIndex('room', 'room');
    chunks.createIndex('run', 'run');
  };
  return done(request);
}

class Memory {
  #runs = new Map();
  #chunks = [];
  keepRun(run, changes) {
    this.#runs.set(run.id, { ...(this.#runs.get(run.id) ?? run), ...changes });
  }
  addChunk(chunk) {
    this.#chunks.push({ ...chunk, key: Symbol('chunk') });
  }
  runs() {
    return [...this.#runs.values()];
  }
  first() {
    return this.#chunks[0];
  }
  count(ids) {
    return this.#chunks.filter(({ run }) => ids.has(run)).length;
  }
  remove(key) {
    this.#chunks = this.#chunks.filter((chunk) => chunk.key !== key);
  }
  removeRun(id) {
    this.#runs.delete(id);
    this.#chunks = this.#chunks.filter(({ run }) => run !== id);
  }
}

/** Other fields may have changed in another tab. */
async function changeRun(change, run, changes) {
  const runs = change.objectStore('runs');
  const stored = await done(runs.get(run.id));
  await done(runs.put({ ...(stored ?? run), ...changes }));
  return true;
}

/** A run is `{ id, room, question, run, trying, type, chunks, at }`. `run` is null until the server has numbered it. */
export class Store {
  #room;
  #db;
  #memory = new Memory();
  isForgetful = false;

  constructor(room) {
    this.#room = room;
  }

  async open() {
    try {
      this.#db = await openDatabase();
      this.#db.onversionchange = () => this.#db.close();
      await this.#forgetOld();
    } catch {
      this.#db = undefined;
      this.isForgetful = true;
    }
  }

  async newRun(question, type) {
    const run = { id: crypto.randomUUID(), room: this.#room, question, run: null, type, chunks: 0, at: Date.now() };
    await this.keepRun(run);
    return run;
  }

  async keepRun(run, changes = {}) {
    if (await this.#try((db) => changeRun(db.transaction('runs', 'readwrite'), run, changes))) return;
    this.#memory.keepRun(run, changes);
  }

  async addChunk(run, { number, type, bytes }) {
    const chunk = { room: this.#room, run: run.id, number, type, bytes };
    const isStored = await this.#try(async (db) => {
      const change = db.transaction(['runs', 'chunks'], 'readwrite');
      change.objectStore('chunks').add(chunk);
      return changeRun(change, run, { chunks: number + 1 });
    });
    if (isStored) return;
    this.isForgetful = true;
    this.#memory.keepRun(run, { chunks: number + 1 });
    this.#memory.addChunk(chunk);
  }

  async runs() {
    const stored = await this.#try((db) =>
      done(db.transaction('runs').objectStore('runs').index('room').getAll(this.#room)),
    );
    return [...new Map([...(stored ?? []), ...this.#memory.runs()].map((run) => [run.id, run])).values()];
  }

  async runsOf(question) {
    return (await this.runs()).filter((run) => run.question === question);
  }

  async first() {
    const stored = await this.#try((db) =>
      done(db.transaction('chunks').objectStore('chunks').index('room').get(this.#room)),
    );
    return stored ?? this.#memory.first();
  }

  async count(question) {
    const ids = new Set((await this.runsOf(question)).map(({ id }) => id));
    const stored = await this.#try((db) => {
      const index = db.transaction('chunks').objectStore('chunks').index('run');
      return Promise.all([...ids].map((id) => done(index.count(id))));
    });
    return (stored ?? []).reduce((sum, n) => sum + n, 0) + this.#memory.count(ids);
  }

  async remove({ key }) {
    this.#memory.remove(key);
    if (typeof key === 'number') {
      await this.#try((db) => done(db.transaction('chunks', 'readwrite').objectStore('chunks').delete(key)));
    }
  }

  async removeRun(id) {
    this.#memory.removeRun(id);
    await this.#try((db) => this.#deleteRun(db, id));
  }

  async clear() {
    for (const { id } of await this.runs()) await this.removeRun(id);
  }

  async #deleteRun(db, id) {
    const change = db.transaction(['runs', 'chunks'], 'readwrite');
    const chunks = change.objectStore('chunks');
    const keys = await done(chunks.index('run').getAllKeys(id));
    for (const key of keys) chunks.delete(key);
    await done(change.objectStore('runs').delete(id));
  }

  async #forgetOld() {
    const runs = await done(this.#db.transaction('runs').objectStore('runs').getAll());
    for (const { id, at } of runs) if (at < Date.now() - maxAge) await this.#deleteRun(this.#db, id);
  }

  async #try(work) {
    if (!this.#db) return undefined;
    try {
      return await work(this.#db);
    } catch {
      return undefined;
    }
  }
}
