import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { StylePart } from '../design/styles.ts';

/** The path contains a hash of the bytes, so browsers may cache a file permanently. */
export type Asset = { path: string; type: string; bytes: Buffer };

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

export function readAsset(name: string, kind: keyof typeof types, ...parts: readonly StylePart[]): Asset {
  const bytes = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : readFileSync(part))));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `/assets/${name}-${digest}.${kind}`, type: types[kind], bytes };
}
