import { Refusal } from './exchange.js';
import { declaredRuns } from './plan.js';

/** Hands an answer over, when all that was recorded for it has arrived. */
export class Sending {
  #store;
  #exchange;
  #uploader;
  #signals;
  #view;
  #index;

  constructor({ store, exchange, uploader, signals, view }) {
    this.#store = store;
    this.#exchange = exchange;
    this.#uploader = uploader;
    this.#signals = signals;
    this.#view = view;
  }

  get isOn() {
    return this.#index !== undefined;
  }

  /** Ends the answer; false where parts of it are missing that nobody has any more. */
  async send(index, notes) {
    this.#index = index;
    this.#view.show('sending');
    try {
      await this.moved();
      const isWhole = await this.#hand(index, notes, false);
      for (const { id } of await this.#store.runsOf(index)) await this.#store.removeRun(id);
      return isWhole;
    } finally {
      this.#index = undefined;
    }
  }

  async #hand(index, notes, acceptLoss) {
    await this.#uploader.drain();
    // After the last answer nothing is taken any more.
    await this.#signals.send();
    const local = await this.#store.runsOf(index);
    const { question } = await this.#exchange.persist(() => this.#exchange.look());
    if (question?.index !== index) return !acceptLoss;
    const answer = { runs: declaredRuns(question.runs, local), notes, accept_loss: acceptLoss };
    try {
      await this.#exchange.persist(() => this.#exchange.answer(index, answer));
      return !acceptLoss;
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem !== 'chunks_missing') throw error;
      return this.#hand(index, notes, (await this.#store.count(index)) === 0);
    }
  }

  /** Something has arrived. */
  async moved() {
    if (!this.isOn) return;
    const waiting = await this.#store.count(this.#index);
    const total = (await this.#store.runsOf(this.#index)).reduce((sum, { chunks }) => sum + chunks, 0);
    if (this.isOn) this.#view.progress(Math.max(0, total - waiting), Math.max(total, waiting));
  }
}
