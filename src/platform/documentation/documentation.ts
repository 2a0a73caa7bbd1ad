import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { baseStyles } from '../design/styles.ts';
import { type Exchange, html, json, sendAnswer } from '../http/exchange.ts';
import { onlyAllow, securityHeaders } from '../http/headers/security-headers.ts';
import type { OpenApiDocument } from '../http/openapi/document.ts';
import type { Surface } from '../http/pipeline.ts';
import { routedSurface } from '../http/routed-surface.ts';
import { type Asset, readAsset } from '../pages/asset.ts';
import type { Guide, GuideSource, GuideValues } from './guide.ts';
import { guideIndex, guidePage } from './guide.view.ts';
import { referencePage } from './reference.view.ts';
import { operationTag, referenceDocument } from './reference-document.ts';
import { guidesPath } from './shell.view.ts';

const require = createRequire(import.meta.url);
const viewerFile = path.join(
  path.dirname(require.resolve('openapi-explorer/package.json')),
  'dist/browser/openapi-explorer.min.js',
);
const here = (file: string): URL => new URL(file, import.meta.url);

/** Assets are in /docs, beside the pages that need them. */
const assets = () => {
  const inDocs = (asset: Asset): Asset => ({ ...asset, path: `docs${asset.path}` });
  return {
    styles: inDocs(readAsset('documentation', 'css', ...baseStyles, here('./documentation.css'))),
    reference: inDocs(readAsset('reference', 'js', here('./browser/reference.js'))),
    copy: inDocs(readAsset('copy', 'js', here('./browser/copy.js'))),
    viewer: inDocs(readAsset('openapi-explorer', 'js', pathToFileURL(viewerFile))),
  };
};

const strict = { defaultSrc: ["'none'"], imgSrc: ["'self'", 'data:'], baseUri: ["'none'"], formAction: ["'none'"] };
const ownFiles = { ...strict, scriptSrc: ["'self'"], styleSrc: ["'self'"] };
// The viewer creates style elements and attributes. Trial requests go to the page's own server.
const viewerFiles = { ...ownFiles, styleSrc: ["'self'", "'unsafe-inline'"], connectSrc: ["'self'"] };

/** Makes the body on the first request and keeps it. */
function keep(type: string, make: () => string | Promise<string>) {
  let made: { body: string; tag: string } | undefined;
  return async (exchange: Exchange): Promise<void> => {
    if (!made) {
      const body = await make();
      made = { body, tag: createHash('sha256').update(body).digest('base64url') };
    }
    exchange.headers.push('Cache-Control', 'public, max-age=300');
    await sendAnswer(exchange, { status: 200, type, ...made });
  };
}

const serveAsset = (asset: Asset) => async (exchange: Exchange) => {
  exchange.headers.push('Cache-Control', 'public, max-age=31536000, immutable');
  await sendAnswer(exchange, { status: 200, type: asset.type, body: asset.bytes });
};

const referenceData = 'docs/reference.json';

/** The path from a page to the service's root: links are relative, because a proxy may serve it under another path. */
const rootOf = (address: string): string => '../'.repeat(address.split('/').length - 2);

/** Serves a page at its path, with or without a slash at the end. */
function servePage(view: (root: string) => JSX.Element | Promise<JSX.Element>) {
  const byRoot = new Map<string, ReturnType<typeof keep>>();
  return async (exchange: Exchange): Promise<void> => {
    const root = rootOf(exchange.path);
    const serve = byRoot.get(root) ?? keep(html, async () => `<!doctype html>\n${render(await view(root))}\n`);
    byRoot.set(root, serve);
    await serve(exchange);
  };
}

export type Guides = { sources: readonly GuideSource[]; values: (document: OpenApiDocument) => GuideValues };

/** The OpenAPI document, the reference that shows it, and the guides. `describe` runs when a request first needs it. */
export function documentation(describe: () => OpenApiDocument, { sources, values }: Guides): Surface[] {
  let described: OpenApiDocument | undefined;
  const document = (): OpenApiDocument => (described ??= describe());
  const { styles, reference, copy, viewer } = assets();
  const get = (path: string, serve: (exchange: Exchange) => Promise<void>) => ({ method: 'get' as const, path, serve });

  // Placeholder for the path to the root, until a page is made.
  const marker = 'service-root:/';
  const renderGuides = async (): Promise<Guide[]> => {
    // Only web needs its libraries, and most tests do not.
    const { renderGuide } = await import('./guide.ts');
    const links = {
      guide: (name: string) => `${marker}${guidesPath}/${name}`,
      operation: (id: string) => `${marker}docs#/${operationTag(document(), id)}/${id}`,
    };
    const filled = values(document());
    return sources.map((source) => renderGuide(source, filled, links));
  };
  let rendered: Promise<Guide[]> | undefined;
  const guides = (): Promise<Guide[]> => (rendered ??= renderGuides());
  const guideView = async (name: string, root: string): Promise<JSX.Element> => {
    const all = await guides();
    const guide = all.find((one) => one.name === name) as Guide;
    return guidePage({ ...guide, html: guide.html.replaceAll(marker, root) }, all, root, guideFiles);
  };

  const referenceFiles = { styles: [styles.path], scripts: [reference.path], viewer: viewer.path, data: referenceData };
  const guideFiles = { styles: [styles.path], scripts: [copy.path] };
  const guideRoutes = sources.map(({ name }) =>
    get(
      `/${guidesPath}/${name}`,
      servePage((root) => guideView(name, root)),
    ),
  );
  return [
    routedSurface(securityHeaders(onlyAllow(viewerFiles)), [
      get(
        '/docs',
        servePage((root) => referencePage(document(), root, referenceFiles)),
      ),
    ]),
    routedSurface(securityHeaders(onlyAllow(ownFiles)), [
      get(
        '/api/v1/openapi.json',
        keep(json, () => JSON.stringify(document())),
      ),
      get(
        `/${referenceData}`,
        keep(json, () => JSON.stringify(referenceDocument(document()))),
      ),
      get(
        `/${guidesPath}`,
        servePage(async (root) => guideIndex(await guides(), root, guideFiles)),
      ),
      ...guideRoutes,
      ...[styles, reference, copy, viewer].map((asset) => get(`/${asset.path}`, serveAsset(asset))),
    ]),
  ];
}
