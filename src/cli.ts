import { commandError, runCommandLine } from './app/command-line.ts';
import { failToStart } from './app/stop.ts';

// The operator process. Runs one command. Prints the result as JSON to stdout, and errors to stderr with exit code 1.
try {
  const output = await runCommandLine(process.argv.slice(2));
  if (output !== undefined) console.log(output);
  // A connection that is still opening must not keep the process running.
  setTimeout(() => process.exit(), 2_000).unref();
} catch (error) {
  await failToStart(commandError(error));
}
