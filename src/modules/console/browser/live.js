// Updates parts of a page by server-sent events or by polling. Runs after idiomorph.js. Pages work without both
// scripts.

const pollEveryMs = 5_000;
/** A stream that is silent for so long is held back by a proxy. */
const streamPatienceMs = 10_000;
/** Polls until a stream is tried again. */
const pollsBeforeStream = 12;
/** Screen readers need time between announcements. */
const announceEveryMs = 3_000;

/** Whether the reader sets this attribute: what is open, typed or selected. Hidden fields belong to the server. */
function belongsToReader(attribute, element) {
  if (attribute === 'open') return element.nodeName === 'DETAILS';
  // Videos keep playing.
  if (element.nodeName === 'VIDEO') return !element.paused || element.currentTime > 0;
  const isField = ['value', 'checked', 'selected'].includes(attribute);
  return isField && /^(INPUT|TEXTAREA|OPTION)$/.test(element.nodeName) && element.type !== 'hidden';
}

/** Keeps focus, selection, open details and typed values. */
function morph(current, next) {
  const focused = document.activeElement;
  Idiomorph.morph(current, next, {
    callbacks: { beforeAttributeUpdated: (attribute, element) => !belongsToReader(attribute, element) },
  });
  if (focused === document.activeElement || focused === current) return;
  // The focused element was moved, or it was removed: then the live part gets the focus.
  (focused.isConnected ? focused : current).focus({ preventScroll: true });
}

/** `place` has an address to stream from and, with `/now`, to poll. */
class LivePart {
  #place;
  #state;
  #voice;
  #source;
  #timer;
  /** Counts starts: a reply to an earlier one is too late. */
  #turn = 0;
  #polls = 0;
  #announced;
  #pending = [];

  constructor(place) {
    this.#place = place;
    this.#state = document.querySelector('[data-live-state]');
    this.#voice = document.querySelector('[data-live-voice]');
    this.#announced = this.#announcements();
    document.addEventListener('visibilitychange', () => this.#start());
    this.#start();
  }

  #start() {
    this.#stop();
    if (document.hidden) return;
    if (typeof EventSource === 'function') this.#listen();
    else void this.#poll();
  }

  #stop() {
    this.#turn += 1;
    this.#source?.close();
    clearTimeout(this.#timer);
  }

  #address(suffix = '') {
    const [path, query] = this.#place.dataset.src.split('?');
    return path + suffix + (query === undefined ? '' : `?${query}`);
  }

  #listen() {
    const source = new EventSource(this.#address());
    this.#source = source;
    const turn = this.#turn;
    const pollInstead = () => {
      if (this.#turn !== turn) return;
      this.#stop();
      this.#polls = 0;
      void this.#poll();
    };
    this.#timer = setTimeout(pollInstead, streamPatienceMs);
    source.addEventListener('work', ({ data }) => {
      clearTimeout(this.#timer);
      this.#update(data, 'streaming');
    });
    source.addEventListener('crowded', pollInstead);
    // The user was signed out: the page leads to the sign-in form.
    source.addEventListener('over', () => location.reload());
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) return pollInstead();
      // The browser reconnects. If that takes too long, poll.
      this.#showState('lost');
      clearTimeout(this.#timer);
      this.#timer = setTimeout(pollInstead, streamPatienceMs);
    });
  }

  async #poll() {
    const turn = this.#turn;
    try {
      const response = await fetch(this.#address('/now'));
      if (response.redirected) return location.reload();
      if (!response.ok) throw new Error(String(response.status));
      const text = await response.text();
      if (this.#turn === turn) this.#update(text, 'polling');
    } catch {
      if (this.#turn === turn) this.#showState('lost');
    }
    if (this.#turn !== turn) return;
    this.#polls += 1;
    this.#timer = setTimeout(() => {
      if (this.#polls < pollsBeforeStream) void this.#poll();
      else this.#start();
    }, pollEveryMs);
  }

  #update(html, state) {
    const next = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    const current = this.#place.firstElementChild;
    if (!next || !current) return;
    morph(current, next);
    this.#showState(state);
    this.#announce();
  }

  #showState(state) {
    const text = this.#state?.dataset[state] ?? '';
    if (this.#state && this.#state.textContent !== text) this.#state.textContent = text;
  }

  #announcements() {
    return new Set([...this.#place.querySelectorAll('[data-announce]')].map((node) => node.dataset.announce));
  }

  /** Announces results to screen readers, and no single step. */
  #announce() {
    const current = this.#announcements();
    const fresh = [...current].filter((text) => !this.#announced.has(text));
    this.#announced = current;
    // A notice such as "will be retried" is out of date once a task has failed again.
    if (fresh.length > 0 && this.#place.querySelector('[data-ends-notice]'))
      document.querySelector('.notice')?.remove();
    if (fresh.length === 0 || !this.#voice) return;
    const isWaiting = this.#pending.length > 0;
    this.#pending.push(...fresh);
    if (isWaiting) return;
    setTimeout(() => {
      const valid = this.#pending.filter((text) => this.#announced.has(text));
      this.#pending = [];
      this.#voice.textContent = [...new Set(valid)].join('. ');
    }, announceEveryMs);
  }
}

for (const place of document.querySelectorAll('[data-live]')) new LivePart(place);
