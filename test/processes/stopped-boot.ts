// A process that is told to stop before it can say how. Prints if its boot goes on.
import { endOnSignal } from '../../src/app/stop.ts';
import type { Logger } from '../../src/platform/log.ts';

const stopBy = endOnSignal();
process.emit('SIGTERM');
await stopBy({} as Logger, 1, () => Promise.resolve());
console.log('the boot goes on');
