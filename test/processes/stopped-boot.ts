// Gets SIGTERM before it has passed `stop`. Prints a line if the boot continues.
import { endOnSignal } from '../../src/app/stop.ts';
import type { Logger } from '../../src/platform/log.ts';

const stopBy = endOnSignal();
process.emit('SIGTERM');
await stopBy({} as Logger, 1, () => Promise.resolve());
console.log('the boot continues');
