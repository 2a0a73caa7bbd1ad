// Shows the resume beside the profile. Without this script, links open and download it.
(() => {
  const place = document.querySelector('[data-resume]');
  if (!place) return;
  const copy = JSON.parse(place.dataset.copy);
  const status = place.querySelector('[role="status"]');
  const pages = place.querySelector('.resume-pages');
  /** `pdfFolder` is put before this script. */
  const library = new URL(pdfFolder, document.currentScript.src).href;
  const maxPages = 50;
  /** Size limit of a canvas. Browsers draw nothing on much larger ones. */
  const maxPixels = 12_000_000;
  /** Layout that changes the width less than this keeps the pages. */
  const sameWidth = 16;

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key]);

  /** One request is one opening in the audit log. */
  async function open() {
    const response = await fetch(place.dataset.src);
    if (response.redirected) location.reload();
    if (!response.ok) throw new Error(String(response.status));
    return response;
  }

  async function showText() {
    const page = new DOMParser().parseFromString(await (await open()).text(), 'text/html');
    pages.replaceChildren(document.adoptNode(page.querySelector('[data-resume-text]')));
    status.textContent = '';
  }

  /** Draws the page, with its text over it, to be selected and read aloud. */
  async function draw(pdf, frame, page) {
    const natural = page.getViewport({ scale: 1 });
    const width = pages.clientWidth;
    if (width === 0) return;
    const viewport = page.getViewport({ scale: width / natural.width });
    const density = Math.min(devicePixelRatio || 1, 2, Math.sqrt(maxPixels / (viewport.width * viewport.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    canvas.setAttribute('aria-hidden', 'true');
    const text = document.createElement('div');
    text.className = 'resume-letters';
    frame.style.setProperty('--total-scale-factor', String(viewport.scale));
    frame.style.aspectRatio = `${viewport.width} / ${viewport.height}`;
    await page.render({ canvas, viewport: page.getViewport({ scale: viewport.scale * density }) }).promise;
    const letters = new pdf.TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
    await letters.render();
    pdf.TextLayer.cleanup();
    frame.replaceChildren(canvas, text);
  }

  function frameOf(number, total, { width, height }) {
    const frame = document.createElement('div');
    frame.className = 'resume-page';
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', fill(copy.page, { number, total }));
    frame.style.aspectRatio = `${width} / ${height}`;
    return frame;
  }

  async function showPdf() {
    const [pdf, response] = await Promise.all([import(`${library}pdf.min.mjs`), open()]);
    pdf.GlobalWorkerOptions.workerSrc = `${library}pdf.worker.min.mjs`;
    const loading = pdf.getDocument({
      data: new Uint8Array(await response.arrayBuffer()),
      cMapUrl: `${library}cmaps/`,
      standardFontDataUrl: `${library}standard_fonts/`,
      wasmUrl: `${library}wasm/`,
      // The policy of the page allows neither.
      useWasm: false,
      isEvalSupported: false,
      // Nor fonts by address: these are read as bytes.
      useSystemFonts: false,
    });
    const file = await loading.promise;
    const shown = Math.min(file.numPages, maxPages);
    const first = (await file.getPage(1)).getViewport({ scale: 1 });
    const frames = Array.from({ length: shown }, (_, index) => frameOf(index + 1, file.numPages, first));
    pages.replaceChildren(...frames);
    status.textContent = shown < file.numPages ? fill(copy.more, { number: shown, total: file.numPages }) : '';

    const drawn = new Map();
    const drawOnce = async (frame) => {
      const width = pages.clientWidth;
      if (Math.abs((drawn.get(frame) ?? Number.NEGATIVE_INFINITY) - width) < sameWidth) return;
      drawn.set(frame, width);
      await draw(pdf, frame, await file.getPage(frames.indexOf(frame) + 1));
    };
    const visible = new Set();
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
          if (isIntersecting) drawOnce(target).catch(fail);
        }
      },
      { root: pages, rootMargin: '50%' },
    );
    for (const frame of frames) near.observe(frame);
    new ResizeObserver(() => {
      for (const frame of visible) drawOnce(frame).catch(fail);
    }).observe(pages);
  }

  function fail(error) {
    status.textContent = error?.name === 'PasswordException' ? copy.locked : copy.failed;
    if (!pages.hasChildNodes()) pages.hidden = true;
  }

  place.hidden = false;
  // A resume below the screen of a phone is not opened until it can be seen.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    status.textContent = copy.loading;
    (place.dataset.resume === 'pdf' ? showPdf() : showText()).catch(fail);
  });
  seen.observe(place);
})();
