import { chunkOutcome, retryDelay } from './plan.js';
import { pause, Refusal } from './room-api.js';

export class Uploader {
  #store;
  #api;
  #listener;
  #working;
  #isWoken = false;
  #failures = 0;
  #damaged = 0;
  /** Another tab has the room. That tab announces the runs that the server does not know yet. */
  #isUnseated = false;

  /** Calls `listener.moved()` after each chunk that arrived or was dropped, and `listener.refused(refusal)`. */
  constructor(store, api, listener) {
    this.#store = store;
    this.#api = api;
    this.#listener = listener;
  }

  wake() {
    this.#isWoken = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      if (this.#isWoken) this.wake();
    });
  }

  setSeated(isSeated) {
    this.#isUnseated = !isSeated;
    if (isSeated) this.wake();
  }

  async drain() {
    this.wake();
    while (this.#working) await this.#working;
  }

  async #work() {
    this.#isWoken = false;
    for (let chunk = await this.#store.first(); chunk; chunk = await this.#store.first()) {
      const run = (await this.#store.runs()).find(({ id }) => id === chunk.run);
      try {
        if (!run) await this.#store.remove(chunk);
        else if (run.run === null && this.#isUnseated) return;
        else if (run.run === null) await this.#announce(run);
        else await this.#send(run, chunk);
        this.#failures = 0;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!(await this.#continueAfter(error, run, chunk))) return;
      }
      this.#listener.moved();
    }
  }

  async #send(run, chunk) {
    await this.#api.sendChunk(run.question, run.run, chunk);
    this.#damaged = 0;
    await this.#store.remove(chunk);
  }

  /** The server numbers the runs of an answer, so that runs of two devices do not collide. */
  async #announce(run) {
    // If an earlier request got no response, the same number is requested again.
    const number = run.trying ?? this.#nextRun(run, this.#api.state);
    if (number === undefined) return this.#store.removeRun(run.id);
    await this.#store.keepRun(run, { trying: number });
    try {
      await this.#api.startRun(run.question, number, run.type);
      await this.#store.keepRun(run, { run: number });
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem !== 'out_of_turn') throw error;
      const next = this.#nextRun(run, error.state);
      if (next === undefined || next === number) return this.#store.removeRun(run.id);
      this.#api.state = error.state;
      await this.#store.keepRun(run, { trying: next });
    }
  }

  #nextRun({ question }, state) {
    return state?.question?.index === question ? state.question.next_run : undefined;
  }

  async #continueAfter(refusal, run, chunk) {
    if (refusal.problem === 'seat_taken') {
      this.#isUnseated = true;
      this.#listener.refused(refusal);
      return run.run !== null;
    }
    const outcome = chunkOutcome(refusal, this.#damaged);
    if (outcome === 'closed') {
      this.#listener.refused(refusal);
      return false;
    }
    if (outcome === 'retry') {
      if (refusal.status === 400) this.#damaged += 1;
      await pause(Math.max(refusal.wait, retryDelay(this.#failures, Math.random())));
      this.#failures += 1;
      return true;
    }
    this.#damaged = 0;
    await (run.run === null ? this.#store.removeRun(run.id) : this.#store.remove(chunk));
    return true;
  }
}
