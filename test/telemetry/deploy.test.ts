import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { boot } from '../../src/app/boot.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { settingGroups } from '../../src/platform/settings/settings.ts';
import { startApp } from '../support/app.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const app = await startApp({ worker: false });
// A worker exports all that web does, and its readers.
const worker = await boot({ ...app.config, databaseUrl: app.urls.worker, metricsPort: 0 }, 'worker');
const page = await (await fetch(`http://127.0.0.1:${worker.metricsPort}/metrics`)).text();
await worker.close(1);
/** As they are queried: a histogram has three. Prometheus itself adds `up`. */
const exported = new Set([
  'up',
  ...[...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  ),
]);

type Panel = { title: string; targets: { expr: string; legendFormat: string }[] };
const dashboard = JSON.parse(read('deploy/grafana/recruitment.json')) as { panels: Panel[] };
type Rule = { alert: string; expr: string; annotations: { summary: string; description: string } };
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const queries = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ of: title, expr }))),
  ...rules.map(({ alert, expr }) => ({ of: alert, expr })),
];

const metricsIn = (expr: string): string[] =>
  expr.replace(/\{[^}]*\}/g, '').match(/\b(?:up|(?:recruitment|process|nodejs)_\w+)\b/g) ?? [];

/** The metrics of the operations manual, with their labels. */
const documented = new Map(
  [...read('docs/operations.md').matchAll(/^\| `(recruitment_\w+)`(.*?) \| (.*?) \|/gm)].map(
    ([, name = '', , labels = '']) => [name, [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label)],
  ),
);
const ownNames = [...page.matchAll(/^# TYPE (recruitment_\S+)/gm)].map(([, name = '']) => name);

test('Query in dashboard and alerts only metrics that the service exports', () => {
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter(({ expr }) => metricsIn(expr).length === 0)).toEqual([]);
  expect(
    queries
      .flatMap(({ of, expr }) => metricsIn(expr).map((name) => ({ of, name })))
      .filter(({ name }) => !exported.has(name)),
  ).toEqual([]);
});

test('Show every metric of the service on the dashboard', () => {
  const shown = new Set(dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
  expect(ownNames.filter((name) => !shown.has(name) && !shown.has(`${name}_bucket`))).toEqual([]);
});

test('Select and group in dashboard and alerts by labels that the metrics have', () => {
  const ofScrape = ['job', 'instance', 'le'];
  const wrong = queries.flatMap(({ of, expr }) => {
    const metrics = metricsIn(expr).map((name) => name.replace(/_(bucket|max)$/, ''));
    const known = new Set([...ofScrape, ...metrics.flatMap((name) => documented.get(name) ?? [])]);
    const used = [
      ...[...expr.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label),
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
    ];
    return used.filter((label) => !known.has(label)).map((label) => `${of}: ${label}`);
  });
  expect(wrong).toEqual([]);
});

test('Describe every metric in the operations manual', () => {
  expect(ownNames.filter((name) => !documented.has(name.replace(/_max$/, '')))).toEqual([]);
  expect([...documented.keys()].filter((name) => !ownNames.includes(name))).toEqual([]);
});

test('Export counters from the start, so that the first failure shows as an increase', () => {
  expect(page).toContain('recruitment_task_runs_total{queue="outreach.deliver-message",outcome="dead_lettered"} 0');
  expect(page).toContain('recruitment_mails_total{outcome="failed"} 0');
});

test('Say in every alert what happens and what to do', () => {
  expect(rules.map(({ alert }) => alert)).toEqual([...new Set(rules.map(({ alert }) => alert))]);
  for (const { annotations } of rules)
    expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) });
});

type Service = {
  build?: string;
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
};
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service>; volumes: object };
const { services } = compose;
const own = Object.entries(services).filter(([, { build }]) => build !== undefined);

test('Run web, worker and migrate of one image in compose.yaml, each by a command that exists', () => {
  expect(own.map(([name]) => name)).toEqual(['migrate', 'web', 'worker']);
  const procfile = new Map(
    read('Procfile')
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  for (const [name, { command = [] }] of own) {
    expect(command.join(' ')).toBe(procfile.get(name === 'migrate' ? 'release' : name));
    expect(existsSync(path.join(root, command[1] ?? ''))).toBe(true);
  }
  expect(existsSync(path.join(root, 'Dockerfile'))).toBe(true);
});

test('Set in compose.yaml only settings that exist, with values that the service accepts', () => {
  const known = new Set(Object.values(settingGroups).flatMap((group) => Object.keys(group)));
  for (const [, { environment = {} }] of own) {
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    // As compose fills in the defaults of its variables.
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')]),
    );
    const config = loadConfig({ NODE_ENV: 'production', ...filled });
    expect(config.mailFrom).toBe('Recruiting <recruiting@example.com>');
    expect(config.trustedProxies).toBe(0);
    expect(config.webhooks.secretKeys).toEqual([]);
    const { hostname, port } = new URL(config.databaseUrl ?? '');
    expect([hostname, port]).toEqual(['postgres', '5432']);
    expect(new URL(config.smtpUrl ?? '').hostname).toBe('mail');
  }
});

test('Take what production needs from the environment of docker compose, and run without the mail catcher', () => {
  const ofProduction = ['BASE_URL', 'SMTP_URL', 'MAIL_FROM', 'TRUSTED_PROXIES', 'WEBHOOK_SECRET_KEY'];
  const manual = /### Docker Compose\n([^]*?)\n## /.exec(read('docs/operations.md'))?.[1] ?? '';
  for (const [, { environment = {} }] of own)
    for (const name of ofProduction) expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:-.*\\}$`));
  expect(ofProduction.filter((name) => !manual.includes(`\`${name}`))).toEqual([]);
  const waitForMail = Object.values(services).flatMap(({ depends_on = {} }) => depends_on['mail'] ?? []);
  expect(waitForMail).toEqual([{ condition: 'service_started', required: false }]);
});

test('Name in compose.yaml only services, volumes and files that exist, and wait for the migration', () => {
  const volumes = Object.keys(compose.volumes);
  for (const { depends_on = {}, volumes: mounts = [], build, image } of Object.values(services)) {
    expect(Object.keys(depends_on).filter((name) => !services[name])).toEqual([]);
    expect(Number(build !== undefined) + Number(image !== undefined)).toBe(1);
    for (const mount of mounts) {
      const [source = ''] = mount.split(':');
      expect(source.startsWith('./') ? existsSync(path.join(root, source)) : volumes.includes(source)).toBe(true);
    }
  }
  for (const name of ['web', 'worker'])
    expect(services[name]?.depends_on?.['migrate']?.condition).toBe('service_completed_successfully');
  // Without a bucket they share recordings by a folder.
  expect(services['web']?.volumes).toEqual(services['worker']?.volumes);
});

test('Scrape web and worker on the port that compose.yaml sets, by the jobs that the alerts name', () => {
  type Job = { job_name: string; dns_sd_configs: { names: string[]; port: number }[] };
  const prometheus = parse(read('deploy/prometheus/prometheus.yml')) as { scrape_configs: Job[]; rule_files: string[] };
  for (const file of prometheus.rule_files) expect(existsSync(path.join(root, 'deploy/prometheus', file))).toBe(true);
  for (const { job_name, dns_sd_configs } of prometheus.scrape_configs) {
    for (const { names, port } of dns_sd_configs) {
      const [name = ''] = names;
      expect(job_name).toBe(`recruitment-${name}`);
      expect(String(port)).toBe(services[name]?.environment?.['METRICS_PORT']);
    }
  }
});
