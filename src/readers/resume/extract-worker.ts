// Reads resumes, one after the other: a frame of bytes on stdin, a frame of JSON on file descriptor 3. Ends with stdin.
// reader-process.ts starts it with reading rights only.
import { Socket } from 'node:net';
import { endProcess } from '#platform/processes/end-process.ts';
import { loadLibraries, ReaderUnavailable, readDocument } from './document-reader.ts';
import { ResumeFailure } from './failure.ts';
import { Frame, frameOf } from './frame.ts';
import { globalState, isSameState } from './global-state.ts';
import type { ReaderReply } from './reader-process.ts';

const isShared = process.argv[2] === 'shared';
const output = new Socket({ fd: 3 });

async function replyTo(bytes: Buffer): Promise<ReaderReply> {
  try {
    return { ok: true, ...(await readDocument(bytes)) };
  } catch (error) {
    // This exit code means that the failure is not caused by the file.
    if (error instanceof ReaderUnavailable) return endProcess(70);
    return { ok: false, reason: error instanceof ResumeFailure ? error.reason : 'corrupt' };
  }
}

// Libraries add to global objects when they load. Later, nothing may.
if (isShared) await loadLibraries().catch(() => endProcess(70));
const before = isShared ? globalState() : undefined;

let frame = new Frame();
for await (const piece of process.stdin) {
  frame.add(piece);
  if (frame.missing !== 0) continue;
  const reply = await replyTo(frame.content());
  frame = new Frame();
  const isLast = before === undefined || !isSameState(before, globalState());
  const sent = frameOf(Buffer.from(JSON.stringify({ ...reply, isLast })));
  await new Promise<void>((resolve) => output.write(sent, () => resolve()));
}
// Exits even if a library is still busy.
await endProcess(0);
