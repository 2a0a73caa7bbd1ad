// `npm run settings` writes the settings into README.md and .env.example.
import { readFileSync, writeFileSync } from 'node:fs';
import { environmentExample, withSettings } from './settings-document.ts';

const readme = new URL('../README.md', import.meta.url);
writeFileSync(readme, withSettings(readFileSync(readme, 'utf8')));
writeFileSync(new URL('../.env.example', import.meta.url), environmentExample());
console.log('README.md and .env.example are up to date');
