const rates = { videoBitsPerSecond: 600_000, audioBitsPerSecond: 48_000 };

/** Records one run, from a start to a stop. Each chunk is stored before anything else happens to it. */
export class Recorder {
  #media;
  #stored = Promise.resolve();
  #number = 0;

  /** Calls `onStored` after each chunk, and `onStopped` when the browser stops recording on its own. */
  constructor(stream, run, store, { onStored, onStopped }) {
    this.#media = new MediaRecorder(stream, { mimeType: run.type, ...rates });
    this.#media.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      const number = this.#number;
      this.#number += 1;
      this.#stored = this.#stored.then(async () => {
        await store.addChunk(run, { number, type: run.type, bytes: await data.arrayBuffer() });
        onStored();
      });
    });
    for (const event of ['stop', 'error']) this.#media.addEventListener(event, onStopped);
  }

  start(chunkSeconds) {
    this.#media.start(chunkSeconds * 1000);
  }

  /** Resolves when the whole recording is stored. */
  async stop() {
    if (this.#media.state !== 'inactive') {
      const stopped = new Promise((resolve) => this.#media.addEventListener('stop', resolve, { once: true }));
      this.#media.stop();
      await stopped;
    }
    await this.#stored;
  }
}
