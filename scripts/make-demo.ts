// A step of `npm start`. Prints the demo organization as JSON.
import { boot } from '../src/app/boot.ts';
import { failToStart } from '../src/app/stop.ts';
import { makeDemo } from '../src/development/demo.ts';
import { loadConfig } from '../src/platform/config.ts';

try {
  const app = await boot({ ...loadConfig(), logLevel: 'error' }, 'operator');
  try {
    console.log(JSON.stringify(await makeDemo(app.resolve)));
  } finally {
    await app.close();
  }
  // A connection that is still opening must not keep the process running.
  setTimeout(() => process.exit(), 2_000).unref();
} catch (error) {
  await failToStart(error);
}
