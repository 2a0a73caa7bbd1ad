/**
 * Measures the speed goals:
 *
 *   npm run bench -- [--size 100k] [--seconds 2] [--rounds 1] [--only TEXT] [--all] [--json FILE]
 *                    [--data DIR | --keep | --database URL] [--profile]
 *   npm run bench -- plans [--size 1m]
 *   npm run bench -- million [--size 10m] [--only TEXT] --keep
 *   npm run bench -- rescore
 *   npm run bench -- worker [--count 1000] [--seconds 10]
 *   npm run bench -- events [--size 100k] [--seconds 2] [--rounds 1]
 *   npm run bench -- indexes [--size 100k] [--seconds 2] [--rounds 1]
 *   npm run bench -- webhooks [--count 1000]
 *   npm run bench -- console [--size 150k]
 *   npm run bench -- interviews [--seconds 2] [--rounds 1]
 *   npm run bench -- erasures [--count 10000] [--size 100k] [--seconds 2] [--rounds 1]
 *   npm run bench -- imports [--count 20000] [--size 10k] [--seconds 2] [--rounds 1]
 *   npm run bench -- duplicates [--count 10000] [--size 100k] [--rounds 1]
 *   npm run bench -- readers [--rounds 1]
 *
 * bench/README.md explains the results.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkPlans } from './check-plans.ts';
import { consoleTable, measurePages } from './console.ts';
import { organizationNames } from './data/data.ts';
import { openDatabase } from './data/database.ts';
import { nameOf, openPlace, type Place } from './data/place.ts';
import { erasureTable, measureErasures } from './erasures/erasures.ts';
import { measureEventCost } from './events/event-cost.ts';
import { type Growth, growth, growthOfAll } from './growth.ts';
import { importTable, measureImports } from './imports/imports.ts';
import { measureIndexCost } from './indexes/index-cost.ts';
import { interviewTable, measureInterviews } from './interviews/interviews.ts';
import { startLoader } from './load/loader.ts';
import type { Pace } from './measure.ts';
import { measureReaders, readerTable } from './readers/reader-speed.ts';
import { growthTable, shareTable } from './report.ts';
import { rescore } from './rescore.ts';
import { type Choice, shares } from './shares.ts';
import { measureWebhooks } from './webhooks/webhooks.ts';
import { measureDuplicates } from './worker/duplicate-cost.ts';
import { measureWorker } from './worker/worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    all: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2' },
    count: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    data: { type: 'string' },
    keep: { type: 'boolean', default: false },
    database: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});

function numberOf(name: 'seconds' | 'rounds' | 'count', otherwise = 1000): number {
  const number = Number(values[name] ?? otherwise);
  if (!(number > 0)) throw new Error(`--${name} takes a number above 0`);
  return number;
}

function sizeOf(text: string): number {
  const [, digits, unit] = /^(\d+)(k|m)$/i.exec(text) ?? [];
  if (digits === undefined || Number(digits) === 0) throw new Error('--size takes a size such as 10k, 100k or 1m');
  return Number(digits) * (unit?.toLowerCase() === 'k' ? 1000 : 1_000_000);
}

const [small, large] = [10_000, 1_000_000];

async function plans(place: Place): Promise<void> {
  const database = await openDatabase(place, sizeOf(values.size ?? nameOf(large)));
  try {
    if (!(await checkPlans(database, place.folder))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function speed(place: Place): Promise<void> {
  const size = values.all ? large : sizeOf(values.size ?? '100k');
  const choice: Choice = {
    pace: { seconds: numberOf('seconds'), rounds: numberOf('rounds') },
    wanted: (name) => name.includes(values.only),
  };
  const loader = startLoader();
  try {
    const table = await shares(place, loader, size, choice, values.profile);
    console.log(
      `\n\n${nameOf(size)} applications; ratio: requests per second over the floor's\n\n${shareTable(table)}`,
    );
    const grown = values.all ? await growth(place, loader, [small, large], choice) : undefined;
    if (grown) console.log(`\n\n${growthTable(grown.rows, nameOf(small), nameOf(large))}`);
    if (grown && grown.absent.length > 0)
      console.log(`\nNot measured, not answered by 200: ${grown.absent.join('; ')}`);
    const figures = {
      size,
      ...choice.pace,
      shares: table,
      growth: grown && { rows: grown.rows, absent: grown.absent },
    };
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    loader.stop();
  }
}

/** Measures at a million applications and at ten times as many. */
async function million(place: Place): Promise<void> {
  const sizes = [large, sizeOf(values.size ?? '10m')] as const;
  const choice: Choice = {
    pace: { seconds: numberOf('seconds'), rounds: numberOf('rounds') },
    wanted: (name) => name.includes(values.only),
  };
  const loader = startLoader();
  const figures: Record<string, Growth> = {};
  try {
    for (const [kind, organization] of Object.entries(organizationNames)) {
      const grown = await growthOfAll(place, loader, sizes, choice, organization);
      figures[kind] = { rows: grown.rows, absent: grown.absent };
      console.log(`\n\nA ${kind} organization\n\n${growthTable(grown.rows, nameOf(sizes[0]), nameOf(sizes[1]))}`);
      if (grown.absent.length > 0) console.log(`\nNot measured, not answered by 200: ${grown.absent.join('; ')}`);
    }
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ sizes, ...figures }, null, 2)}\n`);
  } finally {
    loader.stop();
  }
}

async function pages(place: Place): Promise<void> {
  const size = sizeOf(values.size ?? '150k');
  const loader = startLoader();
  try {
    const choice: Choice = {
      pace: { seconds: numberOf('seconds'), rounds: 1 },
      wanted: (name) => name.includes(values.only),
    };
    const rows = await measurePages(place, loader, size, choice);
    console.log(consoleTable(rows, nameOf(size)));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ size, pages: rows }, null, 2)}\n`);
  } finally {
    loader.stop();
  }
}

async function events(place: Place): Promise<void> {
  const loader = startLoader();
  try {
    const pace: Pace = { seconds: numberOf('seconds'), rounds: numberOf('rounds') };
    console.log(await measureEventCost(place, loader, sizeOf(values.size ?? '100k'), pace));
  } finally {
    loader.stop();
  }
}

async function indexes(place: Place): Promise<void> {
  const loader = startLoader();
  try {
    const pace: Pace = { seconds: numberOf('seconds'), rounds: numberOf('rounds') };
    console.log(await measureIndexCost(place, loader, sizeOf(values.size ?? '100k'), pace));
  } finally {
    loader.stop();
  }
}

async function interviews(place: Place): Promise<void> {
  const loader = startLoader();
  try {
    const pace = { seconds: numberOf('seconds'), rounds: numberOf('rounds') };
    const figures = await measureInterviews(place, loader, sizeOf(values.size ?? nameOf(small)), pace);
    console.log(interviewTable(figures));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    loader.stop();
  }
}

async function erasures(place: Place): Promise<void> {
  const loader = startLoader();
  try {
    const pace = { seconds: numberOf('seconds'), rounds: numberOf('rounds') };
    const size = sizeOf(values.size ?? '100k');
    const rows = await measureErasures(place, loader, size, { count: numberOf('count', 10_000), pace });
    console.log(`\n${erasureTable(rows)}`);
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    loader.stop();
  }
}

async function imports(place: Place): Promise<void> {
  const loader = startLoader();
  try {
    const pace = { seconds: numberOf('seconds'), rounds: numberOf('rounds') };
    const size = sizeOf(values.size ?? nameOf(small));
    const rows = await measureImports(place, loader, size, { count: numberOf('count', 20_000), pace });
    console.log(importTable(rows));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    loader.stop();
  }
}

const worker = (place: Place): Promise<void> =>
  measureWorker(place, { count: numberOf('count'), seconds: numberOf('seconds') });

const webhooks = (place: Place): Promise<void> => measureWebhooks(place, { count: numberOf('count') });

async function duplicates(place: Place): Promise<void> {
  const size = sizeOf(values.size ?? '100k');
  console.log(await measureDuplicates(place, size, numberOf('count', 10_000), numberOf('rounds')));
}

/** Measures the readers, which needs no database. */
async function readers(): Promise<void> {
  const rows = await measureReaders(numberOf('rounds'));
  console.log(readerTable(rows));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
}

const commands: Record<string, (place: Place) => Promise<void>> = {
  '': speed,
  plans,
  million,
  rescore,
  worker,
  events,
  indexes,
  webhooks,
  console: pages,
  interviews,
  erasures,
  imports,
  duplicates,
};
const name = positionals.join(' ');
if (name === 'readers') {
  await readers();
  process.exit();
}
const command = commands[name];
if (!command)
  throw new Error(
    `There is no ${name}: give nothing, plans, million, rescore, worker, webhooks, events, indexes, console, interviews, erasures, imports, duplicates or readers`,
  );

const place = await openPlace({
  keep: values.keep,
  isQuick: command === million,
  ...(values.data !== undefined && { data: values.data }),
  ...(values.database !== undefined && { url: values.database }),
});
// Ctrl-C reaches the processes of the benchmark, but not PostgreSQL.
process.once('SIGINT', () => void place.stop().finally(() => process.exit(130)));
try {
  await command(place);
} finally {
  await place.stop();
}
