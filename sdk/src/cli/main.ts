#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { run } from './run.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

// The reader of a pipe, such as `head`, has closed it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  out: (content) => void process.stdout.write(content),
  error: (content) => void process.stderr.write(content),
  input: () => text(process.stdin),
  signal: stop.signal,
});
