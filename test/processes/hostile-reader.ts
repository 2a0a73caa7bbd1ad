import { readFileSync, writeSync } from 'node:fs';

// Answers with what the file says, as a reader does that a file has taken over.
const { inspect } = JSON.parse(process.argv[2] ?? '');
writeSync(3, readFileSync(inspect, 'utf8'));
