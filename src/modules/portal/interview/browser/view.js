import { clockText, fillText, passedMilestone } from './plan.js';

/** Shows parts of the page, which contains all texts from the start. */
export class View {
  #root;
  #templates = new WeakMap();
  #isBusy = false;
  #announcedSeconds = Number.POSITIVE_INFINITY;

  constructor(root) {
    this.#root = root;
  }

  find(selector) {
    return this.#root.querySelector(selector);
  }
  all(selector) {
    return [...this.#root.querySelectorAll(selector)];
  }

  onPress(name, work) {
    for (const button of this.all(`[data-act="${name}"]`)) button.addEventListener('click', () => this.once(work));
  }
  onSubmit(selector, work) {
    this.find(selector)?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.once(work);
    });
  }

  /** Ignores a second press. */
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

  /** Shows a step, in one of its phases, and moves the focus to `focus` in it. */
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
    // Show what is above the heading, too.
    if (target === heading) scrollTo(0, 0);
  }

  fill(node, values) {
    if (!this.#templates.has(node)) this.#templates.set(node, node.textContent);
    this.#write(node, fillText(this.#templates.get(node), values));
  }

  showOneOf(name, key) {
    for (const text of this.all(`[data-one-of="${name}"] [data-when]`)) text.hidden = text.dataset.when !== key;
  }
  toggle(selector, isShown) {
    for (const node of this.all(selector)) node.hidden = !isShown;
  }

  showCamera(stream) {
    for (const video of this.all('[data-picture]')) {
      if (video.srcObject === (stream ?? null)) continue;
      video.srcObject = stream ?? null;
      // The attribute has no effect on a source set by script.
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

  startClock(seconds) {
    this.#announcedSeconds = seconds;
    this.clock(seconds);
  }
  clock(seconds) {
    for (const node of this.all('[data-clock]')) this.#write(node, clockText(seconds));
    const milestone = passedMilestone(this.#announcedSeconds, seconds);
    this.#announcedSeconds = Math.min(this.#announcedSeconds, seconds);
    if (milestone) this.announce('left', milestone);
  }
  /** Screen readers read the text with this key. */
  announce(key, seconds) {
    const { minute, seconds: template, ...texts } = this.find('[data-voice]').dataset;
    const time = seconds === 60 ? minute : fillText(template, { seconds });
    this.#write(this.find('[data-voice]'), fillText(texts[key], { time }));
  }

  progress(done, total) {
    const bar = this.find('[data-sent]');
    bar.max = Math.max(1, total);
    bar.value = done;
    const text = this.find('[data-progress]');
    this.#write(text, fillText(text.dataset.progress, { done, total }));
  }

  interruptedFor(seconds) {
    const text = this.find('p[data-left]:not([data-voice])');
    this.#write(text, fillText(text.dataset.left, { time: clockText(seconds) }));
  }

  #write(node, text) {
    if (node && node.textContent !== text) node.textContent = text;
  }
}
