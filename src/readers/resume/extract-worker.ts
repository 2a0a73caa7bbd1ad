// Reads one resume: bytes on stdin, reply as JSON on file descriptor 3. extract.ts starts it with reading rights only.
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ReaderUnavailable, readDocument } from './document-reader.ts';
import type { ExtractionReply } from './extract.ts';
import { ResumeFailure } from './failure.ts';

// For when the parent, which enforces the timeout, is gone.
setTimeout(() => process.exit(71), Number(process.argv[2]) + 2_000).unref();

let reply: ExtractionReply;
try {
  reply = { ok: true, ...(await readDocument(await buffer(process.stdin))) };
} catch (error) {
  // The exit code tells that the failure is not the file's.
  if (error instanceof ReaderUnavailable) process.exit(70);
  reply = { ok: false, reason: error instanceof ResumeFailure ? error.reason : 'corrupt' };
}
// Exits even if a library is still busy.
new Socket({ fd: 3 }).end(JSON.stringify(reply), () => process.exit(0));
