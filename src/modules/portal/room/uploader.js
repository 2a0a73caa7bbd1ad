import { pause, Refusal } from './exchange.js';
import { fateOf, pauseAfter } from './plan.js';

/** Sends what was recorded, oldest first, until all of it is with the server. */
export class Uploader {
  #store;
  #exchange;
  #listener;
  #working;
  #wanted = false;
  #failures = 0;
  #damaged = 0;
  /** Another tab has the room: what the server does not know of yet, that tab announces. */
  #isOut = false;

  /**
   * The listener's `moved()` is told that something arrived or was given up, `refused(refusal)` that this tab is not, or
   * nobody is any more, to send.
   */
  constructor(store, exchange, listener) {
    this.#store = store;
    this.#exchange = exchange;
    this.#listener = listener;
  }

  /** Looks for something to send. To be called when there may be. */
  wake() {
    this.#wanted = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      if (this.#wanted) this.wake();
    });
  }

  /** Says whether this tab has the room. */
  setSeated(isSeated) {
    this.#isOut = !isSeated;
    if (isSeated) this.wake();
  }

  /** Resolves when nothing waits, or nothing that this tab may send. */
  async drain() {
    this.wake();
    while (this.#working) await this.#working;
  }

  async #work() {
    this.#wanted = false;
    for (let chunk = await this.#store.first(); chunk; chunk = await this.#store.first()) {
      const run = (await this.#store.runs()).find(({ id }) => id === chunk.run);
      try {
        if (!run) await this.#store.remove(chunk);
        else if (run.run === null && this.#isOut) return;
        else if (run.run === null) await this.#announce(run);
        else await this.#send(run, chunk);
        this.#failures = 0;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!(await this.#judge(error, run, chunk))) return;
      }
      this.#listener.moved();
    }
  }

  async #send(run, chunk) {
    await this.#exchange.chunk(run.question, run.run, chunk);
    this.#damaged = 0;
    await this.#store.remove(chunk);
  }

  /** The server counts the runs of an answer, so that those of two devices do not meet. */
  async #announce(run) {
    // Whoever asked before and did not hear the answer asks for the same number.
    const number = run.trying ?? this.#nextRun(run, this.#exchange.state);
    if (number === undefined) return this.#store.removeRun(run.id);
    await this.#store.keepRun(run, { trying: number });
    try {
      await this.#exchange.startRun(run.question, number, run.type);
      await this.#store.keepRun(run, { run: number });
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem !== 'out_of_turn') throw error;
      const next = this.#nextRun(run, error.state);
      if (next === undefined || next === number) return this.#store.removeRun(run.id);
      this.#exchange.state = error.state;
      await this.#store.keepRun(run, { trying: next });
    }
  }

  #nextRun({ question }, state) {
    return state?.question?.index === question ? state.question.next_run : undefined;
  }

  /** Whether there is more to do now. */
  async #judge(refusal, run, chunk) {
    if (refusal.problem === 'seat_taken') {
      this.#isOut = true;
      this.#listener.refused(refusal);
      return run.run !== null;
    }
    const fate = fateOf(refusal, this.#damaged);
    if (fate === 'gone') {
      this.#listener.refused(refusal);
      return false;
    }
    if (fate === 'again') {
      if (refusal.status === 400) this.#damaged += 1;
      await pause(Math.max(refusal.wait, pauseAfter(this.#failures, Math.random())));
      this.#failures += 1;
      return true;
    }
    this.#damaged = 0;
    await (run.run === null ? this.#store.removeRun(run.id) : this.#store.remove(chunk));
    return true;
  }
}
