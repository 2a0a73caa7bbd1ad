// `npm run check` runs all tools that judge the code without running it. `npm run check -- layout wording` runs only
// these two.
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../src/platform/processes/child-environment.ts';
import { layoutProblems } from './check/layout.ts';
import { wordingProblemsIn } from './check/wording.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folders = ['src', 'worker', 'migrations', 'scripts', 'test', 'bench', 'sdk/src'].filter((name) =>
  existsSync(path.join(root, name)),
);

// The tools run in parallel. Those written in Go would each use all processors, and share the work at the cost of a
// third more.
const env = childEnvironment({ GOMAXPROCS: '1' });

type Outcome = { ok: boolean; output: string };

/** Runs a tool of node_modules on the Node of this process, because the host's own may be too old for it. */
function runTool(name: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const program = realpathSync(path.join(root, 'node_modules/.bin', name));
    const child = spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

// Settings are checked in one place, at the start. Children inherit theirs through child-environment.ts. The bootstrap
// runs before there is anything to import. Samples for readers only quote such reads.
const READS_ENVIRONMENT = new Set([
  'src/platform/config.ts',
  'src/platform/processes/child-environment.ts',
  'scripts/bootstrap.mjs',
  'sdk/src/cli/main.ts',
  'src/platform/documentation/code-samples.ts',
]);

async function checkEnvironmentReads(): Promise<Outcome> {
  const files = folders
    .filter((folder) => folder !== 'test')
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root }))
    .filter((file) => !READS_ENVIRONMENT.has(file));
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\bprocess\.env\b|from '(node:)?process'/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  return {
    ok: found.length === 0,
    output: ['Only src/platform/config.ts reads the environment:', ...found].join('\n'),
  };
}

const outcomeOf = (problems: readonly string[]): Outcome => ({
  ok: problems.length === 0,
  output: problems.join('\n'),
});

const sources = [...folders, 'docs', '.'].flatMap((folder) =>
  globSync(folder === '.' ? '*.{md,ts,mjs}' : `${folder}/**/*.{ts,mjs,js,css,md}`, { cwd: root }),
);
// These files quote the terms.
const quotesTerms = new Set(['scripts/check/wording.ts', 'test/check.test.ts'].map((file) => path.normalize(file)));

const checks: Record<string, () => Promise<Outcome>> = {
  types: () => runTool('tsc', '--noEmit', '--checkers', '1'),
  lint: () => runTool('oxlint', '--type-aware', '--deny-warnings'),
  format: () => runTool('biome', 'check', '--reporter=summary'),
  imports: () => runTool('depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...folders),
  unused: () => runTool('knip', '--no-progress'),
  environment: checkEnvironmentReads,
  layout: async () => outcomeOf(layoutProblems(root, sources)),
  wording: async () =>
    outcomeOf(
      wordingProblemsIn(
        root,
        sources.filter((file) => !quotesTerms.has(file)),
      ),
    ),
  spelling: () => runTool('cspell', '--no-progress', '--no-summary'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0)
  throw new Error(`No such check: ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`);

const outcomes = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => {
    if (wanted.length > 0 && !wanted.includes(name)) return true;
    const began = performance.now();
    const { ok, output } = await check();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(ok ? `ok    ${name} (${seconds} s)` : `FAIL  ${name} (${seconds} s)\n\n${output.trim()}\n`);
    return ok;
  }),
);
if (outcomes.includes(false)) {
  console.log('`npm run format` fixes format and the order of imports.');
  process.exitCode = 1;
}
