import { spawn } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { filterFile } from './filter-file.ts';
import { findProgram } from './find-program.ts';

/**
 * Resources that a program is kept from. "Other files" are those that neither belong to the program nor were given to
 * it.
 */
export const limits = ['network', 'local sockets', 'other processes', 'other files', 'CPU time'] as const;
export type Limit = (typeof limits)[number];

export type IsolatedRun = {
  /** Absolute path. */
  program: string;
  /** Files and folders that it may read besides its installation. */
  reads?: readonly string[];
  /** The only folder that it may write to. */
  folder?: string | undefined;
  cpuSeconds: number;
};

export type Isolation = {
  limited: readonly Limit[];
  unlimited: readonly Limit[];
  /** The user that runs programs. Undefined means our own. */
  user: number | undefined;
  /** Whether the program is a child of the process that we start. */
  isChildOfChild: boolean;
  /** Must be passed on as file descriptor 4. */
  filter: number | undefined;
  /** Goes before the program and its arguments. */
  prefix(run: IsolatedRun): string[];
};

type Tools = Record<'prlimit' | 'unshare' | 'setpriv', string | undefined>;
/**
 * `root`: namespaces created as root. `user`: those of a user namespace, in which we are root without any rights
 * outside.
 */
type Filters = 'files and sockets' | 'sockets' | 'none';
type Plan = { namespaces: 'root' | 'user' | undefined; dropsUser: boolean; filters: Filters };

const nobody = 65_534;
const system = ['/usr', '/lib', '/lib64', '/bin', '/opt', '/nix', '/etc/ssl', '/etc/ld.so.cache'];
const devices = ['/dev/null', '/dev/zero', '/dev/urandom'];
const probeMs = 10_000;

const namespaces = {
  root: ['--net', '--pid', '--ipc'],
  user: ['--user', '--map-root-user', '--net', '--pid', '--ipc'],
};
// The first child is in the new process namespace. unshare --fork would hide that its child was killed.
const shell = ['/bin/sh', '-c', '"$@"; exit $?', 'sh'];

/** Installation folder of a program. */
function installationOf(program: string): string {
  const folder = path.dirname(realpathSync(program));
  return path.basename(folder) === 'bin' ? path.dirname(folder) : folder;
}

function fileRules({ program, reads = [], folder }: IsolatedRun): string[] {
  const rule = (file: string): string[] => {
    if (!existsSync(file)) return [];
    const rights = statSync(file).isDirectory() ? 'execute,read-file,read-dir' : 'execute,read-file';
    return ['--landlock-rule', `path-beneath:${rights}:${file}`];
  };
  const written = 'read-file,write-file,read-dir,make-reg,remove-file,truncate';
  return [
    ...['--landlock-access', 'fs'],
    ...[...system, installationOf(program), ...reads].flatMap(rule),
    ...devices.flatMap((device) => ['--landlock-rule', `path-beneath:read-file,write-file:${device}`]),
    ...(folder === undefined ? [] : ['--landlock-rule', `path-beneath:${written}:${folder}`]),
  ];
}

function prefixOf(tools: Tools, plan: Plan, run: IsolatedRun): string[] {
  const { prlimit, unshare, setpriv } = tools;
  const hasRights = plan.namespaces !== undefined || plan.dropsUser;
  return [
    ...(prlimit ? [prlimit, '--core=0', `--cpu=${run.cpuSeconds}`] : []),
    ...(unshare && plan.namespaces ? [unshare, ...namespaces[plan.namespaces], ...shell] : []),
    ...(setpriv ? [setpriv, '--pdeathsig=KILL', '--no-new-privs', '--inh-caps=-all'] : []),
    ...(setpriv && hasRights ? ['--bounding-set=-all'] : []),
    ...(setpriv && plan.dropsUser ? [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : []),
    ...(setpriv && plan.filters === 'files and sockets' ? fileRules(run) : []),
    ...(setpriv && plan.filters !== 'none' ? ['--seccomp-filter', '/dev/fd/4'] : []),
  ];
}

/** Plans with the strongest first. Another user cannot read our code everywhere, for example in /root. */
function plansFor({ unshare, setpriv }: Tools, hasFilters: boolean): Plan[] {
  const isRoot = process.getuid?.() === 0;
  const ways: Omit<Plan, 'filters'>[] = [
    ...(unshare && setpriv && isRoot ? [{ namespaces: 'root' as const, dropsUser: true }] : []),
    ...(unshare && setpriv ? [{ namespaces: 'user' as const, dropsUser: false }] : []),
    ...(setpriv && isRoot ? [{ namespaces: undefined, dropsUser: true }] : []),
    { namespaces: undefined, dropsUser: false },
  ];
  const choices: Filters[] = hasFilters ? ['files and sockets', 'sockets', 'none'] : ['none'];
  return ways.flatMap((way) => choices.map((filters) => ({ ...way, filters })));
}

function isolationOf(tools: Tools, plan: Plan, filter: number | undefined): Isolation {
  const isApart = plan.namespaces !== undefined;
  const [filtersFiles, filtersSockets] = [plan.filters === 'files and sockets', plan.filters !== 'none'];
  const has: Record<Limit, boolean> = {
    network: isApart || filtersSockets,
    'local sockets': filtersSockets,
    'other processes': isApart || plan.dropsUser || filtersFiles,
    'other files': filtersFiles,
    'CPU time': tools.prlimit !== undefined,
  };
  return {
    limited: limits.filter((limit) => has[limit]),
    unlimited: limits.filter((limit) => !has[limit]),
    user: plan.dropsUser ? nobody : undefined,
    isChildOfChild: isApart,
    filter: filtersSockets ? filter : undefined,
    prefix: (run) => prefixOf(tools, plan, run),
  };
}

/** Runs a command and returns its standard output. Undefined if it fails. */
function outputOf([command = '', ...args]: readonly string[], filter?: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: {},
      cwd: '/',
      timeout: probeMs,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'ignore', 'ignore', filter ?? 'ignore'],
    });
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code === 0 ? text : undefined));
  });
}

/** Whether Node starts with this isolation and can read our code. */
async function works(isolation: Isolation): Promise<boolean> {
  const own = import.meta.filename;
  const run = { program: process.execPath, reads: [own], cpuSeconds: 10 };
  const script = `process.stdout.write(String(require('node:fs').readFileSync(${JSON.stringify(own)}).length > 0))`;
  return (await outputOf([...isolation.prefix(run), run.program, '-e', script], isolation.filter)) === 'true';
}

async function search(): Promise<Isolation> {
  const isLinux = process.platform === 'linux';
  const find = (name: string) => (isLinux ? findProgram(name) : undefined);
  const tools: Tools = { prlimit: find('prlimit'), unshare: find('unshare'), setpriv: find('setpriv') };
  // setpriv supports filters since util-linux 2.40.
  const help = tools.setpriv && (await outputOf([tools.setpriv, '--help']));
  const filter = help?.includes('--seccomp-filter') && help.includes('--landlock-rule') ? filterFile() : undefined;
  for (const plan of plansFor(tools, filter !== undefined)) {
    const isolation = isolationOf(tools, plan, filter);
    if (isolation.limited.length > 0 && (await works(isolation))) return isolation;
  }
  const nothing: Tools = { prlimit: undefined, unshare: undefined, setpriv: undefined };
  return isolationOf(nothing, { namespaces: undefined, dropsUser: false, filters: 'none' }, undefined);
}

let found: Promise<Isolation> | undefined;

/** Finds the strongest isolation of programs on this machine. Tests it once, which takes a tenth of a second. */
export function findIsolation(): Promise<Isolation> {
  found ??= search();
  return found;
}
