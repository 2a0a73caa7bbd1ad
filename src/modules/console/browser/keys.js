// Shortcuts of one key. Lists, links and forms work without them.
// `data-key`: what a key of its page presses, or the field that it leads to.
// `data-key-list`: a list whose rows have a link each. `data-key-next`, `data-key-previous`: links of a single record.
(() => {
  const dialog = document.querySelector('[data-keys]');
  const setting = dialog.querySelector('[data-keys-setting]');
  const storageKey = 'console-single-keys';
  /** Time between the two keys of "g c". */
  const patienceMs = 1_500;
  let leader = 0;

  // Speech input can press keys by mistake: WCAG 2.1.4 wants a way to turn them off. Storage can be forbidden.
  const stored = () => {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  };
  function use(isOn) {
    setting.checked = isOn;
    document.documentElement.dataset.singleKeys = isOn ? 'on' : 'off';
  }
  use(stored() !== 'off');
  setting.addEventListener('change', () => {
    use(setting.checked);
    try {
      localStorage.setItem(storageKey, setting.checked ? 'on' : 'off');
    } catch {
      // The setting then applies to this page only.
    }
  });

  const isTyping = ({ target }) =>
    target.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;

  const rows = () =>
    [...document.querySelectorAll('[data-key-list] :is(tbody tr, .card)')].filter((row) => row.querySelector('a'));
  const linkOf = (row) => row.querySelector('a');

  function step(by) {
    const link = document.querySelector(by > 0 ? 'a[data-key-next]' : 'a[data-key-previous]');
    if (link) return link.click();
    const all = rows();
    const current = all.findIndex((row) => row.contains(document.activeElement));
    const next = current < 0 ? (by > 0 ? 0 : all.length - 1) : current + by;
    const row = all[next];
    if (!row) return;
    linkOf(row).focus();
    row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function select() {
    const row = rows().find((one) => one.contains(document.activeElement));
    row?.querySelector('input[type=checkbox]')?.click();
  }

  function openHelp() {
    if (!dialog.open) dialog.showModal();
  }

  function useOwn(key) {
    const target = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].find((one) => one.offsetParent);
    if (!target) return false;
    if (target.matches('textarea')) target.focus();
    else target.click();
  }

  const actions = { '?': openHelp, j: () => step(1), k: () => step(-1), x: select };

  function handle(key) {
    const isSecond = leader > 0;
    clearTimeout(leader);
    leader = 0;
    const link = isSecond && document.querySelector(`[data-go="${CSS.escape(key)}"]`);
    if (link) return location.assign(link.href);
    if (key === 'g') {
      leader = setTimeout(() => {
        leader = 0;
      }, patienceMs);
      return true;
    }
    if (isSecond) return false;
    return Object.hasOwn(actions, key) ? actions[key]() : useOwn(key);
  }

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.documentElement.dataset.singleKeys === 'off' || isTyping(event)) return;
    // Another dialog waits for an answer.
    if (document.querySelector('dialog[open]')) return;
    if (handle(event.key) !== false) event.preventDefault();
  });

  for (const button of document.querySelectorAll('[data-keys-open]')) {
    button.addEventListener('click', openHelp);
  }
  // Outside of what the dialog has.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
})();
