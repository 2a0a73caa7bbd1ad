// Runs in place of a reader of untrusted files, and attempts what none may do. Arguments: a process, an address as host and
// port, a file, and a socket. The findings go to descriptor 3.
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const [, , pid = '', host = '', port = '', secret = '', socket = ''] = process.argv;

const outcome = (act: () => unknown): string => {
  try {
    act();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
  }
};
const connecting = (to: net.NetConnectOpts): Promise<string> =>
  new Promise((resolve) => {
    try {
      const connection = net.connect(to, () => resolve('done'));
      connection.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    } catch (error) {
      resolve((error as NodeJS.ErrnoException).code ?? 'thrown');
    }
  });

const findings = {
  // Some shells set these.
  environment: Object.keys(process.env).filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)),
  environ: outcome(() => readFileSync(`/proc/${pid}/environ`)),
  signal: outcome(() => process.kill(Number(pid), 0)),
  secret: outcome(() => readFileSync(secret)),
  written: outcome(() => writeFileSync(path.join(path.dirname(secret), 'written'), '')),
  here: outcome(() => writeFileSync('made-here', '')),
  // oxlint-disable-next-line typescript/no-implied-eval -- must be refused
  code: outcome(() => new Function('return 1')()),
  program: outcome(() => process.getBuiltinModule('node:child_process').spawnSync('true')),
  connect: await connecting({ host, port: Number(port) }),
  socket: await connecting({ path: socket }),
};
writeSync(3, JSON.stringify(findings));
process.exit(0);
