/**
 * The floor of accepting a chunk: an express that writes each chunk to its own file, waits until it is on the disk, and
 * then answers.
 *
 *   node bench/interviews/chunk-floor.ts --folder DIR --port N
 */
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import express from 'express';

const { values } = parseArgs({ options: { folder: { type: 'string' }, port: { type: 'string' } } });
const folder = values.folder ?? '';
mkdirSync(folder, { recursive: true });
let files = 0;

const app = express();
app.post('/chunk', express.raw({ type: () => true, limit: '4mb' }), async (req, res) => {
  const file = await open(path.join(folder, String(files++)), 'wx');
  try {
    await file.writeFile(req.body as Buffer);
    await file.sync();
  } finally {
    await file.close();
  }
  res.json({ received: true });
});
app.listen(Number(values.port), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
