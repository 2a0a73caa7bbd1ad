import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotFound } from '../../errors.ts';
import { applyHeaders, type Exchange, html, json, sendAnswer } from '../exchange.ts';
import type { Surface } from '../pipeline.ts';
import { routedSurface } from '../routed-surface.ts';
import { securityHeaders } from '../security-headers.ts';
import type { OpenApiDocument } from './document.ts';

const require = createRequire(import.meta.url);
const library = path.dirname(require.resolve('swagger-ui-dist/package.json'));

const files = new Map([
  ...['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map(
    (name) => [name, path.join(library, name)] as const,
  ),
  ['page.js', fileURLToPath(new URL('./browser/documentation.js', import.meta.url))],
]);

/** Links are relative, because a proxy may serve it under another path. */
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

// An upgrade to https would break the page on plain http.
const headers = securityHeaders({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } });

async function servePage(exchange: Exchange): Promise<void> {
  await sendAnswer(exchange, { status: 200, type: html, body: page(exchange.path.endsWith('/') ? '' : 'docs/') });
}

async function serveFile(exchange: Exchange): Promise<void> {
  const file = files.get(exchange.path.slice('/docs/'.length));
  if (!file) throw new NotFound('The path');
  applyHeaders(exchange);
  await new Promise<void>((resolve, reject) => {
    exchange.res.sendFile(file, { maxAge: '1h' }, (error) => {
      if (error && !exchange.res.destroyed) reject(error);
      else resolve();
    });
  });
}

export function documentation(describe: () => OpenApiDocument): Surface {
  let made: { body: string; tag: string } | undefined;
  const serveDocument = async (exchange: Exchange) => {
    if (!made) {
      const body = JSON.stringify(describe());
      made = { body, tag: createHash('sha256').update(body).digest('base64url') };
    }
    exchange.headers.push('Cache-Control', 'public, max-age=300');
    await sendAnswer(exchange, { status: 200, type: json, ...made });
  };
  return routedSurface(headers, [
    { method: 'get', path: '/api/v1/openapi.json', serve: serveDocument },
    { method: 'get', path: '/docs', serve: servePage },
    { method: 'get', path: '/docs/{file}', serve: serveFile },
  ]);
}
