// Without this script, the forms work too. A move that can have a reason then leads to the application. If a move fails,
// the script moves the card back and shows why.
const board = document.querySelector('[data-board]');
const status = document.querySelector('[data-said]');
const copy = JSON.parse(status.dataset.said);
const undo = document.querySelector('[data-undo]');
let dragged;
let last;

const laneOf = (card) => card.closest('.lane');
const nameOf = (card) => card.querySelector('a').textContent;
const titleOf = (lane) => lane.querySelector('h2').firstChild.textContent.trim();
const scoreOf = (card) => (card.dataset.score === undefined ? -1 : Number(card.dataset.score));
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key]);

function show(text, isWrong = false) {
  undo.hidden = true;
  status.textContent = text;
  status.classList.toggle('wrong', isWrong);
}

function changeTotal(lane, by) {
  const total = lane.querySelector('[data-total]');
  total.dataset.total = String(Number(total.dataset.total) + by);
  total.textContent = Number(total.dataset.total).toLocaleString('en');
}

function place(card, lane) {
  const cards = lane.querySelector('.cards');
  const next = [...cards.children].find((other) => other !== card && scoreOf(other) < scoreOf(card));
  changeTotal(laneOf(card), -1);
  cards.insertBefore(card, next ?? null);
  changeTotal(lane, 1);
  select(card, lane);
  // The page of the application leads to the next card of this column.
  const link = card.querySelector('a');
  const address = new URL(link.href);
  if (lane.dataset.status !== undefined) address.searchParams.set('status', lane.dataset.status);
  link.href = address.pathname + address.search;
}

function select(card, lane) {
  const control = card.querySelector('select');
  if (lane.dataset.status !== undefined) control.value = lane.dataset.status;
  else control.selectedIndex = 0;
}

// Dialog for statuses that can have a reason.
const closing = document.querySelector('[data-closing]');
const optionsFor = (lane) => closing?.querySelector(`[data-outcome="${CSS.escape(lane.dataset.status)}"]`);
let asked;
const emailTexts = textsWithName(closing?.querySelector('[data-email]'));

/** Text nodes in which the candidate's name is to be filled in, with their text. */
function textsWithName(root) {
  if (!root) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) if (walker.currentNode.data.includes('{name}')) found.push(walker.currentNode);
  return found.map((node) => [node, node.data]);
}

/** Resolves with what was entered, or undefined if the user cancels. */
function askFor(card, lane) {
  const form = closing.querySelector('form');
  // A move that failed keeps what was entered.
  if (asked !== card) {
    form.reset();
    closing.querySelector('[data-email]').open = false;
  }
  asked = card;
  const rejects = lane.dataset.status === 'rejected';
  const title = rejects ? copy.rejecting : copy.closing;
  closing.querySelector('h2').textContent = fill(title, { name: nameOf(card), status: titleOf(lane) });
  closing.querySelector('[data-submit]').textContent = rejects ? copy.rejectingSubmit : copy.closingSubmit;
  for (const [node, text] of emailTexts) node.data = text.replaceAll('{name}', () => nameOf(card));
  for (const group of closing.querySelectorAll('[data-outcome]')) {
    group.hidden = group.disabled = group !== optionsFor(lane);
    if (group.hidden && group.querySelector(':checked')) form.querySelector('select').value = '';
  }
  closing.returnValue = '';
  closing.showModal();
  return new Promise((resolve) => {
    const end = () => resolve(closing.returnValue === 'move' ? new FormData(form) : undefined);
    closing.addEventListener('close', end, { once: true });
  });
}

/** Resolves with the event of the move, or with the reason why it failed. `now`: the status, if others have moved it. */
async function send(path, fields) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([...fields, ['quiet', 'yes']]),
    });
    if (response.type === 'opaqueredirect') return { reason: copy.signedOut };
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const said = page.querySelector('main p');
    if (response.ok) return { event: said?.dataset.event };
    return { reason: said?.textContent ?? copy.rejected, now: said?.dataset.status };
  } catch {
    return { reason: copy.unreachable };
  }
}

async function move(card, lane) {
  const from = laneOf(card);
  if (!lane || card.ariaBusy === 'true') return;
  const name = nameOf(card);
  if (lane === from) return show(fill(copy.unchanged, { name, status: titleOf(lane) }));
  const entered = optionsFor(lane) ? await askFor(card, lane) : [];
  if (!entered) {
    select(card, from);
    return show(fill(copy.canceled, { name, status: titleOf(from) }));
  }
  const button = card.querySelector('button');
  const hadFocus = card.contains(document.activeElement);
  card.ariaBusy = 'true';
  place(card, lane);
  if (hadFocus) button.focus();
  show(fill(copy.moving, { name, status: titleOf(lane) }));
  const fields = Object.entries({
    application: button.value,
    status: lane.dataset.status,
    from: from.dataset.status ?? '',
  });
  const { reason, event, now } = await send(location.pathname, [...entered, ...fields]);
  card.ariaBusy = 'false';
  if (reason === undefined) {
    asked = undefined;
    card.querySelector('time').dateTime = new Date().toISOString();
    show(fill(copy.moved, { name, status: titleOf(lane) }));
    if (event && from.dataset.status !== undefined) offerUndo(card, from, event);
    return;
  }
  const current = now === undefined ? undefined : laneNamed(now);
  place(card, current ?? from);
  if (hadFocus) button.focus();
  show(now !== undefined ? `${name}: ${reason}` : fill(copy.failed, { name, status: titleOf(from), reason }), true);
}

function offerUndo(card, to, event) {
  last = { card, to, event };
  undo.hidden = false;
}

async function undoLast() {
  const { card, to, event } = last;
  const name = nameOf(card);
  const from = laneOf(card);
  const button = card.querySelector('button');
  undo.hidden = true;
  card.ariaBusy = 'true';
  place(card, to);
  button.focus();
  const { reason } = await send(`/console/applications/${button.value}/undo`, [['event', event]]);
  card.ariaBusy = 'false';
  if (reason === undefined) return show(fill(copy.moved, { name, status: titleOf(to) }));
  place(card, from);
  show(fill(copy.failed, { name, status: titleOf(from), reason }), true);
}

undo.addEventListener('click', () => void undoLast());

const laneNamed = (name) => [...board.querySelectorAll('.lane')].find((lane) => lane.dataset.status === name);

function mark(lane) {
  for (const other of board.querySelectorAll('.lane.over')) if (other !== lane) other.classList.remove('over');
  lane?.classList.add('over');
}

for (const card of board.querySelectorAll('.card')) card.draggable = true;
// Cards cannot be moved to a removed status.
const dropTarget = (event) => event.target.closest?.('.lane[data-status]');

board.addEventListener('submit', (event) => {
  event.preventDefault();
  const card = event.target.closest('.card');
  void move(card, laneNamed(card.querySelector('select').value));
});
board.addEventListener('dragstart', (event) => {
  dragged = event.target.closest?.('.card');
  if (!dragged) return;
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', nameOf(dragged));
  dragged.classList.add('dragged');
});
board.addEventListener('dragover', (event) => {
  const lane = dropTarget(event);
  mark(dragged && lane ? lane : undefined);
  if (dragged && lane) event.preventDefault();
});
board.addEventListener('drop', (event) => {
  const lane = dropTarget(event);
  if (!dragged || !lane) return;
  event.preventDefault();
  void move(dragged, lane);
});
board.addEventListener('dragend', () => {
  dragged?.classList.remove('dragged');
  dragged = undefined;
  mark(undefined);
});
