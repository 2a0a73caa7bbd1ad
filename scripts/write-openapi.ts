// `npm run openapi` writes the current OpenAPI document to docs/openapi.json, the released one, and generates the SDK
// from it. It refuses changes that break clients, except with `npm run openapi -- --breaking`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { apiDocument } from '../src/app/api-document.ts';
import { breaksOf } from './openapi-breaks.ts';
import { writeSdk } from './sdk/sdk-files.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
const text = `${JSON.stringify(apiDocument('http://127.0.0.1:3000'), null, 2)}\n`;
const breaks = existsSync(file) ? breaksOf(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(text)) : [];

if (breaks.length > 0 && !process.argv.includes('--breaking')) {
  console.error(['This would break clients of the released document:', ...breaks].join('\n  '));
  console.error('Where that is meant: npm run openapi -- --breaking, and a line in CHANGELOG.md.');
  process.exitCode = 1;
} else {
  writeFileSync(file, text);
  await writeSdk();
  console.log('docs/openapi.json and sdk/src/generated are up to date');
}
