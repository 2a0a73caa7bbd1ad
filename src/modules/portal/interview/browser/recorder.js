const rates = { videoBitsPerSecond: 600_000, audioBitsPerSecond: 48_000 };

/** Browsers may deliver the first few bytes of a recording alone. The server can't detect a type from so few. */
const smallestChunk = 1024;

/** Records from one start to the next stop. Stores each chunk before anything else. */
export class Recorder {
  #media;
  #run;
  #store;
  #onStored;
  #waiting = new Blob();
  #stored = Promise.resolve();
  #number = 0;

  /** Calls `onStored` after each chunk, and `onStopped` when the browser stops recording on its own. */
  constructor(stream, run, store, { onStored, onStopped }) {
    this.#run = run;
    this.#store = store;
    this.#onStored = onStored;
    this.#media = new MediaRecorder(stream, { mimeType: run.type, ...rates });
    this.#media.addEventListener('dataavailable', ({ data }) => this.#take(data));
    for (const event of ['stop', 'error']) this.#media.addEventListener(event, onStopped);
  }

  start(chunkSeconds) {
    this.#media.start(chunkSeconds * 1000);
  }

  async stop() {
    if (this.#media.state !== 'inactive') {
      const stopped = new Promise((resolve) => this.#media.addEventListener('stop', resolve, { once: true }));
      this.#media.stop();
      await stopped;
    }
    if (this.#number > 0 && this.#waiting.size > 0) this.#storeWaiting();
    await this.#stored;
  }

  #take(data) {
    this.#waiting = new Blob([this.#waiting, data]);
    if (this.#waiting.size >= smallestChunk) this.#storeWaiting();
  }

  #storeWaiting() {
    const chunk = this.#waiting;
    this.#waiting = new Blob();
    const number = this.#number;
    this.#number += 1;
    this.#stored = this.#stored.then(async () => {
      await this.#store.addChunk(this.#run, { number, type: this.#run.type, bytes: await chunk.arrayBuffer() });
      this.#onStored();
    });
  }
}
