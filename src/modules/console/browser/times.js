// Loaded before the body, so that no time is painted before it is converted. Without it pages show the exact time in UTC.
(() => {
  const language = navigator.language;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const timestamp = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' });
  const refreshEveryMs = 20_000;
  const minute = 60_000;
  const day = 24 * 60 * minute;
  /** Times that are further away are shown as dates. */
  const daysShownAsAge = 7;

  const midnight = (at) => new Date(at).setHours(0, 0, 0, 0);

  function ageOf(at) {
    const distance = at - Date.now();
    const size = Math.abs(distance);
    if (size < 45_000) return relative.format(0, 'second');
    if (size < 59.5 * minute) return relative.format(Math.round(distance / minute), 'minute');
    if (size < 23.5 * 60 * minute) return relative.format(Math.round(distance / (60 * minute)), 'hour');
    const days = Math.round((midnight(at) - midnight(Date.now())) / day);
    return Math.abs(days) <= daysShownAsAge ? relative.format(days, 'day') : date.format(at);
  }

  /** Undefined for a mere date: it is the same in all zones. */
  function pointOf(element) {
    const at = element.dateTime.includes('T') ? Date.parse(element.dateTime) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
  }
  const isLog = (element) => element.dataset.shown === 'exact';

  function convert(element) {
    const at = pointOf(element);
    if (at === undefined) return;
    const text = isLog(element) ? timestamp.format(at) : ageOf(at);
    if (element.textContent !== text) element.textContent = text;
    if (element.lang !== language) element.lang = language;
    if (element.tabIndex < 0 && !element.closest('a, button, summary, label, [role="option"]')) element.tabIndex = 0;
  }

  const convertAll = (root) => {
    for (const element of root.querySelectorAll('time')) convert(element);
  };

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const time = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest('time');
      if (time) convert(time);
      else
        for (const node of addedNodes) {
          if (node.nodeName === 'TIME') convert(node);
          else if (node.nodeType === Node.ELEMENT_NODE) convertAll(node);
        }
    }
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['datetime', 'tabindex'],
  });
  setInterval(() => !document.hidden && convertAll(document), refreshEveryMs);
  document.addEventListener('visibilitychange', () => !document.hidden && convertAll(document));

  let tip;
  let shownFor;

  function hide() {
    shownFor?.removeAttribute('aria-describedby');
    shownFor = undefined;
    if (tip?.isConnected) tip.hidePopover();
  }

  function makeTip() {
    const made = document.createElement('div');
    Object.assign(made, { id: 'exact-time', className: 'tip', role: 'tooltip', popover: 'manual', lang: language });
    return made;
  }

  function show(element) {
    const at = pointOf(element);
    if (at === undefined || shownFor === element || !HTMLElement.prototype.showPopover) return;
    hide();
    tip ??= makeTip();
    tip.textContent = isLog(element) ? `${exact.format(at)}, ${ageOf(at)}` : exact.format(at);
    // Put the tip into the element's landmark or dialog. A dialog hides everything outside it from screen readers.
    const home = element.closest('dialog, main, header, nav') ?? document.body;
    if (tip.parentElement !== home) home.append(tip);
    tip.showPopover();
    shownFor = element;
    element.setAttribute('aria-describedby', tip.id);
    const { left, top, bottom } = element.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const isAbove = bottom + height > innerHeight;
    tip.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - width))}px`;
    tip.style.top = `${isAbove ? top - height : bottom}px`;
  }

  const timeAt = (target) => (target instanceof Element ? target.closest('time') : null);

  document.addEventListener('pointerover', ({ target }) => {
    const element = timeAt(target);
    if (element) show(element);
    else if (shownFor && !tip.contains(target) && document.activeElement !== shownFor) hide();
  });
  document.addEventListener('focusin', ({ target }) => {
    const element = timeAt(target) ?? target.closest('a')?.querySelector('time');
    if (element) show(element);
    else hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  addEventListener('scroll', hide, { capture: true, passive: true });
})();
