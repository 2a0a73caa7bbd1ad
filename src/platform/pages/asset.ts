import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The path changes with the bytes, so browsers may cache a file permanently. */
export type Asset = { path: string; type: string; bytes: Buffer };

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

export function readAsset(name: string, kind: keyof typeof types, ...urls: readonly URL[]): Asset {
  const bytes = Buffer.concat(urls.map((url) => readFileSync(url)));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `/assets/${name}-${digest}.${kind}`, type: types[kind], bytes };
}

/** A site's own style sheet comes after it. */
export const baseStyles = new URL('./base.css', import.meta.url);
