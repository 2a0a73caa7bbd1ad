import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { signIn } from '../console/console-client.ts';
import { visibleText } from '../console/page-assertions.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { applicants, type Group, jobOf } from './applicants.ts';

const app = await startApp({ worker: false });
const pathOf = (query: Record<string, string> = {}) =>
  `/compliance/bias-audit?${new URLSearchParams(query).toString()}`;

async function audit({ api }: Tenant, query: Record<string, string> = {}) {
  const answer = await api.get(pathOf(query));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function seeded(groups: readonly Group[], name = 'Test Recruiting') {
  const tenant = await app.tenant({ name });
  const job = await jobOf(tenant);
  await applicants(app, tenant, job, groups);
  return { tenant, job };
}

const csvOf = ({ key }: Tenant, query: Record<string, string> = {}) =>
  fetch(`${app.base}/api/v1${pathOf({ ...query, format: 'csv' })}`, { headers: { authorization: `Bearer ${key}` } });

const rowsIn = (data: any, name: string) => data.tables.find((table: any) => table.name === name).rows;
const selectionOf = (row: any, status: string) => row.selections.find((one: any) => one.status === status);

/** People, how many of them were selected or scored above the median, their rate in percent and their impact ratio. */
type Line = [people: number, chosen: number, rate: string, ratio: string | null];
type Example = { sex: Line[]; race_ethnicity: Line[]; intersection: Line[] };

/**
 * The first example of 6 RCNY § 5-301: figures of the New York City Department of Consumer and Worker Protection,
 * Notice of Adoption of Final Rule on automated employment decision tools, 6 April 2023, pages 5 and 6:
 * https://rules.cityofnewyork.us/wp-content/uploads/2023/04/DCWP-NOA-for-Use-of-Automated-Employment-Decisionmaking-Tools-2.pdf
 * First women, then men; races in the order of EEO-1.
 *
 * Two differences are on purpose. The rule has 408 Hispanic applicants with 204 selected (50 %, 0.97) by race, but 395
 * with 172 by race and sex: one population can't have both, and here it is the latter. And the rule's example gives a
 * ratio to categories below 2 %, which subdivision (d) lets an auditor leave out, as the service does: null here.
 */
const selected: Example = {
  sex: [
    [1181, 555, '47', '0.979'],
    [1390, 667, '48', '1.00'],
  ],
  race_ethnicity: [
    [395, 172, '44', '0.84'],
    [797, 412, '52', '1.00'],
    [390, 170, '44', '0.84'],
    [119, 52, '44', '0.85'],
    [616, 302, '49', '0.95'],
    [41, 18, '44', null],
    [213, 96, '45', '0.87'],
  ],
  intersection: [
    [190, 82, '43.2', '0.827'],
    [385, 197, '51.2', '0.981'],
    [164, 75, '45.7', '0.876'],
    [32, 15, '46.9', null],
    [295, 135, '45.8', '0.877'],
    [17, 7, '41.2', null],
    [98, 44, '44.9', '0.860'],
    [205, 90, '43.9', '0.841'],
    [412, 215, '52.2', '1.000'],
    [226, 95, '42.0', '0.806'],
    [87, 37, '42.5', '0.815'],
    [321, 167, '52.0', '0.997'],
    [24, 11, '45.8', null],
    [115, 52, '45.2', '0.866'],
  ],
};

/**
 * The second example (pages 7 and 8). The rule has people, scoring rates and ratios; the numbers above the median are the
 * only whole ones with these rates. It cuts 64.29 to 64.2.
 */
const scored: Example = {
  sex: [
    [76, 34, '44.7', '0.82'],
    [92, 50, '54.3', '1.00'],
  ],
  race_ethnicity: [
    [28, 18, '64.3', '1.00'],
    [40, 15, '37.5', '0.58'],
    [32, 16, '50.0', '0.78'],
    [8, 5, '62.5', '0.97'],
    [24, 10, '41.7', '0.65'],
    [16, 10, '62.5', '0.97'],
    [20, 10, '50.0', '0.78'],
  ],
  intersection: [
    [12, 6, '50', '0.67'],
    [20, 8, '40', '0.53'],
    [12, 6, '50', '0.67'],
    [4, 2, '50', '0.67'],
    [12, 3, '25', '0.33'],
    [8, 5, '62.5', '0.83'],
    [8, 4, '50', '0.67'],
    [16, 12, '75', '1.00'],
    [20, 7, '35', '0.47'],
    [20, 10, '50', '0.67'],
    [4, 3, '75', '1.00'],
    [12, 7, '58.3', '0.78'],
    [8, 5, '62.5', '0.83'],
    [12, 6, '50', '0.67'],
  ],
};

/** Compares the rows of a table with the lines of an example, to the decimals that the example prints. */
function expectLines(
  data: any,
  name: keyof Example,
  example: Example,
  of: (row: any) => [chosen: number, rate: number, ratio: number | null],
) {
  const rows = rowsIn(data, name);
  expect(rows).toHaveLength(example[name].length);
  for (const [i, [people, expected, percent, printedRatio]] of example[name].entries()) {
    const [chosen, rate, ratio] = of(rows[i]);
    const line = JSON.stringify([name, rows[i]]);
    expect([rows[i].applicants, chosen], line).toEqual([people, expected]);
    expect(isPrintedAs(percent, rate * 100, 0.01), line).toBe(true);
    const isSameRatio =
      printedRatio === null || ratio === null ? printedRatio === ratio : isPrintedAs(printedRatio, ratio, 0.0001);
    expect(isSameRatio, line).toBe(true);
  }
}

/** `step`: of the value's own last decimal, as it is rounded, too. */
function isPrintedAs(text: string, value: number, step: number): boolean {
  const decimals = text.split('.')[1]?.length ?? 0;
  return Math.abs(value - Number(text)) <= 0.5 / 10 ** decimals + step / 2;
}

describe('the examples of the rule', () => {
  const { sex: sexes, raceEthnicity: races } = app.config.selfIdentification;
  const crossed = ({ intersection }: Example) =>
    intersection.map(([people, chosen], i) => ({
      ...{ people, chosen },
      ...{ sex: sexes[Math.floor(i / races.length)] ?? '', race: races[i % races.length] ?? '' },
    }));
  const categories = (data: any, name: string) => rowsIn(data, name).map((row: any) => row[name]);

  test('Recompute selection rates and impact ratios by sex, by race and by both', async () => {
    const { tenant } = await seeded([
      ...crossed(selected).map(({ people: n, chosen, sex, race }) => ({
        ...{ n, sex, race, selected: { Shortlisted: chosen } },
      })),
      { n: 250 },
    ]);
    const data = await audit(tenant);
    expect(data).toMatchObject({ applicants: 2821, answered: 2571, too_few: false, median_score: null });
    expect([categories(data, 'sex'), categories(data, 'race_ethnicity')]).toEqual([sexes.slice(0, 2), races]);
    for (const name of ['sex', 'race_ethnicity', 'intersection'] as const) {
      expectLines(data, name, selected, (row) => {
        const { selected: chosen, selection_rate, impact_ratio } = selectionOf(row, 'Shortlisted');
        expect(row.small).toBe(impact_ratio === null);
        return [chosen, selection_rate, impact_ratio];
      });
    }
    expect(data.tables.map(({ unknown }: any) => unknown)).toEqual([250, 250, 250]);
  });

  test('Recompute scoring rates and impact ratios, with the median of all who are scored', async () => {
    const { tenant } = await seeded([
      ...crossed(scored).flatMap(({ people, chosen, sex, race }) => [
        { n: chosen, sex, race, score: 90 },
        { n: people - chosen, sex, race, score: 10 },
      ]),
      // The 15 with unknown categories of the rule. With 84 of 168 above it, the median of all is the score in the middle.
      ...[
        { n: 7, score: 90 },
        { n: 1, score: 50 },
        { n: 7, score: 10 },
      ],
    ]);
    const data = await audit(tenant);
    expect(data).toMatchObject({ applicants: 183, answered: 168, median_score: 50 });
    for (const name of ['sex', 'race_ethnicity', 'intersection'] as const) {
      expectLines(data, name, scored, (row) => {
        expect([row.scored, row.small]).toEqual([row.applicants, false]);
        return [row.above_median, row.scoring_rate, row.scoring_impact_ratio];
      });
    }
    expect(data.tables.map(({ unknown }: any) => unknown)).toEqual([15, 15, 15]);
  });
});

// By hand: 48 scores are computed, which are 4 × 10, 10 × 50, 10 × 90, 6 × 99 and 18 × 100. The 24th is 90, the 25th 99.
test('Compare shares above the median of all computed scores, by category and intersection', async () => {
  const { tenant } = await seeded([
    { n: 10, sex: 'female', race: 'asian', score: 90, selected: { screening: 5, hired: 2 } },
    { n: 10, sex: 'female', race: 'white', score: 50, selected: { screening: 1 } },
    { n: 6, sex: 'male', race: 'asian', score: 99, selected: { screening: 6 } },
    { n: 4, sex: 'male', score: 10 },
    { n: 5, sex: 'male', race: 'white', score: 99.5, source: 'integration' },
    { n: 18, score: 100 },
  ]);
  const data = await audit(tenant);
  expect(data).toMatchObject({ applicants: 53, answered: 35, too_few: false, median_score: 94.5 });
  const [female, male] = rowsIn(data, 'sex');
  expect(female).toMatchObject({ applicants: 20, share: 0.5714, small: false, scored: 20, above_median: 0 });
  expect([female.scoring_rate, female.scoring_impact_ratio]).toEqual([0, 0]);
  expect(male).toMatchObject({ sex: 'male', race_ethnicity: null, applicants: 15, scored: 10, above_median: 6 });
  expect([male.scoring_rate, male.scoring_impact_ratio]).toEqual([0.6, 1]);
  expect(selectionOf(female, 'screening')).toEqual({
    status: 'screening',
    selected: 6,
    selection_rate: 0.3,
    impact_ratio: 0.75,
  });
  const both = rowsIn(data, 'intersection');
  expect(both.map((row: any) => [row.sex, row.race_ethnicity, row.applicants, row.scoring_rate])).toEqual([
    ['female', 'white', 10, 0],
    ['female', 'asian', 10, 0],
    ['male', 'white', 5, null],
    ['male', 'asian', 6, 1],
  ]);
  expect(both.map((row: any) => selectionOf(row, 'screening').impact_ratio)).toEqual([0.1, 0.5, 0, 1]);
  expect(data.tables.map((table: any) => table.unknown)).toEqual([18, 22, 22]);
  expect(both[0].selections.map((one: any) => one.status)).toEqual(
    (await tenant.api.get('/organization')).body.data.pipeline_statuses.filter((name: string) => name !== 'Applied'),
  );
  // Nobody was rejected, so there is nothing to compare with.
  expect(selectionOf(male, 'rejected')).toMatchObject({ selected: 0, selection_rate: 0, impact_ratio: null });
});

test('Mark categories below 2 percent, and leave them out of the comparison', async () => {
  const { tenant } = await seeded([
    { n: 98, sex: 'female', selected: { hired: 49 } },
    { n: 100, sex: 'male', selected: { hired: 25 } },
    { n: 3, sex: 'other', selected: { hired: 3 } },
  ]);
  const [female, male, other] = rowsIn(await audit(tenant), 'sex');
  expect([female, male].map((row) => [row.small, selectionOf(row, 'hired').impact_ratio])).toEqual([
    [false, 1],
    [false, 0.5],
  ]);
  expect(other).toMatchObject({ share: 0.0149, small: true, scoring_impact_ratio: null });
  expect(selectionOf(other, 'hired')).toMatchObject({ selected: 3, selection_rate: 1, impact_ratio: null });
});

test('Show no table below 30 answers', async () => {
  const tenant = await app.tenant();
  expect(await audit(tenant)).toMatchObject({
    applicants: 0,
    answered: 0,
    too_few: true,
    median_score: null,
    tables: [],
  });
  const job = await jobOf(tenant);
  await applicants(app, tenant, job, [{ n: 29, sex: 'female' }, { n: 40, sex: null, race: null }, { n: 40 }]);
  expect(await audit(tenant)).toMatchObject({ applicants: 109, answered: 29, too_few: true, tables: [] });
  expect(await (await csvOf(tenant)).text()).toMatch(/^table,.*,impact_ratio\r\n$/);
  await applicants(app, tenant, job, [{ n: 1, race: 'asian' }]);
  expect(await audit(tenant)).toMatchObject({ applicants: 110, answered: 30, too_few: false });
});

test('Count the applications of the days in UTC, both included, and of one job', async () => {
  const { tenant, job } = await seeded([
    { n: 30, sex: 'female', at: '2026-03-01T00:00:00.000Z' },
    { n: 31, sex: 'male', at: '2026-03-02T23:59:59.999Z' },
    { n: 32, sex: 'male', at: '2026-03-03T00:00:00.000Z' },
  ]);
  const other = await jobOf(tenant);
  await applicants(app, tenant, other, [{ n: 33, sex: 'female', at: '2026-03-02T12:00:00.000Z' }]);
  const applicantsIn = async (query: Record<string, string>) => (await audit(tenant, query)).applicants;
  expect(await applicantsIn({ from: '2026-03-01', to: '2026-03-02' })).toBe(94);
  expect(await applicantsIn({ from: '2026-03-02' })).toBe(96);
  expect(await applicantsIn({ to: '2026-03-01', job_id: job })).toBe(30);
  expect(await applicantsIn({ from: '2026-03-02', to: '2026-03-02', job_id: other.toUpperCase() })).toBe(33);
  expect(await applicantsIn({ from: '2027-01-01' })).toBe(0);
  expect(await audit(tenant, { from: '2026-03-03', to: '2026-03-03' })).toMatchObject({
    from: '2026-03-03',
    to: '2026-03-03',
    job_id: null,
    answered: 32,
    generated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(await audit(tenant, { job_id: newId() })).toMatchObject({ applicants: 0, answered: 0, too_few: true });
  const stranger = await app.tenant();
  expect(await audit(stranger, { job_id: job })).toMatchObject({ applicants: 0, answered: 0, tables: [] });
});

test('Return CSV with a line for each row and status, safe to open in a spreadsheet', async () => {
  const { tenant } = await seeded([{ n: 40, sex: 'female', race: 'asian', score: 5, selected: { '=1+1': 10 } }]);
  const statuses = ['Applied', '=1+1', 'a,"b"'];
  await app.rows('update organizations set pipeline_statuses = $2 where id = $1', [tenant.organizationId, statuses]);
  const answer = await csvOf(tenant, { from: '2026-01-01' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bias-audit-2026-01-01.csv"',
    'cache-control': 'no-store',
  });
  expect((await answer.text()).split('\r\n')).toEqual([
    'table,sex,race_ethnicity,applicants,share,small,scored,above_median,scoring_rate,scoring_impact_ratio,status,selected,selection_rate,impact_ratio',
    `sex,female,,40,1,false,40,0,0,,'=1+1,10,0.25,1`,
    'sex,female,,40,1,false,40,0,0,,"a,""b""",0,0,',
    `race_ethnicity,,asian,40,1,false,40,0,0,,'=1+1,10,0.25,1`,
    'race_ethnicity,,asian,40,1,false,40,0,0,,"a,""b""",0,0,',
    `intersection,female,asian,40,1,false,40,0,0,,'=1+1,10,0.25,1`,
    'intersection,female,asian,40,1,false,40,0,0,,"a,""b""",0,0,',
    '',
  ]);
});

describe('the page for admins', () => {
  const path = '/console/settings/bias-audit';

  test('Show tables, a chart with its values as text, and a file of the same figures', async () => {
    const { tenant, job } = await seeded([
      { n: 30, sex: 'female', race: 'asian', score: 90, selected: { hired: 15 } },
      { n: 30, sex: 'male', race: 'white', score: 50, selected: { hired: 10 } },
      { n: 1, sex: 'other', score: 50 },
    ]);
    const admin = await signIn(app, tenant);
    const { status, text } = await admin.get(`${path}?job_id=${job}`);
    expect(status).toBe(200);
    const shown = visibleText(text);
    expect(shown).toContain('requires an independent auditor');
    expect(shown).toContain('White (not Hispanic or Latino)');
    expect(shown).toContain('50% (1.00)');
    expect(text).toContain('>Hired</th>');
    expect(shown).toContain('33.3% (0.67)');
    expect(shown).toContain('Small: below 2%');
    expect(text).toContain(
      'aria-label="Impact ratio of match scores: Sex. Female: 1.00; Male: 0.00; Other: Small: below 2%"',
    );
    expect(text).toContain(`href="${path}/file?job_id=${job}"`);
    const file = await admin.get(`${path}/file?job_id=${job}`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=bias-audit.csv');
    expect(file.text).toBe(await (await csvOf(tenant, { job_id: job })).text());
    const viewed = (await tenant.api.get('/audit-log?action=bias_audit.view')).body.data;
    expect(viewed.map(({ actor }: any) => actor.type)).toEqual(['key', 'operator', 'operator']);
    expect(
      await app.rows(
        `select details ->> 'job_id' as job from audit_entries where action = 'bias_audit.view' and organization_id = $1`,
        [tenant.organizationId],
      ),
    ).toEqual([{ job }, { job }, { job }]);
    const empty = visibleText((await admin.get(`${path}?from=2030-01-01`)).text);
    expect(empty).toContain('Not enough answers yet');
    for (const query of ['from=x', 'from=2026-03-02&to=2026-03-01', 'job_id=x']) {
      expect((await admin.get(`${path}?${query}`)).status).toBe(422);
    }
    const recruiter = await signIn(app, tenant, 'recruiter');
    expect([(await recruiter.get(path)).status, (await recruiter.get(`${path}/file`)).status]).toEqual([403, 403]);
  });
});

test('Reject bad parameters, all at once, and keys without the scope', async () => {
  const tenant = await app.tenant();
  const bad = { from: '2026-02-30', to: '3 March', job_id: 'x', format: 'xml', day: '1' };
  expectProblem(await tenant.api.get(pathOf(bad)), 400, 'validation_error', [
    ['from', 'invalid_format'],
    ['to', 'invalid_format'],
    ['job_id', 'invalid_format'],
    ['format', 'invalid_value'],
    ['day', 'unknown_field'],
  ]);
  expectProblem(await tenant.api.get(pathOf({ from: '2026-03-02', to: '2026-03-01' })), 400, 'validation_error', [
    ['to', 'invalid_value'],
  ]);
  expectProblem(await tenant.api.get(pathOf({ from: '0000-01-01' })), 400, 'validation_error', [
    ['from', 'invalid_value'],
  ]);
  const { organizationId } = tenant;
  const { apiKey } = await app.web.resolve(ApiKeyService).create({
    organizationId,
    name: 'sync',
    expiresAt: null,
    createdByUserId: null,
    scopes: ['applications:read', 'applications:write'],
  });
  expectProblem(await app.withKey(apiKey).get(pathOf()), 403, 'insufficient_scope');
  expectProblem(await tenant.api.post('/compliance/bias-audit', {}), 405, 'method_not_allowed');
});
