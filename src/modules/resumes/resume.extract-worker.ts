// The process that reads one resume: the bytes on stdin, the answer as JSON on descriptor 3. Started by
// resume.extract.ts only, with an empty environment and next to no permissions.
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ReaderBroken, readDocument } from './resume.document.ts';
import type { ResumeReply } from './resume.extract.ts';
import { ResumeFailure } from './resume.failure.ts';

// The starter kills this process when its time is up; this is for when the starter itself is gone.
setTimeout(() => process.exit(71), Number(process.argv[2]) + 2_000).unref();

let reply: ResumeReply;
try {
  reply = { ok: true, ...(await readDocument(await buffer(process.stdin))) };
} catch (error) {
  // No answer, and an exit code that says so: nothing is said of the file.
  if (error instanceof ReaderBroken) process.exit(70);
  reply = { ok: false, reason: error instanceof ResumeFailure ? error.reason : 'corrupt' };
}
// Whatever a library still has going on, the answer stands.
new Socket({ fd: 3 }).end(JSON.stringify(reply), () => process.exit(0));
