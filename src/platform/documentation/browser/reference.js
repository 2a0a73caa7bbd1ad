// In the browser, at /docs: shows the API's document and sends trial requests to the page's own server.
const content = document.getElementById('content');
const viewer = document.querySelector('openapi-explorer');
const root = new URL(content.dataset.root || '.', document.baseURI).href.replace(/\/$/, '');
const fromRoot = (path) => new URL(path, `${root}/`).href;

/** Follows links such as `#/Jobs/listJobs` and `#listJobs`. The viewer has its own ones. */
function followLink() {
  const id = decodeURIComponent(window.location.hash).slice(1).split('/').at(-1);
  const found = viewer.resolvedSpec.tags.flatMap((tag) => tag.paths).find(({ operationId }) => operationId === id);
  if (!found) return;
  window.history.replaceState(null, '', '#');
  viewer.scrollTo(found.elementId);
}

async function show() {
  const [answer] = await Promise.all([
    fetch(fromRoot(content.dataset.document)),
    import(fromRoot(content.dataset.viewer)),
  ]);
  const text = await answer.text();
  // The document has the service's public address; the page may have another one.
  const [{ url }] = JSON.parse(text).servers;
  await viewer.loadSpec(JSON.parse(text.replaceAll(url, root)));
  followLink();
  window.addEventListener('hashchange', followLink);
}

show().catch((error) => {
  content.textContent = `The reference could not be loaded: ${error.message}`;
});
