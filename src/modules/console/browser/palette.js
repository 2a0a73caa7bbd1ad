// Without this script, the link opens the search page, which gives the same results. All code is inside a function,
// because scripts of a page may use the same names. In a plain block, functions would replace each other.
(() => {
  const palette = document.querySelector('[data-palette]');
  const field = palette.querySelector('input');
  const list = palette.querySelector('[role="listbox"]');
  const status = palette.querySelector('[role="status"]');
  /** Time between two keys of a fast typist. */
  const patienceMs = 120;
  let timer;
  let request;
  let active;

  const options = () => [...list.querySelectorAll('[role="option"]')];

  function activate(option) {
    active?.setAttribute('aria-selected', 'false');
    active = option;
    if (!option) return field.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  function show(content, text) {
    activate(undefined);
    list.replaceChildren(...content);
    const isEmpty = options().length === 0;
    list.hidden = isEmpty;
    field.setAttribute('aria-expanded', String(!isEmpty));
    status.textContent = text;
    if (!isEmpty) activate(options()[0]);
  }

  async function search() {
    request?.abort();
    const text = field.value.trim();
    if (text === '') return show([], status.dataset.hint);
    request = new AbortController();
    const { signal } = request;
    try {
      const address = `${palette.dataset.src}?${new URLSearchParams({ q: text })}`;
      const response = await fetch(address, { signal });
      if (response.redirected) return location.reload();
      if (!response.ok) throw new Error(String(response.status));
      const answer = new DOMParser().parseFromString(await response.text(), 'text/html').body.firstElementChild;
      if (!signal.aborted) show(answer.children, answer.dataset.summary);
    } catch {
      if (!signal.aborted) show([], status.dataset.failed);
    }
  }

  function open() {
    if (!palette.open) palette.showModal();
    field.select();
  }

  const isTyping = ({ target }) => target.closest?.('input, textarea, select, [contenteditable]') !== null;

  document.addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isOff = document.documentElement.dataset.singleKeys === 'off';
    const isSlash = event.key === '/' && isPlain && !isOff && !isTyping(event);
    if (event.defaultPrevented || event.isComposing || !(isShortcut || isSlash)) return;
    // Another dialog waits for an answer.
    if (document.querySelector('dialog[open]:not([data-palette])')) return;
    event.preventDefault();
    open();
  });

  for (const link of document.querySelectorAll('[data-palette-open]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    });
  }

  palette.querySelector('[data-palette-close]').addEventListener('click', () => palette.close());
  // Outside of what the dialog has.
  palette.addEventListener('click', (event) => {
    if (event.target === palette) palette.close();
  });

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), patienceMs);
  });

  field.addEventListener('keydown', (event) => {
    if (event.isComposing || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    const all = options();
    if (all.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    activate(all[(all.indexOf(active) + step + all.length) % all.length]);
  });

  // Enter opens what is selected, or else the search page.
  field.form.addEventListener('submit', (event) => {
    if (!active) return;
    event.preventDefault();
    active.click();
  });
})();
