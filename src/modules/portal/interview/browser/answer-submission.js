import { declaredRuns } from './plan.js';
import { Refusal } from './room-api.js';

export class AnswerSubmission {
  #store;
  #api;
  #uploader;
  #signals;
  #view;
  #index;

  constructor({ store, api, uploader, signals, view }) {
    this.#store = store;
    this.#api = api;
    this.#uploader = uploader;
    this.#signals = signals;
    this.#view = view;
  }

  get isRunning() {
    return this.#index !== undefined;
  }

  /** Resolves to false if parts of the answer are lost. */
  async submit(index, notes) {
    this.#index = index;
    this.#view.show('sending');
    try {
      await this.updateProgress();
      const isComplete = await this.#end(index, notes, false);
      for (const { id } of await this.#store.runsOf(index)) await this.#store.removeRun(id);
      return isComplete;
    } finally {
      this.#index = undefined;
    }
  }

  async #end(index, notes, acceptLoss) {
    await this.#uploader.drain();
    // The server takes no signals after the last answer.
    await this.#signals.send();
    const local = await this.#store.runsOf(index);
    const { question } = await this.#api.persist(() => this.#api.readState());
    if (question?.index !== index) return !acceptLoss;
    const answer = { runs: declaredRuns(question.runs, local), notes, accept_loss: acceptLoss };
    try {
      await this.#api.persist(() => this.#api.endAnswer(index, answer));
      return !acceptLoss;
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem !== 'chunks_missing') throw error;
      return this.#end(index, notes, (await this.#store.count(index)) === 0);
    }
  }

  async updateProgress() {
    if (!this.isRunning) return;
    const waiting = await this.#store.count(this.#index);
    const total = (await this.#store.runsOf(this.#index)).reduce((sum, { chunks }) => sum + chunks, 0);
    if (this.isRunning) this.#view.progress(Math.max(0, total - waiting), Math.max(total, waiting));
  }
}
