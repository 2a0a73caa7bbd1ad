import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { MethodNotAllowed } from '../errors.ts';
import { hasAlready } from './conditional.ts';
import type { OpenApiDocument } from './openapi.ts';

const require = createRequire(import.meta.url);
const library = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of /docs/, by name: what the page needs, and nothing else of the library. */
const files = new Map([
  ...['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map(
    (name) => [name, path.join(library, name)] as const,
  ),
  ['page.js', fileURLToPath(new URL('./documentation.page.js', import.meta.url))],
]);

/** The page. Its links are relative, because a proxy may serve the whole under a path of its own. */
const page = (folder: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API documentation</title>
<link rel="stylesheet" href="${folder}swagger-ui.css">
<link rel="icon" type="image/png" href="${folder}favicon-32x32.png">
</head>
<body>
<div id="documentation"></div>
<script src="${folder}swagger-ui-bundle.js"></script>
<script src="${folder}page.js"></script>
</body>
</html>
`;

// As on every answer, but for the upgrade to https: it would break the page where the service is reached by plain http.
// Behind https it changes nothing, as all links are relative.
const protect = helmet({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } });

const dress: RequestHandler = (req, res, next) => {
  res.set('X-Request-Id', String(res.locals['requestId']));
  protect(req, res, next);
};

/** The document as it is served, made at the first call. */
function serveDocument(describe: () => OpenApiDocument): RequestHandler {
  let made: { text: string; etag: string } | undefined;
  return (req, res) => {
    if (!made) {
      const text = JSON.stringify(describe());
      made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    }
    res.set({ 'Cache-Control': 'public, max-age=300', ETag: made.etag });
    if (hasAlready(req, made.etag)) res.status(304).end();
    else res.type('json').send(made.text);
  };
}

const readOnly: RequestHandler = () => {
  throw new MethodNotAllowed('GET, HEAD');
};

// Most requests are none of this: they are told so by one look, not by a router.
const ours = /^\/(?:docs|api\/v1\/openapi\.json)(?:[/?]|$)/;

/** What can be read of the API without a key: its document at /api/v1/openapi.json, and for people at /docs. */
export function documentation(describe: () => OpenApiDocument): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use(dress);
  router.route('/api/v1/openapi.json').get(serveDocument(describe)).all(readOnly);
  router
    .route(['/docs', '/docs/'])
    .get((req, res) => void res.type('html').send(page(req.path.endsWith('/') ? '' : 'docs/')))
    .all(readOnly);
  router
    .route('/docs/:file')
    .get((req, res, next) => {
      const file = files.get(req.params.file);
      if (file) res.sendFile(file, { maxAge: '1h' });
      else next('router');
    })
    .all(readOnly);
  return (req, res, next) => (ours.test(req.url) ? router(req, res, next) : next());
}
