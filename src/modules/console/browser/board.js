// Without this script the forms do the same. A rejected move is undone and reported.
const board = document.querySelector('[data-board]');
const status = document.querySelector('[data-said]');
const copy = JSON.parse(status.dataset.said);
let dragged;

const laneOf = (card) => card.closest('.lane');
const nameOf = (card) => card.querySelector('a').textContent;
const titleOf = (lane) => lane.querySelector('h2').firstChild.textContent.trim();
const scoreOf = (card) => (card.dataset.score === undefined ? -1 : Number(card.dataset.score));
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key]);

function show(text, isWrong = false) {
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
  const select = card.querySelector('select');
  if (lane.dataset.status !== undefined) select.value = lane.dataset.status;
  else select.selectedIndex = 0;
}

/** Returns why it failed, or undefined. */
async function send(application, target) {
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ application, status: target, quiet: 'yes' }),
    });
    if (response.type === 'opaqueredirect') return copy.signedOut;
    if (response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('main p')?.textContent ?? copy.rejected;
  } catch {
    return copy.unreachable;
  }
}

async function move(card, lane) {
  const from = laneOf(card);
  if (!lane || card.ariaBusy === 'true') return;
  const name = nameOf(card);
  if (lane === from) return show(fill(copy.unchanged, { name, status: titleOf(lane) }));
  const button = card.querySelector('button');
  const hadFocus = card.contains(document.activeElement);
  card.ariaBusy = 'true';
  place(card, lane);
  if (hadFocus) button.focus();
  show(fill(copy.moving, { name, status: titleOf(lane) }));
  const reason = await send(button.value, lane.dataset.status);
  card.ariaBusy = 'false';
  if (reason === undefined) return show(fill(copy.moved, { name, status: titleOf(lane) }));
  place(card, from);
  if (hadFocus) button.focus();
  show(fill(copy.failed, { name, status: titleOf(from), reason }), true);
}

const laneNamed = (name) => [...board.querySelectorAll('.lane')].find((lane) => lane.dataset.status === name);

function mark(lane) {
  for (const other of board.querySelectorAll('.lane.over')) if (other !== lane) other.classList.remove('over');
  lane?.classList.add('over');
}

for (const card of board.querySelectorAll('.card')) card.draggable = true;
// Nothing can be moved to a removed status.
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
