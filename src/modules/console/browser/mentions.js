// Suggests colleagues when a user types "@" in a note. Without this script, a list below the note offers them.
(() => {
  const choice = document.querySelector('[data-mentions]');
  const field = document.getElementById(choice?.dataset.mentions);
  if (!choice || !field) return;
  const people = [...choice.querySelectorAll('option[data-insert]')].map(({ text, dataset }) => ({
    name: text,
    insert: dataset.insert,
  }));
  choice.hidden = true;
  const most = 6;
  const list = document.createElement('ul');
  list.id = 'mention-list';
  list.className = 'mention-list';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', choice.dataset.label);
  list.hidden = true;
  field.after(list);
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  let active = 0;

  /** The letters behind the last "@" before the caret, and where it is. */
  function typed() {
    const before = field.value.slice(0, field.selectionStart);
    const found = /(?:^|[^\p{L}\p{N}_])@([^@\n]{0,40})$/u.exec(before);
    return found && { text: found[1].toLowerCase(), at: before.length - found[1].length };
  }

  function close() {
    list.hidden = true;
    list.replaceChildren();
    field.removeAttribute('aria-activedescendant');
  }

  function activate(index) {
    active = index;
    for (const [n, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(n === index));
    const option = list.children[index];
    field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  function insert(person) {
    const mention = typed();
    if (!mention) return close();
    field.setRangeText(`${person.insert} `, mention.at, field.selectionStart, 'end');
    close();
    field.focus();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function suggest() {
    const mention = typed();
    const fits = mention
      ? people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${mention.text}`)).slice(0, most)
      : [];
    // Somebody who is named already needs no suggestion.
    if (fits.length === 0 || mention.text.endsWith(' ')) return close();
    list.replaceChildren(
      ...fits.map((person, n) => {
        const option = document.createElement('li');
        option.id = `mention-option-${n}`;
        option.setAttribute('role', 'option');
        option.textContent = person.name;
        option.addEventListener('mousedown', (event) => {
          event.preventDefault();
          insert(person);
        });
        return option;
      }),
    );
    list.people = fits;
    list.hidden = false;
    activate(0);
  }

  field.addEventListener('input', suggest);
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const { length } = list.children;
    const step = { ArrowDown: 1, ArrowUp: length - 1 }[event.key];
    if (step) activate((active + step) % length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(list.people[active]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
})();
