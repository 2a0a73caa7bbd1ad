import { Refusal } from './exchange.js';

const every = 15_000;
/** A window that is left for less was a menu, or a slip. */
const leastSeconds = { window_left: 1 };

/**
 * Counts what the candidate was told that is counted, while a question is open, and sends it with the sign of life. Each
 * has a number, kept over a reload, so that what is sent twice counts once.
 */
export class Signals {
  #exchange;
  #tab;
  #onRefused;
  #question;
  /** Of what lasts, since when. */
  #since = new Map();
  #ahead = 0;
  #timer;

  /** `tab` keeps things over a reload; `onRefused` is told why the server takes none. */
  constructor(exchange, tab, onRefused) {
    this.#exchange = exchange;
    this.#tab = tab;
    this.#onRefused = onRefused;
    document.addEventListener('visibilitychange', () => this.#lasts('tab_hidden', document.hidden));
    addEventListener('blur', () => this.#lasts('window_left', !document.hidden));
    addEventListener('focus', () => this.#lasts('window_left', false));
    addEventListener('offline', () => this.#lasts('connection_lost', true));
    addEventListener('online', () => this.#lasts('connection_lost', false));
    addEventListener('paste', () => this.#note('paste'));
    addEventListener('pagehide', () => this.#leave());
    screen.addEventListener?.('change', () => this.#noteScreens());
  }

  /** From the beginning of the interview to its end. */
  start({ server_time }) {
    this.#ahead = Date.parse(server_time) - Date.now() || 0;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.send(), every);
  }

  stop() {
    clearInterval(this.#timer);
    this.unwatch();
  }

  /** A question is open. */
  watch(question) {
    if (this.#question === question) return;
    this.unwatch();
    this.#question = question;
    this.#noteScreens();
  }

  unwatch() {
    this.#endAll();
    this.#question = undefined;
  }

  /** A track of the camera or the microphone stops, or goes on. */
  track({ kind }, stops) {
    this.#lasts(kind === 'video' ? 'camera_off' : 'microphone_off', stops);
  }

  /** A sign of life, with all that is not with the server yet. */
  async send() {
    const sent = this.#waiting;
    try {
      await this.#exchange.signals(sent);
      this.#forget(sent);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What is wrong with them is wrong the next time too, and would keep back all that come after.
      if (error.status === 400) this.#forget(sent);
      if (error.status === 409 || error.status === 404) this.#onRefused(error);
    }
  }

  #forget(sent) {
    const last = sent.at(-1)?.number ?? -1;
    this.#waiting = this.#waiting.filter(({ number }) => number > last);
  }

  get #waiting() {
    return this.#tab.get('signals') ?? [];
  }
  set #waiting(signals) {
    this.#tab.set('signals', signals);
  }

  #noteScreens() {
    if (screen.isExtended) this.#note('several_screens');
  }

  #note(kind, at = Date.now(), seconds) {
    if (this.#question === undefined) return;
    const number = this.#tab.get('signal') ?? 0;
    this.#tab.set('signal', number + 1);
    const said = { number, kind, at: new Date(at + this.#ahead).toISOString(), question: this.#question };
    // A body has its limits, and so have the counts.
    this.#waiting = [...this.#waiting, seconds === undefined ? said : { ...said, seconds }].slice(-200);
  }

  #lasts(kind, begins) {
    // Who goes to another tab has left the window in the same moment: that is one thing.
    if (kind === 'tab_hidden' && begins) this.#lasts('window_left', false);
    if (!begins) return this.#end(kind);
    if (this.#question !== undefined && !this.#since.has(kind)) this.#since.set(kind, Date.now());
  }

  #end(kind) {
    const since = this.#since.get(kind);
    if (since === undefined) return;
    this.#since.delete(kind);
    const seconds = Math.max(0, Math.round((Date.now() - since) / 100) / 10);
    if (seconds >= (leastSeconds[kind] ?? 0)) this.#note(kind, since, seconds);
  }

  #endAll() {
    for (const kind of [...this.#since.keys()]) this.#end(kind);
  }

  #leave() {
    this.#endAll();
    if (this.#waiting.length > 0) void this.send();
  }
}
