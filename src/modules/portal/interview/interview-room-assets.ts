import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./browser/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
const files = names.toSorted().map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));

// The scripts import each other by name. One digest names their folder, so a page never mixes two versions.
const digest = createHash('sha256');
for (const { name, bytes } of files) digest.update(`${name}\0${bytes.length}\0`).update(bytes);
const at = (name: string): string => `/assets/room-${digest.copy().digest('hex').slice(0, 16)}/${name}`;

export const interviewRoomScript = { path: at('room.js'), needs: names.filter((name) => name !== 'room.js').map(at) };

export const interviewRoomAssets = files.map(
  ({ name, bytes }) => [at(name), { type: 'text/javascript; charset=utf-8', bytes }] as const,
);
