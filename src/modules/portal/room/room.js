// The interview room: what the candidate sees, by what the server says and what this browser has recorded.
import { Check } from './check.js';
import { Countdown } from './countdown.js';
import { Devices } from './devices.js';
import { Exchange, Refusal } from './exchange.js';
import { preparationOf, recordingType, secondsLeft, stepOf } from './plan.js';
import { Recorder } from './recorder.js';
import { Sending } from './sending.js';
import { Signals } from './signals.js';
import { Store } from './store.js';
import { Tab } from './tab.js';
import { Uploader } from './uploader.js';
import { View } from './view.js';

class Room {
  #id;
  #view;
  #tab;
  #type;
  #store;
  #exchange;
  #uploader;
  #devices;
  #check;
  #signals;
  #others;
  #recorder;
  #countdown;
  #sending;

  constructor(root, type) {
    this.#id = root.dataset.room;
    this.#type = type;
    this.#view = new View(root);
    this.#tab = new Tab(this.#id);
    this.#store = new Store(this.#id);
    this.#devices = new Devices((track, what) => this.#trackChanged(track, what));
    this.#check = new Check(this.#devices, this.#view);
    this.#countdown = new Countdown(this.#view);
    this.#view.toggle('[data-needs-script]', false);
  }

  async start() {
    const seat = await this.#tab.seat();
    await this.#store.open();
    this.#exchange = new Exchange(seat, (isThere) => this.#connection(isThere));
    const refused = (refusal) => void this.#refused(refusal);
    this.#uploader = new Uploader(this.#store, this.#exchange, {
      moved: () => void this.#sending.moved(),
      refused,
    });
    this.#signals = new Signals(this.#exchange, this.#tab, refused);
    this.#sending = new Sending({
      store: this.#store,
      exchange: this.#exchange,
      uploader: this.#uploader,
      signals: this.#signals,
      view: this.#view,
    });
    this.#others = new BroadcastChannel(`interview-${this.#id}`);
    this.#others.addEventListener('message', ({ data }) => data !== seat && void this.#leave('elsewhere'));
    this.#listen();
    await this.#guard(async () => {
      const state = await this.#exchange.persist(() => this.#exchange.look());
      const isInvited = state.status === 'invited';
      if (!isInvited && (state.status !== 'in_progress' || !state.seated)) return this.#next(state);
      if (!isInvited) this.#uploader.wake();
      this.#view.toggle('[data-consent], [data-back]', true);
      this.#goesOn(!isInvited);
    });
  }

  /** Which of its two names the button below the check has. */
  #goesOn(isBegun) {
    this.#view.toggle('[data-begin]', !isBegun);
    this.#view.toggle('[data-go-on]', isBegun);
  }

  #listen() {
    const act = (name, work) => this.#view.act(name, () => this.#guard(work));
    this.#view.submit('[data-consent]', () => this.#guard(() => this.#consent()));
    this.#view.submit('[data-back]', () => this.#check.run());
    act('begin', () => this.#begin());
    act('show', () => this.#open());
    act('answer', () => this.#answer());
    act('finish', () => this.#finish());
    act('send', () => this.#send());
    act('take', () => this.#take());
    this.#view.act('reload', async () => location.reload());
    addEventListener('online', () => this.#uploader.wake());
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    addEventListener('beforeunload', (event) => {
      if (this.#mustStay()) event.preventDefault();
    });
  }

  /** Shows what the server said instead of what was hoped for. */
  async #guard(work) {
    try {
      await work();
    } catch (error) {
      if (error instanceof Refusal) return this.#refused(error);
      await this.#leave('problem');
      throw error;
    }
  }

  async #refused({ status, problem, state }) {
    if (problem === 'seat_taken') return this.#leave('elsewhere');
    if (status === 404) return this.#leave('gone');
    if (status !== 409 || !state) return this.#leave('problem');
    this.#exchange.state = state;
    // A step behind, or ahead, of the server: where that stands, we go on.
    if (!this.#recorder || problem === 'ended') await this.#next(state);
  }

  async #consent() {
    const isGiven = this.#view.find('[data-consent] input').checked;
    this.#view.tell('consent', isGiven ? undefined : 'missing');
    if (!isGiven) return this.#view.find('[data-consent] input').focus();
    await this.#check.run();
  }

  async #begin() {
    if (!(await this.#ensureDevices())) return;
    const readiness = { ...this.#devices.readiness(this.#type), keeps_chunks: !this.#store.isForgetful };
    const now = await this.#exchange.persist(() => this.#exchange.look());
    // Whoever comes to an interview that has begun elsewhere takes it over knowingly, or not at all.
    if (now.status === 'in_progress' && !now.seated) return this.#next(now);
    const seated = now.seated ? now : await this.#exchange.persist(() => this.#exchange.takeSeat());
    if (seated.status !== 'invited') return this.#next(seated);
    await this.#next(await this.#exchange.persist(() => this.#exchange.begin(readiness)));
  }

  async #take() {
    const state = await this.#exchange.persist(() => this.#exchange.takeSeat());
    this.#others.postMessage(this.#tab.get('seat'));
    this.#uploader.setSeated(true);
    this.#goesOn(state.status !== 'invited');
    if (state.status === 'invited' || state.status === 'in_progress') await this.#check.run();
    else await this.#next(state);
  }

  /** Goes where the server says that the interview stands. */
  async #next(state) {
    const local = state.question ? await this.#store.runsOf(state.question.index) : [];
    const hasRecorded = local.some(({ chunks }) => chunks > 0);
    const { step, phase } = stepOf(state, { hasRecorded, finished: this.#tab.get('finished') });
    if (step !== 'question') return this.#leave(step);
    this.#signals.start(state);
    this.#uploader.setSeated(true);
    this.#goesOn(true);
    if (phase === 'ready') return this.#ready();
    const { question } = state;
    this.#signals.watch(question.index);
    this.#view.question(question.text);
    if (phase === 'prepare') return this.#prepare(state, false);
    if (phase === 'finished') return this.#finished(state);
    this.#view.interruptedFor(await this.#left(state));
    this.#show('interrupted', '[data-interrupted]');
  }

  #show(phase, focus = '[data-question]') {
    const { index, questions } = this.#exchange.state;
    this.#view.show('question', { phase, focus, values: { number: index + 1, count: questions } });
  }

  #ready() {
    this.#signals.unwatch();
    this.#show('ready', 'h1');
  }

  async #open() {
    const { index } = this.#exchange.state;
    if (!(await this.#ensureDevices())) return;
    const state = await this.#exchange.persist(() => this.#exchange.open(index));
    this.#view.toggle('[data-arrived], [data-lost]', false);
    this.#tab.set('notes', undefined);
    if (state.question?.index !== index) return this.#next(state);
    this.#signals.watch(index);
    this.#view.question(state.question.text);
    await this.#prepare(state, true);
  }

  async #prepare({ question }, isNew) {
    const seconds = preparationOf(question, isNew);
    if (seconds <= 0) return this.#answer();
    this.#show('prepare');
    this.#countdown.start(seconds, () => this.#guard(() => this.#answer()));
  }

  async #answer() {
    if (this.#recorder) return;
    this.#countdown.stop();
    const state = this.#exchange.state;
    const seconds = await this.#left(state);
    const stream = await this.#ensureDevices();
    if (!stream) return;
    const recorder = new Recorder(stream, await this.#store.newRun(state.question.index, this.#type), this.#store, {
      onKept: () => this.#kept(),
      onStopped: () => this.#recorder === recorder && void this.#interrupt(),
    });
    this.#recorder = recorder;
    this.#tab.set('finished', undefined);
    recorder.start(state.chunk_seconds);
    this.#show('answer');
    this.#view.say('begun');
    this.#countdown.start(seconds, () => this.#guard(() => this.#finish()));
  }

  #kept() {
    if (this.#store.isForgetful) this.#view.tell('connection', 'memory');
    this.#uploader.wake();
  }

  async #stopRecorder() {
    this.#countdown.stop();
    const recorder = this.#recorder;
    this.#recorder = undefined;
    await recorder?.stop();
  }

  /** The browser, or the camera, stopped in the middle of an answer. */
  async #interrupt() {
    await this.#stopRecorder();
    this.#view.interruptedFor(await this.#left(this.#exchange.state));
    this.#show('interrupted', '[data-interrupted]');
  }

  async #finish() {
    await this.#stopRecorder();
    const { state } = this.#exchange;
    this.#tab.set('finished', state.question.index);
    await this.#finished(state);
  }

  async #finished(state) {
    const notes = this.#view.find('[data-notes]');
    notes.value = this.#tab.get('notes') ?? '';
    notes.oninput = () => this.#tab.set('notes', notes.value);
    if (!state.wants_notes || this.#tab.get('sent') === state.question.index) return this.#send();
    this.#show('notes', '[data-focus]');
  }

  async #send() {
    const { index } = this.#exchange.state.question;
    this.#signals.unwatch();
    // After a reload the notes are not asked for again.
    this.#tab.set('sent', index);
    const isWhole = await this.#sending.send(index, this.#tab.get('notes')?.trim() || null);
    this.#view.toggle('[data-arrived]', isWhole);
    this.#view.toggle('[data-lost]', !isWhole);
    this.#view.say(isWhole ? 'whole' : 'part');
    for (const name of ['finished', 'notes', 'sent']) this.#tab.set(name, undefined);
    await this.#next(this.#exchange.state);
  }

  /** Ends what goes on here, and shows why. */
  async #leave(step) {
    this.#signals?.stop();
    this.#uploader?.setSeated(false);
    await this.#stopRecorder();
    this.#devices.stop();
    this.#view.picture(undefined);
    this.#uploader?.wake();
    this.#view.tell('connection', undefined);
    this.#view.show(step);
    if (step === 'completed' || step === 'expired' || step === 'abandoned') await this.#store.clear();
  }

  /** The camera and the microphone; undefined where there are none any more, which is shown. */
  async #ensureDevices() {
    try {
      const stream = await this.#devices.live();
      this.#devices.unmeter();
      this.#view.picture(stream);
      return stream;
    } catch (error) {
      this.#check.fail(error);
      return undefined;
    }
  }

  #trackChanged(track, what) {
    this.#signals.track(track, what === 'stops');
    if (this.#recorder && track.readyState === 'ended') void this.#interrupt();
  }

  #connection(isThere) {
    const isAtRisk = this.#store.isForgetful && this.#mustStay();
    if (isThere) this.#view.tell('connection', isAtRisk ? 'memory' : undefined);
    else this.#view.tell('connection', isAtRisk ? 'lostMemory' : 'lost');
  }

  /** Whether something would be lost if the page went. */
  #mustStay() {
    return this.#recorder !== undefined || this.#sending.isOn;
  }

  async #left(state) {
    return secondsLeft(state, await this.#store.runsOf(state.question.index));
  }
}

const root = document.querySelector('[data-room]');
const type = globalThis.MediaRecorder && recordingType((one) => MediaRecorder.isTypeSupported(one));
if (!isSecureContext) new View(root).show('insecure');
else if (!type || !navigator.mediaDevices?.getUserMedia || !globalThis.BroadcastChannel)
  new View(root).show('unsupported');
else void new Room(root, type).start();
