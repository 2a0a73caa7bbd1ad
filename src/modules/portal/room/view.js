import { clockText, fill, passed } from './plan.js';

/** The page: which of its steps is shown, and what stands in it. Its words are the page's own. */
export class View {
  #root;
  #words = new WeakMap();
  #isBusy = false;
  #said = Number.POSITIVE_INFINITY;

  constructor(root) {
    this.#root = root;
  }

  find(selector) {
    return this.#root.querySelector(selector);
  }
  all(selector) {
    return [...this.#root.querySelectorAll(selector)];
  }
  /** Where the reader is. */
  get step() {
    return this.find('[data-step]:not([hidden])')?.dataset.step;
  }

  /** Calls when a button is pressed. What one press began, a second does not begin again. */
  act(name, work) {
    for (const button of this.all(`[data-act="${name}"]`)) button.addEventListener('click', () => this.once(work));
  }
  submit(selector, work) {
    this.find(selector)?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.once(work);
    });
  }

  /** Does it, unless something that was begun is not through yet. */
  once(work) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const busy = this.find('[data-busy]');
    const late = setTimeout(() => this.#write(busy, busy.dataset.busy), 500);
    void work().finally(() => {
      clearTimeout(late);
      this.#write(busy, '');
      this.#isBusy = false;
    });
  }

  /** Shows a step, in a phase of it where it has any. The focus goes to its heading, or to what the phase is about. */
  show(step, { phase = '', values = {}, focus = 'h1' } = {}) {
    for (const other of this.all('[data-step]')) other.hidden = other.dataset.step !== step;
    const section = this.find(`[data-step="${step}"]`);
    for (const part of section.querySelectorAll('[data-during]')) {
      part.hidden = !part.dataset.during.split(' ').includes(phase);
    }
    const heading = section.querySelector('h1');
    this.fill(heading, values);
    document.title = `${heading.textContent} – ${this.#root.dataset.about}`;
    const target = section.querySelector(focus) ?? heading;
    target.focus();
    // So that what stands above it can be seen as well.
    if (target === heading) scrollTo(0, 0);
  }

  fill(node, values) {
    if (!this.#words.has(node)) this.#words.set(node, node.textContent);
    this.#write(node, fill(this.#words.get(node), values));
  }

  /** Of texts that exclude each other, the one that holds, or none. */
  tell(name, key) {
    for (const text of this.all(`[data-one-of="${name}"] [data-when]`)) text.hidden = text.dataset.when !== key;
  }
  toggle(selector, isShown) {
    for (const node of this.all(selector)) node.hidden = !isShown;
  }

  picture(stream) {
    for (const video of this.all('[data-picture]')) {
      if (video.srcObject === (stream ?? null)) continue;
      video.srcObject = stream ?? null;
      // The attribute alone does not count where a script sets the source.
      video.muted = true;
      if (stream) void video.play().catch(() => {});
    }
  }

  level(level, isHeard) {
    this.find('[data-level]').value = level;
    if (isHeard) this.toggle('[data-heard]', true);
  }

  devices(kind, devices) {
    const field = this.find(`[data-devices="${kind}"]`);
    field.hidden = devices.length < 2;
    const options = devices.map(({ id, label, isUsed }) => new Option(label, id, isUsed, isUsed));
    field.querySelector('select').replaceChildren(...options);
  }

  question(text) {
    this.#write(this.find('[data-question]'), text);
  }

  /** A new countdown begins. */
  startClock(seconds) {
    this.#said = seconds;
    this.clock(seconds);
  }
  /** Shows the time left; what is said aloud of it are a few moments only. */
  clock(seconds) {
    for (const node of this.all('[data-clock]')) this.#write(node, clockText(seconds));
    const milestone = passed(this.#said, seconds);
    this.#said = Math.min(this.#said, seconds);
    if (milestone) this.say('left', milestone);
  }
  say(what, seconds) {
    const { minute, seconds: some, ...words } = this.find('[data-voice]').dataset;
    const time = seconds === 60 ? minute : fill(some, { seconds });
    this.#write(this.find('[data-voice]'), fill(words[what], { time }));
  }

  progress(done, total) {
    const bar = this.find('[data-sent]');
    bar.max = Math.max(1, total);
    bar.value = done;
    const text = this.find('[data-progress]');
    this.#write(text, fill(text.dataset.progress, { done, total }));
  }

  interruptedFor(seconds) {
    const text = this.find('p[data-left]:not([data-voice])');
    this.#write(text, fill(text.dataset.left, { time: clockText(seconds) }));
  }

  #write(node, text) {
    if (node && node.textContent !== text) node.textContent = text;
  }
}
