const rates = { videoBitsPerSecond: 600_000, audioBitsPerSecond: 48_000 };

/** Records one run: from one start to one stop. What comes out of it is kept before anything else is done with it. */
export class Recorder {
  #media;
  #kept = Promise.resolve();
  #number = 0;

  /** `onKept` is told of each chunk that the store has, `onStopped` that the browser stopped by itself. */
  constructor(stream, run, store, { onKept, onStopped }) {
    this.#media = new MediaRecorder(stream, { mimeType: run.type, ...rates });
    this.#media.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      const number = this.#number;
      this.#number += 1;
      this.#kept = this.#kept.then(async () => {
        await store.addChunk(run, { number, type: run.type, bytes: await data.arrayBuffer() });
        onKept();
      });
    });
    for (const event of ['stop', 'error']) this.#media.addEventListener(event, onStopped);
  }

  start(chunkSeconds) {
    this.#media.start(chunkSeconds * 1000);
  }

  /** Resolves when all that was recorded is kept. */
  async stop() {
    if (this.#media.state !== 'inactive') {
      const stopped = new Promise((resolve) => this.#media.addEventListener('stop', resolve, { once: true }));
      this.#media.stop();
      await stopped;
    }
    await this.#kept;
  }
}
