// Keeps what is selected in a list across its pages, in this tab, until the reader opens another list or other filters.
// Without this script a form carries it along.
(() => {
  const prefix = 'selection:';
  const storage = {
    read(key) {
      try {
        return JSON.parse(sessionStorage.getItem(key)) ?? {};
      } catch {
        return {};
      }
    },
    keys() {
      try {
        return Object.keys(sessionStorage);
      } catch {
        return [];
      }
    },
    write(key, value) {
      try {
        if (value.ids.length === 0 && !value.all) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The selection is then limited to this page.
      }
    },
  };
  const nothing = { ids: [], all: false, filters: '' };
  const forget = (isForgotten) => {
    for (const one of storage.keys()) if (isForgotten(one)) storage.write(one, nothing);
  };

  // The action has what was selected, in the list or on a board.
  if (document.querySelector('[data-selection-used]')) forget((one) => one.startsWith(prefix));

  const form = document.querySelector('[data-selection]');
  if (!form) return;
  const key = prefix + form.dataset.selection;
  // `form.id` would be the fields of that name.
  const isPick = `input[name="id"][form="${form.getAttribute('id')}"]`;
  const copy = JSON.parse(form.dataset.copy);
  const max = Number(form.dataset.max);
  const total = Number(form.dataset.total);
  const { filters } = form.dataset;
  const picks = () => [...document.querySelectorAll(isPick)];
  const whole = form.querySelector('[data-selection-all]');
  const page = form.querySelector('[data-selection-page]');
  const pageBox = page.querySelector('input');
  const clear = form.querySelector('[data-selection-clear]');
  const status = form.querySelector('[data-selection-count]');
  const chosen = form.elements.namedItem('chosen');
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name].toLocaleString('en'));
  let ids = new Set();

  function say(text) {
    if (status.textContent !== text) status.textContent = text;
  }

  function show() {
    const boxes = picks();
    const isAll = whole?.checked === true;
    for (const box of boxes) {
      box.checked = isAll || ids.has(box.value);
      box.disabled = isAll;
      box.closest('tr, .card')?.classList.toggle('is-picked', box.checked);
    }
    const here = boxes.filter((box) => ids.has(box.value)).length;
    const shown = new Set(boxes.map((box) => box.value));
    chosen.value = [...ids].filter((id) => !shown.has(id)).join(',');
    pageBox.checked = boxes.length > 0 && (isAll || here === boxes.length);
    pageBox.indeterminate = !isAll && here > 0 && here < boxes.length;
    pageBox.disabled = isAll;
    clear.hidden = ids.size === 0 && !isAll;
    form.classList.toggle('is-empty', ids.size === 0 && !isAll);
    const n = ids.size;
    if (isAll) say(fill(copy.all, { n: total }));
    else if (n === 0) say(copy.none);
    else say(fill(n > here ? copy.others : copy.some, { n, m: n - here }));
  }

  function change() {
    storage.write(key, { ids: [...ids], all: whole?.checked === true, filters });
    show();
  }

  function add(boxes) {
    const fresh = boxes.filter((box) => !ids.has(box.value));
    if (ids.size + fresh.length > max) {
      show();
      return say(fill(copy.tooMany, { n: max }));
    }
    for (const box of fresh) ids.add(box.value);
    change();
  }

  /** Whether the user came from another page of the list, from a record or action opened from it, or by going back. */
  function isSameVisit() {
    const [{ type = 'navigate' } = {}] = performance.getEntriesByType('navigation');
    if (type !== 'navigate') return true;
    const from = URL.parse(document.referrer);
    if (from?.origin !== location.origin) return false;
    const root = location.pathname.slice(0, location.pathname.lastIndexOf('/console/'));
    const path = from.pathname.slice(root.length);
    return from.pathname === location.pathname || /^\/console\/(candidates|applications|bulk-actions)\//.test(path);
  }

  function load() {
    const { ids: stored = [], all = false } = storage.read(key);
    ids = new Set(stored);
    if (whole) whole.checked = all;
    show();
  }

  page.hidden = false;
  document.addEventListener('change', ({ target }) => {
    if (target === whole) {
      ids.clear();
      change();
    } else if (target === pageBox) {
      if (pageBox.checked) add(picks());
      else {
        for (const box of picks()) ids.delete(box.value);
        change();
      }
    } else if (target.matches?.(isPick)) {
      if (target.checked) add([target]);
      else {
        ids.delete(target.value);
        change();
      }
    }
  });
  clear.addEventListener('click', () => {
    ids.clear();
    if (whole) whole.checked = false;
    change();
    pageBox.focus();
  });
  const isKept = storage.read(key).filters === filters && isSameVisit();
  forget((one) => one.startsWith(prefix) && !(one === key && isKept));
  // Also runs if the browser goes back to a cached page.
  globalThis.addEventListener('pageshow', load);
  load();
})();
