import { commandError, runCommandLine } from './app/command-line.ts';
import { failToStart } from './app/stop.ts';

// The operator process: one command, its result as JSON on stdout, errors on stderr with exit code 1.
try {
  const output = await runCommandLine(process.argv.slice(2));
  if (output !== undefined) console.log(output);
  // A connection that is just being made must not keep the process running.
  setTimeout(() => process.exit(), 2_000).unref();
} catch (error) {
  failToStart(commandError(error));
}
