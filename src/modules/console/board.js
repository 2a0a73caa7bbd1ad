// Moves cards of a job's board by dragging them, and by their forms without loading the page again. Without this file
// the forms do the same. What the server refuses is undone, and said.
const board = document.querySelector('[data-board]');
const said = document.querySelector('[data-said]');
let dragged;

const laneOf = (card) => card.closest('.lane');
const nameOf = (card) => card.querySelector('a').textContent;
const statusOf = (lane) => lane.querySelector('h2').firstChild.textContent.trim();
const scoreOf = (card) => (card.dataset.score === undefined ? -1 : Number(card.dataset.score));

function say(text, wrong = false) {
  said.textContent = text;
  said.classList.toggle('wrong', wrong);
}

function add(lane, more) {
  const total = lane.querySelector('[data-total]');
  total.dataset.total = String(Number(total.dataset.total) + more);
  total.textContent = Number(total.dataset.total).toLocaleString('en');
}

/** Puts a card where its score belongs. */
function place(card, lane) {
  const cards = lane.querySelector('.cards');
  const next = [...cards.children].find((other) => other !== card && scoreOf(other) < scoreOf(card));
  add(laneOf(card), -1);
  cards.insertBefore(card, next ?? null);
  add(lane, 1);
  const select = card.querySelector('select');
  if (lane.dataset.status !== undefined) select.value = lane.dataset.status;
  else select.selectedIndex = 0;
}

/** Says why not, or nothing when it is done. */
async function send(application, status) {
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ application, status, quiet: 'yes' }),
    });
    if (answer.type === 'opaqueredirect') return 'you are signed out. Load the page again to sign in.';
    if (answer.ok) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('main p')?.textContent ?? 'the server refused it.';
  } catch {
    return 'the server cannot be reached.';
  }
}

async function move(card, lane) {
  const from = laneOf(card);
  if (!lane || card.ariaBusy === 'true') return;
  if (lane === from) return say(`${nameOf(card)} is in ${statusOf(lane)} already.`);
  const button = card.querySelector('button');
  const hadFocus = card.contains(document.activeElement);
  const name = nameOf(card);
  card.ariaBusy = 'true';
  place(card, lane);
  if (hadFocus) button.focus();
  say(`Moving ${name} to ${statusOf(lane)} …`);
  const problem = await send(button.value, lane.dataset.status);
  card.ariaBusy = 'false';
  if (problem === undefined) return say(`${name} is in ${statusOf(lane)} now.`);
  place(card, from);
  if (hadFocus) button.focus();
  say(`${name} stays in ${statusOf(from)}: ${problem}`, true);
}

const laneNamed = (status) => [...board.querySelectorAll('.lane')].find((lane) => lane.dataset.status === status);

function mark(lane) {
  for (const other of board.querySelectorAll('.lane.over')) if (other !== lane) other.classList.remove('over');
  lane?.classList.add('over');
}

for (const card of board.querySelectorAll('.card')) card.draggable = true;
// Lists of former statuses take no cards back by hand: nothing can be moved there.
const target = (event) => event.target.closest?.('.lane[data-status]');

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
  const lane = target(event);
  mark(dragged && lane ? lane : undefined);
  if (dragged && lane) event.preventDefault();
});
board.addEventListener('drop', (event) => {
  const lane = target(event);
  if (!dragged || !lane) return;
  event.preventDefault();
  void move(dragged, lane);
});
board.addEventListener('dragend', () => {
  dragged?.classList.remove('dragged');
  dragged = undefined;
  mark(undefined);
});
