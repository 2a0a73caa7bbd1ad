import { Refusal } from './room-api.js';

const interval = 15_000;
/** Shorter absences are menus or slips. */
const leastSeconds = { window_left: 1 };

/**
 * Collects the signals listed in the consent while a question is open. Each has a number that survives a reload, so a
 * repeated signal counts once.
 */
export class Signals {
  #api;
  #tab;
  #onRefused;
  #question;
  #since = new Map();
  /** The server's clock minus ours. */
  #clockOffset = 0;
  #timer;

  /** Calls `onRefused(refusal)` when the server accepts no more signals. */
  constructor(api, tab, onRefused) {
    this.#api = api;
    this.#tab = tab;
    this.#onRefused = onRefused;
    document.addEventListener('visibilitychange', () => this.#set('tab_hidden', document.hidden));
    addEventListener('blur', () => this.#set('window_left', !document.hidden));
    addEventListener('focus', () => this.#set('window_left', false));
    addEventListener('offline', () => this.#set('connection_lost', true));
    addEventListener('online', () => this.#set('connection_lost', false));
    addEventListener('paste', () => this.#note('paste'));
    addEventListener('pagehide', () => this.#leave());
    screen.addEventListener?.('change', () => this.#noteScreens());
  }

  start({ server_time }) {
    this.#clockOffset = Date.parse(server_time) - Date.now() || 0;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.send(), interval);
  }

  stop() {
    clearInterval(this.#timer);
    this.unwatch();
  }

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

  setTrack({ kind }, hasStopped) {
    this.#set(kind === 'video' ? 'camera_off' : 'microphone_off', hasStopped);
  }

  async send() {
    const sent = this.#waiting;
    try {
      await this.#api.sendSignals(sent);
      this.#forget(sent);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Invalid signals stay invalid, and would block all later ones.
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
    const signal = { number, kind, at: new Date(at + this.#clockOffset).toISOString(), question: this.#question };
    // The server limits the size of a body, and the counts.
    this.#waiting = [...this.#waiting, seconds === undefined ? signal : { ...signal, seconds }].slice(-200);
  }

  #set(kind, begins) {
    // Switching tabs also blurs the window: count it once.
    if (kind === 'tab_hidden' && begins) this.#set('window_left', false);
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
