// Each step depends on the server's state and on what this browser has recorded.
import { AnswerSubmission } from './answer-submission.js';
import { Countdown } from './countdown.js';
import { DeviceCheck } from './device-check.js';
import { Devices } from './devices.js';
import { recordingType, stepOf } from './plan.js';
import { QuestionFlow } from './question-flow.js';
import { Refusal, RoomApi } from './room-api.js';
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
  #api;
  #uploader;
  #devices;
  #check;
  #signals;
  #otherTabs;
  #submission;
  #flow;

  constructor(root, type) {
    this.#id = root.dataset.room;
    this.#type = type;
    this.#view = new View(root);
    this.#tab = new Tab(this.#id);
    this.#store = new Store(this.#id);
    this.#devices = new Devices((track, hasStopped) => this.#trackChanged(track, hasStopped));
    this.#check = new DeviceCheck(this.#devices, this.#view);
    this.#view.toggle('[data-needs-script]', false);
  }

  async start() {
    const seat = await this.#tab.seat();
    await this.#store.open();
    this.#assemble(seat);
    this.#otherTabs = new BroadcastChannel(`interview-${this.#id}`);
    this.#otherTabs.addEventListener('message', ({ data }) => data !== seat && void this.#leave('elsewhere'));
    this.#listen();
    await this.#guard(async () => {
      const state = await this.#api.persist(() => this.#api.readState());
      const isInvited = state.status === 'invited';
      if (!isInvited && (state.status !== 'in_progress' || !state.seated)) return this.#goTo(state);
      if (!isInvited) this.#uploader.wake();
      this.#view.toggle('[data-consent], [data-back]', true);
      this.#labelBeginButton(!isInvited);
    });
  }

  #assemble(seat) {
    const [view, tab, store] = [this.#view, this.#tab, this.#store];
    const onRefused = (refusal) => void this.#refused(refusal);
    const api = new RoomApi(seat, (isConnected) => this.#connectionChanged(isConnected));
    const onMoved = () => void this.#submission.updateProgress();
    const uploader = new Uploader(store, api, { moved: onMoved, refused: onRefused });
    const signals = new Signals(api, tab, onRefused);
    const submission = new AnswerSubmission({ store, api, uploader, signals, view });
    const tools = { api, view, tab, store, uploader, signals, submission, countdown: new Countdown(view) };
    this.#flow = new QuestionFlow(tools, this.#type, {
      guard: (work) => this.#guard(work),
      goTo: (state) => this.#goTo(state),
      ensureDevices: () => this.#ensureDevices(),
    });
    this.#api = api;
    this.#uploader = uploader;
    this.#signals = signals;
    this.#submission = submission;
  }

  #labelBeginButton(hasStarted) {
    this.#view.toggle('[data-begin]', !hasStarted);
    this.#view.toggle('[data-go-on]', hasStarted);
  }

  #listen() {
    const onPress = (name, work) => this.#view.onPress(name, () => this.#guard(work));
    this.#view.onSubmit('[data-consent]', () => this.#guard(() => this.#consent()));
    this.#view.onSubmit('[data-back]', () => this.#check.run());
    onPress('begin', () => this.#begin());
    onPress('take', () => this.#takeOver());
    this.#flow.listen();
    this.#view.onPress('reload', async () => location.reload());
    addEventListener('online', () => this.#uploader.wake());
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    addEventListener('beforeunload', (event) => {
      if (this.#mustStay()) event.preventDefault();
    });
  }

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
    if (problem === 'text_changed') return location.reload();
    if (status === 404) return this.#leave('gone');
    if (status !== 409 || !state) return this.#leave('problem');
    this.#api.state = state;
    // The server is a step ahead or behind: continue where it is.
    if (!this.#flow.isRecording || problem === 'ended') await this.#goTo(state);
  }

  async #consent() {
    const checkbox = this.#view.find('[data-consent] input');
    this.#view.showOneOf('consent', checkbox.checked ? undefined : 'missing');
    if (!checkbox.checked) return checkbox.focus();
    await this.#check.run();
  }

  async #begin() {
    const api = this.#api;
    if (!(await this.#ensureDevices())) return;
    const readiness = { ...this.#devices.readiness(this.#type), keeps_chunks: !this.#store.isForgetful };
    const now = await api.persist(() => api.readState());
    // Taking over an interview that runs elsewhere is the candidate's decision.
    if (now.status === 'in_progress' && !now.seated) return this.#goTo(now);
    const seated = now.seated ? now : await api.persist(() => api.takeSeat());
    if (seated.status !== 'invited') return this.#goTo(seated);
    await this.#goTo(await api.persist(() => api.begin(readiness, this.#view.find('[data-consent]')?.dataset.consent)));
  }

  async #takeOver() {
    const state = await this.#api.persist(() => this.#api.takeSeat());
    this.#otherTabs.postMessage(this.#tab.get('seat'));
    this.#uploader.setSeated(true);
    this.#labelBeginButton(state.status !== 'invited');
    if (state.status === 'invited' || state.status === 'in_progress') await this.#check.run();
    else await this.#goTo(state);
  }

  async #goTo(state) {
    const local = state.question ? await this.#store.runsOf(state.question.index) : [];
    const hasRecorded = local.some(({ chunks }) => chunks > 0);
    const { step, phase } = stepOf(state, { hasRecorded, finished: this.#tab.get('finished') });
    if (step !== 'question') return this.#leave(step);
    this.#signals.start(state);
    this.#uploader.setSeated(true);
    this.#labelBeginButton(true);
    await this.#flow.continueWith(phase, state);
  }

  async #leave(step) {
    this.#signals?.stop();
    this.#uploader?.setSeated(false);
    await this.#flow?.stopRecording();
    this.#devices.stop();
    this.#view.showCamera(undefined);
    this.#uploader?.wake();
    this.#view.showOneOf('connection', undefined);
    this.#view.show(step);
    if (step === 'completed' || step === 'expired' || step === 'abandoned') await this.#store.clear();
  }

  /** Undefined, after showing the problem, without a stream. */
  async #ensureDevices() {
    try {
      const stream = await this.#devices.live();
      this.#devices.stopMeter();
      this.#view.showCamera(stream);
      return stream;
    } catch (error) {
      this.#check.fail(error);
      return undefined;
    }
  }

  #trackChanged(track, hasStopped) {
    this.#signals.setTrack(track, hasStopped);
    if (this.#flow.isRecording && track.readyState === 'ended') void this.#flow.interrupt();
  }

  #connectionChanged(isConnected) {
    const isAtRisk = this.#store.isForgetful && this.#mustStay();
    if (isConnected) this.#view.showOneOf('connection', isAtRisk ? 'memory' : undefined);
    else this.#view.showOneOf('connection', isAtRisk ? 'lostMemory' : 'lost');
  }

  #mustStay() {
    return this.#flow.isRecording || this.#submission.isRunning;
  }
}

const root = document.querySelector('[data-room]');
const type = globalThis.MediaRecorder && recordingType((one) => MediaRecorder.isTypeSupported(one));
if (!isSecureContext) new View(root).show('insecure');
else if (!type || !navigator.mediaDevices?.getUserMedia || !globalThis.BroadcastChannel)
  new View(root).show('unsupported');
else void new Room(root, type).start();
