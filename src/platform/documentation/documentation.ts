import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { type Exchange, html, json, sendAnswer } from '../http/exchange.ts';
import type { OpenApiDocument } from '../http/openapi/document.ts';
import type { Surface } from '../http/pipeline.ts';
import { routedSurface } from '../http/routed-surface.ts';
import { onlyAllow, securityHeaders } from '../http/security-headers.ts';
import { type Asset, baseStyles, readAsset } from '../pages/asset.ts';
import { referencePage } from './reference.view.ts';
import { referenceDocument } from './reference-document.ts';

const require = createRequire(import.meta.url);
const viewerFile = path.join(
  path.dirname(require.resolve('openapi-explorer/package.json')),
  'dist/browser/openapi-explorer.min.js',
);
const here = (file: string): URL => new URL(file, import.meta.url);

/** In /docs, beside the pages that need them. */
const assets = () => {
  const inDocs = (asset: Asset): Asset => ({ ...asset, path: `docs${asset.path}` });
  return {
    styles: inDocs(readAsset('documentation', 'css', baseStyles, here('./documentation.css'))),
    reference: inDocs(readAsset('reference', 'js', here('./browser/reference.js'))),
    viewer: inDocs(readAsset('openapi-explorer', 'js', pathToFileURL(viewerFile))),
  };
};

const strict = { defaultSrc: ["'none'"], imgSrc: ["'self'", 'data:'], baseUri: ["'none'"], formAction: ["'none'"] };
const ownFiles = { ...strict, scriptSrc: ["'self'"], styleSrc: ["'self'"] };
// The viewer makes style elements and attributes of its own. Trial requests go to the page's own server.
const viewerFiles = { ...ownFiles, styleSrc: ["'self'", "'unsafe-inline'"], connectSrc: ["'self'"] };

/** Made on the first request, then kept. */
function keep(type: string, make: () => string) {
  let made: { body: string; tag: string } | undefined;
  return async (exchange: Exchange): Promise<void> => {
    if (!made) {
      const body = make();
      made = { body, tag: createHash('sha256').update(body).digest('base64url') };
    }
    exchange.headers.push('Cache-Control', 'public, max-age=300');
    await sendAnswer(exchange, { status: 200, type, ...made });
  };
}

const keepPage = (view: () => JSX.Element) => keep(html, () => `<!doctype html>\n${render(view())}\n`);

const serveAsset = (asset: Asset) => async (exchange: Exchange) => {
  exchange.headers.push('Cache-Control', 'public, max-age=31536000, immutable');
  await sendAnswer(exchange, { status: 200, type: asset.type, body: asset.bytes });
};

const referenceData = 'docs/reference.json';

/** The OpenAPI document, and the reference that shows it. `describe` is called when a request needs it. */
export function documentation(describe: () => OpenApiDocument): Surface[] {
  let described: OpenApiDocument | undefined;
  const document = (): OpenApiDocument => (described ??= describe());
  const { styles, reference, viewer } = assets();
  const files = { styles: [styles.path], scripts: [reference.path], viewer: viewer.path, data: referenceData };
  const page = (root: string) => keepPage(() => referencePage(document(), root, files));
  const [short, long] = [page(''), page('../')];
  return [
    routedSurface(securityHeaders(onlyAllow(viewerFiles)), [
      // Links are relative to the path, which may end with a slash.
      { method: 'get', path: '/docs', serve: (exchange) => (exchange.path.endsWith('/') ? long : short)(exchange) },
    ]),
    routedSurface(securityHeaders(onlyAllow(ownFiles)), [
      { method: 'get', path: '/api/v1/openapi.json', serve: keep(json, () => JSON.stringify(document())) },
      {
        method: 'get',
        path: `/${referenceData}`,
        serve: keep(json, () => JSON.stringify(referenceDocument(document()))),
      },
      ...[styles, reference, viewer].map((asset) => ({
        method: 'get' as const,
        path: `/${asset.path}`,
        serve: serveAsset(asset),
      })),
    ]),
  ];
}
