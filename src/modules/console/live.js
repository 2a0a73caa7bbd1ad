// What the console's pages do by script. Each works without.

const every = 5_000;
/** A stream that has said nothing for so long is kept back by somebody. */
const patience = 10_000;
/** How often it is asked, until a stream is tried again. */
const triesOfAsking = 12;
/** Announcements are not to come faster than they can be read out. */
const breath = 3_000;

/** The one of `nodes` behind `from` with that id. */
function findKeyed(from, id) {
  for (let node = from; node; node = node.nextSibling) if (node.id === id) return node;
  return null;
}

function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id ?? '') === (b.id ?? '');
}

function morphAttributes(old, next) {
  // Which of them are open is for the reader to say.
  const keeps = (name) => name === 'open' && old.nodeName === 'DETAILS';
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && !keeps(name)) old.removeAttribute(name);
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value && !keeps(name)) old.setAttribute(name, value);
  }
}

/** Makes `old` look like `next`, keeping what is the same: so focus, selection and what is open stay. */
function morph(old, next) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== next.data) old.data = next.data;
    return;
  }
  morphAttributes(old, next);
  const wanted = new Set([...next.children].map(({ id }) => id).filter(Boolean));
  let at = old.firstChild;
  for (const child of [...next.childNodes]) {
    // Those that are gone make room first, so that what stays need not be moved: that would cost it the focus.
    while (at?.id && !wanted.has(at.id)) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
    const known = child.id ? findKeyed(at, child.id) : at;
    if (known && sameKind(known, child)) {
      if (known !== at) old.insertBefore(known, at);
      morph(known, child);
      at = known.nextSibling;
    } else {
      old.insertBefore(child, at);
    }
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** A part of the page that shows what happens as it happens: by a stream, or else by asking now and then. */
class Live {
  #place;
  #state;
  #voice;
  #source;
  #timer;
  /** Counts beginnings, so that what was asked for before one is known to be late. */
  #turn = 0;
  #asked = 0;
  #said;
  #pending = [];

  constructor(place) {
    this.#place = place;
    this.#state = document.querySelector('[data-live-state]');
    this.#voice = document.querySelector('[data-live-voice]');
    this.#said = this.#news();
    document.addEventListener('visibilitychange', () => this.#start());
    this.#start();
  }

  /** Nothing is asked for a page that nobody looks at. */
  #start() {
    this.#stop();
    if (document.hidden) return;
    if (typeof EventSource === 'function') this.#listen();
    else void this.#ask();
  }

  #stop() {
    this.#turn += 1;
    this.#source?.close();
    clearTimeout(this.#timer);
  }

  #address(more = '') {
    return this.#place.dataset.src + more;
  }

  #listen() {
    const source = new EventSource(this.#address());
    this.#source = source;
    const turn = this.#turn;
    const instead = () => {
      if (this.#turn !== turn) return;
      this.#stop();
      this.#asked = 0;
      void this.#ask();
    };
    this.#timer = setTimeout(instead, patience);
    source.addEventListener('work', ({ data }) => {
      clearTimeout(this.#timer);
      this.#show(data, 'streaming');
    });
    source.addEventListener('crowded', instead);
    // Who is not signed in any more is sent to sign in.
    source.addEventListener('over', () => location.reload());
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) return instead();
      // It comes back by itself; if not soon, we ask.
      this.#tell('lost');
      clearTimeout(this.#timer);
      this.#timer = setTimeout(instead, patience);
    });
  }

  async #ask() {
    const turn = this.#turn;
    try {
      const response = await fetch(this.#address('/now'));
      if (response.redirected) return location.reload();
      if (!response.ok) throw new Error(String(response.status));
      const text = await response.text();
      if (this.#turn === turn) this.#show(text, 'asking');
    } catch {
      if (this.#turn === turn) this.#tell('lost');
    }
    if (this.#turn !== turn) return;
    this.#asked += 1;
    this.#timer = setTimeout(() => {
      if (this.#asked < triesOfAsking) void this.#ask();
      else this.#start();
    }, every);
  }

  #show(html, how) {
    const next = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    const old = this.#place.firstElementChild;
    if (!next || !old) return;
    const focused = document.activeElement;
    morph(old, next);
    if (focused !== document.activeElement && old !== focused) {
      // What had the focus was moved, or is gone: then what it was part of has it.
      if (focused.isConnected) focused.focus({ preventScroll: true });
      else old.focus({ preventScroll: true });
    }
    this.#tell(how);
    this.#announce();
  }

  #tell(how) {
    const words = this.#state?.dataset[how] ?? '';
    if (this.#state && this.#state.textContent !== words) this.#state.textContent = words;
  }

  #news() {
    return new Set([...this.#place.querySelectorAll('[data-announce]')].map((node) => node.dataset.announce));
  }

  /** Says what is new of what matters, and nothing of each step. */
  #announce() {
    const news = this.#news();
    const fresh = [...news].filter((words) => !this.#said.has(words));
    this.#said = news;
    if (fresh.length === 0 || !this.#voice) return;
    const isWaiting = this.#pending.length > 0;
    this.#pending.push(...fresh);
    if (isWaiting) return;
    setTimeout(() => {
      const still = this.#pending.filter((words) => this.#said.has(words));
      this.#pending = [];
      this.#voice.textContent = [...new Set(still)].join('. ');
    }, breath);
  }
}

for (const place of document.querySelectorAll('[data-live]')) new Live(place);
