// `npm start` runs the whole service on one machine: database, migrations, a demo organization, one web and one worker
// process. All of it stops together. A process that ends alone is started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbedded } from '../src/development/embedded-postgres.ts';
import { developmentRoles, ensureRoles } from '../src/development/embedded-roles.ts';
import { processStart, takeLock } from '../src/development/process-lock.ts';
import { RestartDelay } from '../src/development/restart-delay.ts';
import { type Config, ConfigError, loadConfig } from '../src/platform/config.ts';
import { childEnvironment } from '../src/platform/processes/child-environment.ts';
import { endProcess } from '../src/platform/processes/end-process.ts';

/** Whether npm runs this process as one of its scripts. */
const isNpmScript = childEnvironment({})['npm_lifecycle_event'] !== undefined;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const STOP_MS = 25_000;
const READY_MS = 120_000;
const COMMAND_MS = 600_000;
// Processes of a killed predecessor may still be stopping.
const PREDECESSOR_MS = 15_000;
// Ctrl-C reaches this process twice: from the terminal, and forwarded by npm.
const SAME_PRESS_MS = 1_000;

/** Ends the start with a message and no stack. */
class StartError extends Error {}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

const services = new Map<string, ChildProcess>();
/** The current step: migrations or the demo organization. Steps are short and run one at a time. */
let step: ChildProcess | undefined;
let starting: Promise<EmbeddedPostgres> | undefined;
let database: EmbeddedPostgres | undefined;
const onStop: (() => void)[] = [];
let stopping: Promise<void> | undefined;
let stopBegan = 0;
let isEnding = false;
let hasBeenReady = false;

// A process that could not be spawned has no pid and never emits 'exit'.
const runs = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

async function stopChildren(): Promise<void> {
  const children = [...services.values(), ...(step ? [step] : [])].filter(runs);
  const allEnded = Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  for (const child of children) child.kill('SIGTERM');
  const late = await Promise.race([allEnded.then(() => false), sleep(STOP_MS, true, { ref: false })]);
  if (!late) return;
  complain('Some processes did not stop in time; ending them.');
  for (const child of children) child.kill('SIGKILL');
  await allEnded;
}

/** Stops everything, once. Processes stop before their database. */
function stop(exitCode: number): Promise<void> {
  stopBegan ||= Date.now();
  stopping ??= (async () => {
    await stopChildren();
    // A database that is still starting must be stopped too.
    database ??= await starting?.catch(() => undefined);
    try {
      await database?.stop();
    } catch (error) {
      complain(`PostgreSQL did not stop: ${(error as Error).message}`);
    }
    for (const undo of onStop) undo();
    await endProcess(exitCode);
  })();
  return stopping;
}

function stopHard(): void {
  if (isEnding) return;
  isEnding = true;
  complain('Ending everything at once.');
  for (const child of services.values()) child.kill('SIGKILL');
  step?.kill('SIGKILL');
  // Its next start recovers everything that was committed.
  if (database && processStart(database.pid)) process.kill(database.pid, 'SIGQUIT');
  for (const undo of onStop) undo();
  void endProcess(1);
}

function onSignal(): void {
  if (!stopping) {
    say('Stopping …');
    void stop(0);
  } else if (Date.now() - stopBegan > SAME_PRESS_MS) {
    stopHard();
  }
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new StartError(`PORT ${port} cannot be used on ${host}: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

async function assertPortFree(config: Config, waitMs: number): Promise<void> {
  for (const until = Date.now() + waitMs; !(await isFree(config.port, config.host)); await sleep(100)) {
    if (Date.now() < until) continue;
    const other = config.port < 65_535 ? config.port + 1 : config.port - 1;
    throw new StartError(`PORT ${config.port} is in use. Choose another one, for example: PORT=${other} npm start`);
  }
}

/** Returns true if a predecessor was killed instead of stopped. */
async function takeDataDir(config: Config): Promise<boolean> {
  // PostgreSQL's user may have to pass through, but must not list the folder, which has resumes and emails.
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${config.dataDir} cannot be used (${(error as NodeJS.ErrnoException).code})`);
  }
  // Waits a little for a process that is just stopping.
  const lock = await takeLock(path.join(config.dataDir, 'start.lock'), 5_000);
  if (lock.held) {
    onStop.push(lock.release);
    return lock.inherited;
  }
  throw new StartError(
    `The data in ${config.dataDir} is in use by another npm start (process ${lock.holder}). ` +
      'Stop that one, or set DATA_DIR to another folder and PORT to another port.',
  );
}

/** Settings of the database, by process. */
type DatabaseSettings = Record<'migrate' | 'web' | 'worker', NodeJS.ProcessEnv>;

async function startDatabase(config: Config): Promise<DatabaseSettings> {
  if (config.databaseUrl) return { migrate: {}, web: {}, worker: {} };
  starting = startEmbedded({ dataDir: path.join(config.dataDir, 'postgres') });
  database = await starting;
  const urls = await ensureRoles(database.url, developmentRoles);
  const migrate = {
    DATABASE_URL: urls.web,
    MIGRATE_DATABASE_URL: database.url,
    WEB_DATABASE_ROLE: developmentRoles.web,
    WORKER_DATABASE_ROLE: developmentRoles.worker,
  };
  // Operator commands run in other terminals and find the database through this file.
  const note = path.join(config.dataDir, 'database.json');
  writeFileSync(`${note}.new`, `${JSON.stringify(migrate)}\n`, { mode: 0o600 });
  renameSync(`${note}.new`, note);
  onStop.push(() => rmSync(note, { force: true }));
  return { migrate, web: { DATABASE_URL: urls.web }, worker: { DATABASE_URL: urls.worker } };
}

/** Webhook secrets must stay readable, so their key stays with the data. Production has its own key. */
function webhookKey(config: Config): NodeJS.ProcessEnv {
  if (config.webhooks.secretKeys.length > 0 || config.environment === 'production') return {};
  const file = path.join(config.dataDir, 'webhook-secret-key');
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return { WEBHOOK_SECRET_KEY: readFileSync(file, 'utf8').trim() };
}

type Step = { file: string; args?: string[]; ms?: number };

/** Runs a program of this project to its end. Returns its output. */
function runStep(environment: NodeJS.ProcessEnv, { file, args = [], ms }: Step): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, file), ...args], {
      cwd: process.cwd(),
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(ms && { timeout: ms, killSignal: 'SIGKILL' }),
    });
    step = child;
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      step = undefined;
      if (code === 0) resolve(printed);
      else reject(new StartError(`"${[file, ...args].join(' ')}" failed (${code ?? signal}). ${printed}`.trim()));
    });
  });
}

/** Runs a service. Starts it again when it ends, once the service has been ready. */
async function runService(name: string, file: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const delay = new RestartDelay();
  while (!stopping) {
    const since = performance.now();
    const how = await runServiceOnce(name, file, environment);
    if (stopping) return;
    if (!hasBeenReady) {
      // Another start would most likely fail too, because a setting is wrong.
      complain(`The ${name} process ended unexpectedly (${how}); stopping everything.`);
      return stop(1);
    }
    const seconds = delay.after(performance.now() - since);
    complain(`The ${name} process ended unexpectedly (${how}). Starting it again in ${seconds} s.`);
    await sleep(seconds * 1000);
  }
}

/** Returns the reason why the process ended. */
function runServiceOnce(name: string, file: string, environment: NodeJS.ProcessEnv): Promise<string> {
  // The channel carries no messages. It closes when this process is gone, and then the service stops.
  const child = spawn(process.execPath, [path.join(root, file)], {
    cwd: process.cwd(),
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  services.set(name, child);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === null ? String(signal) : `exit ${code}`));
  });
}

/** Not by fetch, which refuses ports such as 6000. Rejects without an answer. */
const readiness = (address: string): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    // A kept connection would delay the stop of the web process.
    const request = http.get(`${address}/readyz`, { agent: false, signal: AbortSignal.timeout(5_000) }, (reply) => {
      reply.setEncoding('utf8').once('error', reject);
      reply.toArray().then((parts) => resolve({ status: reply.statusCode, text: parts.join('') }), reject);
    });
    request.once('error', reject);
  });

async function untilReady(address: string): Promise<void> {
  const until = Date.now() + READY_MS;
  let last = 'no answer';
  while (!stopping) {
    try {
      const { status, text } = await readiness(address);
      last = `${status} ${text}`;
      if (status === 200) return;
    } catch {
      // The web process is not listening yet.
    }
    if (Date.now() > until) throw new StartError(`The web process does not become ready; /readyz: ${last}`);
    await sleep(50);
  }
}

/** Watches for what no signal reports: npm was killed, or the database is gone. */
function watchSurroundings(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (stopping) return;
    if (isNpmScript && process.ppid !== parent) {
      complain('npm is gone; stopping everything.');
      void stop(0);
    } else if (database && processStart(database.pid) === undefined) {
      complain('PostgreSQL ended unexpectedly; stopping everything.');
      void stop(1);
    }
  }, 500);
  watch.unref();
}

type Demo = { api_key: string; test_api_key: string; console_url: string };

const describe = (config: Config, address: string, demo: Demo): string => {
  const { api_key: apiKey, test_api_key: testKey, console_url: consoleUrl } = demo;
  const relative = path.relative(process.cwd(), config.dataDir) || '.';
  const outbox = path.join(relative.startsWith('..') ? config.dataDir : relative, 'outbox');
  return [
    '',
    `  API          ${config.baseUrl}/api/v1`,
    `  Demo key     ${apiKey}`,
    `  Test key     ${testKey}   (a separate data set: nothing is sent)`,
    `  Console      ${config.baseUrl}/console`,
    `               signs you in once, within 15 minutes: ${consoleUrl}`,
    ...(config.smtpUrl ? [] : [`  Mail         no SMTP_URL: every message is kept as a file in ${outbox}/`]),
    '',
    '  Try it:',
    `  curl -s ${address}/api/v1/clients -H 'authorization: Bearer ${apiKey}' \\`,
    `    -H 'content-type: application/json' -d '{"name":"Example Ltd"}'`,
    '',
  ].join('\n');
};

async function start(): Promise<void> {
  const config = loadConfig();
  if (config.port === 0) throw new StartError('PORT must be a number above 0 for npm start.');
  const hasPredecessor = await takeDataDir(config);
  await assertPortFree(config, hasPredecessor ? PREDECESSOR_MS : 0);
  if (stopping) return;
  watchSurroundings();
  const settings = await startDatabase(config);
  const keys = webhookKey(config);
  const environmentOf = (process: keyof DatabaseSettings) =>
    childEnvironment({
      ...settings[process],
      ...keys,
      NODE_COMPILE_CACHE: path.join(config.dataDir, '.compile-cache'),
    });
  if (stopping) return;
  // No time limit, because a migration may rewrite a large table.
  await runStep(environmentOf('migrate'), { file: 'src/cli.ts', args: ['migrate'] });
  if (stopping) return;
  const demo = JSON.parse(
    await runStep(environmentOf('web'), { file: 'scripts/make-demo.ts', ms: COMMAND_MS }),
  ) as Demo;
  if (stopping) return;
  // Two processes on one machine cannot share a port.
  const workerEnvironment = {
    ...environmentOf('worker'),
    ...(config.metricsPort !== undefined && { METRICS_PORT: String(config.metricsPort + 1) }),
  };
  void runService('web', 'src/main.ts', environmentOf('web'));
  void runService('worker', 'worker/main.ts', workerEnvironment);
  // An unspecified address is only for listening. Calls need a real one.
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  await untilReady(address);
  if (stopping) return;
  hasBeenReady = true;
  say(describe(config, address, demo));
  say('ready');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
// A closed terminal or pipe must not keep this process from stopping the others.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await start();
} catch (error) {
  // Ctrl-C also ends the running command. Its signal may arrive only after the failure of that command.
  await sleep(50);
  if (!stopping) {
    const isOurs = error instanceof StartError || error instanceof ConfigError;
    complain(isOurs ? error.message : `npm start failed: ${(error as Error).stack}`);
    void stop(1);
  }
}
await stopping;
