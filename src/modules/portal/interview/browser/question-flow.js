import { preparationOf, secondsLeft } from './plan.js';
import { Recorder } from './recorder.js';

/** Show, prepare, record, add notes, send. */
export class QuestionFlow {
  #tools;
  #type;
  #room;
  #recorder;

  /** `room` has the methods `guard`, `goTo` and `ensureDevices`. */
  constructor(tools, type, room) {
    this.#tools = tools;
    this.#type = type;
    this.#room = room;
  }

  get isRecording() {
    return this.#recorder !== undefined;
  }

  listen() {
    const onPress = (name, work) => this.#tools.view.onPress(name, () => this.#room.guard(work));
    onPress('show', () => this.#open());
    onPress('answer', () => this.#answer());
    onPress('finish', () => this.#finish());
    onPress('send', () => this.#send());
  }

  async continueWith(phase, state) {
    const { signals, view } = this.#tools;
    if (phase === 'ready') return this.#ready();
    signals.watch(state.question.index);
    view.question(state.question.text);
    if (phase === 'prepare') return this.#prepare(state, false);
    if (phase === 'finished') return this.#finished(state);
    return this.#showInterrupted(state);
  }

  /** When the browser or the camera stopped during an answer. */
  async interrupt() {
    await this.stopRecording();
    await this.#showInterrupted(this.#tools.api.state);
  }

  async stopRecording() {
    this.#tools.countdown.stop();
    const recorder = this.#recorder;
    this.#recorder = undefined;
    await recorder?.stop();
  }

  #show(phase, focus = '[data-question]') {
    const { index, questions } = this.#tools.api.state;
    this.#tools.view.show('question', { phase, focus, values: { number: index + 1, count: questions } });
  }

  #ready() {
    this.#tools.signals.unwatch();
    this.#show('ready', 'h1');
  }

  async #open() {
    const { api, view, tab, signals } = this.#tools;
    const { index } = api.state;
    if (!(await this.#room.ensureDevices())) return;
    const state = await api.persist(() => api.openQuestion(index));
    view.toggle('[data-arrived], [data-lost]', false);
    tab.set('notes', undefined);
    if (state.question?.index !== index) return this.#room.goTo(state);
    signals.watch(index);
    view.question(state.question.text);
    await this.#prepare(state, true);
  }

  async #prepare({ question }, isNew) {
    const seconds = preparationOf(question, isNew);
    if (seconds <= 0) return this.#answer();
    this.#show('prepare');
    this.#tools.countdown.start(seconds, () => this.#room.guard(() => this.#answer()));
  }

  async #answer() {
    const { api, view, tab, store, countdown } = this.#tools;
    if (this.#recorder) return;
    countdown.stop();
    const state = api.state;
    const seconds = await this.#secondsLeft(state);
    const stream = await this.#room.ensureDevices();
    if (!stream) return;
    const recorder = new Recorder(stream, await store.newRun(state.question.index, this.#type), store, {
      onStored: () => this.#chunkStored(),
      onStopped: () => this.#recorder === recorder && void this.interrupt(),
    });
    this.#recorder = recorder;
    tab.set('finished', undefined);
    recorder.start(state.chunk_seconds);
    this.#show('answer');
    view.announce('started');
    countdown.start(seconds, () => this.#room.guard(() => this.#finish()));
  }

  #chunkStored() {
    const { store, view, uploader } = this.#tools;
    if (store.isForgetful) view.showOneOf('connection', 'memory');
    uploader.wake();
  }

  async #showInterrupted(state) {
    this.#tools.view.interruptedFor(await this.#secondsLeft(state));
    this.#show('interrupted', '[data-interrupted]');
  }

  async #finish() {
    await this.stopRecording();
    const { state } = this.#tools.api;
    this.#tools.tab.set('finished', state.question.index);
    await this.#finished(state);
  }

  async #finished(state) {
    const { view, tab } = this.#tools;
    const notes = view.find('[data-notes]');
    notes.value = tab.get('notes') ?? '';
    notes.oninput = () => tab.set('notes', notes.value);
    if (!state.wants_notes || tab.get('sent') === state.question.index) return this.#send();
    this.#show('notes', '[data-focus]');
  }

  async #send() {
    const { api, view, tab, signals, submission } = this.#tools;
    const { index } = api.state.question;
    signals.unwatch();
    // After a reload, the page does not ask for the notes again.
    tab.set('sent', index);
    const isComplete = await submission.submit(index, tab.get('notes')?.trim() || null);
    view.toggle('[data-arrived]', isComplete);
    view.toggle('[data-lost]', !isComplete);
    view.announce(isComplete ? 'complete' : 'incomplete');
    for (const name of ['finished', 'notes', 'sent']) tab.set(name, undefined);
    await this.#room.goTo(api.state);
  }

  async #secondsLeft(state) {
    return secondsLeft(state, await this.#tools.store.runsOf(state.question.index));
  }
}
