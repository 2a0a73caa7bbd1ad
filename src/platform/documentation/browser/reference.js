// Runs in the browser, at /docs. Shows the API's document and sends trial requests to the page's own server.
const content = document.getElementById('content');
const viewer = document.querySelector('openapi-explorer');
const list = document.querySelector('details.operations');
const root = new URL(content.dataset.root || '.', document.baseURI).href.replace(/\/$/, '');
const fromRoot = (path) => new URL(path, `${root}/`).href;

/** Follows links such as `#/Jobs/listJobs` and `#listJobs`. The viewer itself uses other links. */
function followLink() {
  const id = decodeURIComponent(window.location.hash).slice(1).split('/').at(-1);
  const found = viewer.resolvedSpec.tags.flatMap((tag) => tag.paths).find(({ operationId }) => operationId === id);
  if (!found) return;
  window.history.replaceState(null, '', '#');
  list.open = false;
  viewer.scrollTo(found.elementId);
}

/** Filters the list that phones show. */
function filterList({ target }) {
  const words = target.value.trim().toLowerCase().split(/\s+/);
  for (const section of list.querySelectorAll('section')) {
    const name = section.querySelector('h2').textContent;
    const items = [...section.querySelectorAll('li')];
    for (const item of items) {
      const text = `${name} ${item.textContent}`.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
    }
    section.hidden = items.every((item) => item.hidden);
  }
}

/**
 * Moves the copy buttons above the samples, which they would cover. They are in a shadow root that no style of the page
 * reaches.
 */
function moveCopyButtons() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .toolbar-copy-btn { position: static; align-self: flex-end; margin: 4px; }
    .toolbar-copy-btn + pre { padding-right: 8px; }`);
  customElements.get('syntax-highlighter').elementStyles.push(sheet);
}

async function show() {
  const [answer] = await Promise.all([
    fetch(fromRoot(content.dataset.document)),
    import(fromRoot(content.dataset.viewer)),
  ]);
  moveCopyButtons();
  const text = await answer.text();
  // The document has the service's public address; the page may have another one.
  const [{ url }] = JSON.parse(text).servers;
  await viewer.loadSpec(JSON.parse(text.replaceAll(url, root)));
  followLink();
  window.addEventListener('hashchange', followLink);
  list.querySelector('input').addEventListener('input', filterList);
}

show().catch((error) => {
  content.textContent = `The reference could not be loaded: ${error.message}`;
});
