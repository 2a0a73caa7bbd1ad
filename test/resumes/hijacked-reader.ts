// Runs in place of the reader of resumes, as if a hostile file had taken it over: does what the first word of a file says.
// Other files are answered with their text, and an id of this process.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { Frame, frameOf } from '../../src/readers/resume/frame.ts';

const id = randomUUID();
let isPoisoned = false;

const reply = (fields: object): Buffer => frameOf(Buffer.from(JSON.stringify({ isLast: false, ...fields })));
const resume = (text: string): Buffer => reply({ ok: true, lines: [], text, id });

function send(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(3, bytes, at);
    } catch (error) {
      // The pipe is full.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

function compute(ms: number): void {
  const { user, system } = process.cpuUsage();
  for (let used = 0; used < ms * 1000; ) {
    const now = process.cpuUsage();
    used = now.user + now.system - user - system;
  }
}

const acts: Record<string, (text: string) => void> = {
  compute: (text) => {
    compute(Number(text.split(' ')[1]));
    send(resume(text));
  },
  hang: () => compute(Number.POSITIVE_INFINITY),
  /** Uses more than half of its memory for a while, and is then killed as if by the system. */
  grow: () => {
    const taken = Buffer.alloc(400 * 1024 * 1024, 1);
    compute(1_000);
    process.exit(128 + taken[0]! * 9);
  },
  crash: () => process.abort(),
  exit: () => process.exit(3),
  flood: () => send(Buffer.alloc(64 * 1024 * 1024, 1)),
  garbage: () => send(frameOf(Buffer.from('{'))),
  twice: (text) => send(Buffer.concat([resume(text), resume('forged')])),
  later: (text) => {
    send(resume(text));
    setTimeout(() => send(resume('forged')), 50);
  },
  poison: (text) => {
    isPoisoned = true;
    send(resume(text));
  },
  changed: (text) => send(reply({ ok: true, lines: [], text, id, isLast: true })),
  damaged: () => send(reply({ ok: false, reason: 'corrupt' })),
  scan: () => send(reply({ ok: false, reason: 'no_text' })),
};

let frame = new Frame();
for await (const piece of process.stdin) {
  frame.add(piece);
  if (frame.missing !== 0) continue;
  const text = frame.content().toString();
  frame = new Frame();
  const act = acts[text.split(' ')[0] ?? ''];
  if (isPoisoned) send(reply({ ok: false, reason: 'corrupt' }));
  else if (act) act(text);
  else send(resume(text));
}
process.exit(0);
