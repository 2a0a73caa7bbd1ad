import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinNamesOfBefore } from '../../../migrations/Migration20261201153000_joined_names_of_before.ts';
import { startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
await app.rows('update candidate_search_cursor set filled_at = now()');
const path = '/console/candidates';

type Person = { name: string; skills: string[] };
/** Candidates with the ids in the order of time. */
async function organizationOf(people: readonly Person[]) {
  const tenant = await app.tenant();
  const ids = people.map((_, index) => `${(index + 1).toString(16).padStart(8, '0')}${randomUUID().slice(8)}`);
  await app.rows(
    `insert into candidates (id, organization_id, full_name, email, primary_skills, created_at)
     select p.id, $1, p.name, p.id || '@example.com', array[p.skill], now()
     from unnest($2::uuid[], $3::text[], $4::text[]) as p(id, name, skill)`,
    [tenant.organizationId, ids, people.map(({ name }) => name), people.map(({ skills }) => skills[0] ?? 'Law')],
  );
  return { tenant, ids, browser: await signIn(app, tenant, 'recruiter') };
}
type Organization = Awaited<ReturnType<typeof organizationOf>>;

const linksIn = (text: string): string[] =>
  [...text.matchAll(/<a href="(\/console\/candidates\/[0-9a-f-]{36}[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
const idIn = (href: string): string => /[0-9a-f-]{36}/.exec(href)?.[0] ?? '';

/** The links of all pages, from page to page. */
async function allPages({ browser }: Organization, query: string): Promise<string[]> {
  const links: string[] = [];
  for (let next: string | undefined = `${path}?${query}`; next; ) {
    const { status, text } = await browser.get(next);
    expect(status).toBe(200);
    links.push(...linksIn(text));
    next = /<a href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    if (links.length > 1_000) throw new Error('no end');
  }
  return links;
}

async function expectOrder(organization: Organization, query: string, expected: readonly string[]): Promise<void> {
  const links = await allPages(organization, query);
  expect(links.map(idIn), query).toEqual(expected);
  const { browser } = organization;
  // The candidates on both sides of each page's end, and of the end of the names.
  for (const at of [1, 49, 50, 99, 100, 119, 120, 121, 150, links.length - 1].filter((index) => links[index])) {
    const { text } = await browser.get(links[at] as string);
    const beside = (rel: string) =>
      idIn(new RegExp(`<a href="([^"]*)"[^>]*rel="${rel}"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect([beside('prev'), beside('next')], `${query}, ${at}`).toEqual([expected[at - 1], expected[at + 1] ?? '']);
  }
}

const isNamed = ({ name }: Person): boolean => name.includes('Kafka');
/** Those with the word in their names, then others who match, each the newest first. */
function expectedOf({ ids }: Organization, people: readonly Person[]): string[] {
  const found = people.map((person, index) => ({ person, id: ids[index] as string })).toReversed();
  return [
    ...found.filter(({ person }) => isNamed(person)),
    ...found.filter(({ person }) => !isNamed(person) && person.skills.includes('Kafka')),
  ].map(({ id }) => id);
}

const mixed: Person[] = Array.from({ length: 240 }, (_, index) =>
  index % 2 === 0 ? { name: `Kafka Brown ${index}`, skills: [] } : { name: `Asha ${index}`, skills: ['Kafka'] },
);
/** More than what a search looks at to see how common its words are. */
const others: Person[] = Array.from({ length: 1_100 }, (_, index) => ({ name: `Tom ${index}`, skills: [] }));

test('List each match once across pages, those with the words in their names first', async () => {
  const organization = await organizationOf(mixed);
  await expectOrder(organization, 'search=kafka', expectedOf(organization, mixed));
  await expectOrder(organization, 'search=kafka&order=best', expectedOf(organization, mixed));
});

test('List name matches first when none of the latest 1,000 candidates matches by name', async () => {
  const people = [...mixed, ...others];
  const organization = await organizationOf(people);
  await expectOrder(organization, 'search=kafka', expectedOf(organization, people));
});

test('List name matches first in very long lists, with many name matches and with few', async () => {
  const few = [...mixed.filter((person, index) => !isNamed(person) || index < 3), ...mixed.slice(0, 6)];
  for (const people of [mixed, [...mixed, ...others], few]) {
    const organization = await organizationOf(people);
    await app.rows(`update list_counts set n = 100000 where organization_id = $1 and list = 'candidates' and (n > 0)`, [
      organization.tenant.organizationId,
    ]);
    await expectOrder(organization, 'search=kafka', expectedOf(organization, people));
  }
});

test('Offer the best-match order only with a search', async () => {
  const { browser } = await organizationOf([{ name: 'Asha Rao', skills: ['Kafka'] }]);
  const ordersOf = async (query: string) => {
    const { text } = await browser.get(`${path}?${query}`);
    const options = /<select id="filter-order".*?<\/select>/s.exec(text)?.[0] ?? '';
    return [...options.matchAll(/<option[^>]*>([^<]+)/g)].map(([, label]) => label);
  };
  const others = ['Oldest', 'Name', 'Most experience'];
  for (const query of ['', 'order=best', 'place=Pune']) {
    expect(await ordersOf(query)).toEqual(['Newest', ...others]);
  }
  expect(await ordersOf('search=kafka')).toEqual(['Best match', 'Newest', ...others]);
  expect((await browser.get(path)).text).toMatch(/<th[^>]* aria-sort="descending"><a class="sort"[^>]*>Added/);
  expect((await browser.get(`${path}?search=kafka`)).text).not.toContain('aria-sort');
});

test('Treat a search of only blanks as no search, in every list', async () => {
  const { browser } = await organizationOf([{ name: 'Asha Rao', skills: ['Kafka'] }]);
  for (const address of [
    ...['candidates?search', 'candidates?place', 'jobs?search', 'clients?search', 'applications?search'],
    ...['screenings?search', 'messages?candidate', 'talent-pool?search', 'work?search'],
  ]) {
    const list = async (text: string) => visibleText((await browser.get(`/console/${address}=${text}`)).text);
    expect(await list('%20%09'), address).toBe(await list(''));
    expect(await list('x'), address).toContain('Clear filters');
  }
});

test('Find candidates by what their texts have, whatever small words and years the search adds', async () => {
  const { ids, browser } = await organizationOf([
    { name: 'Asha Rao', skills: ['Java developer, Kafka'] },
    { name: 'Ravi With', skills: ['Kubernetes'] },
    { name: 'A Menon', skills: ['Law'] },
    { name: 'Ravi Menon', skills: ['Law'] },
  ]);
  const found = async (search: string) =>
    linksIn((await browser.get(`${path}?search=${encodeURIComponent(search)}`)).text).map((link) =>
      ids.indexOf(idIn(link)),
    );
  expect(await found('java developer with kafka')).toEqual([0]);
  for (const search of ['7+ years java', '5-7 yrs of experience in java', 'a developer who … java', '10 years java']) {
    expect(await found(search), search).toEqual([0]);
  }
  expect(await found('kubernetes 5 years')).toEqual([1]);
  // Names may have such words.
  expect(await found('With')).toEqual([1]);
  expect(await found('with the')).toEqual([]);
  expect(await found('a menon')).toEqual([2, 3]);
  const none = visibleText((await browser.get(`${path}?search=${encodeURIComponent('cobol with years')}`)).text);
  expect(none).toContain('For years of experience, notice period and tags, use the filters.');
});

test('Find a name with any apostrophe or without it, however it is stored, names first', async () => {
  const stored = ['Asha O’Connor', "Ravi O'Connor", 'Meera OConnor', 'Tom Connor'];
  const people = [...stored.map((name) => ({ name, skills: [] })), { name: 'Uma Rao', skills: ["O'Connor tools"] }];
  const { ids, tenant, browser } = await organizationOf(people);
  const found = async (search: string) =>
    linksIn((await browser.get(`${path}?search=${encodeURIComponent(search)}&order=best`)).text).map((link) =>
      ids.indexOf(idIn(link)),
    );
  expect(await found('oconnor')).toEqual([2, 1, 0]);
  expect(await found('OConn')).toEqual([2, 1, 0]);
  for (const search of ["O'Connor", 'o’connor', 'O‘CONN']) expect(await found(search), search).toEqual([2, 1, 0, 4]);
  expect(await found("asha o'connor")).toEqual([0]);
  expect(await found('connor')).toEqual([3, 1, 0, 4]);
  await tenant.api.put(`/candidates/${ids[3]}`, { full_name: 'Tom O’Hara' });
  expect(await found('ohara')).toEqual([3]);
});

test('Find candidates of before by a name without its apostrophe', async () => {
  const { tenant, browser } = await organizationOf([{ name: 'Ravi D’Souza', skills: ['Law'] }]);
  const found = async () => linksIn((await browser.get(`${path}?search=dsouza`)).text).length;
  await app.rows(
    `update candidate_search s set words = candidate_search_texts(c) from candidates c
     where c.id = s.candidate_id and c.organization_id = $1`,
    [tenant.organizationId],
  );
  expect(await found()).toBe(0);
  await app.rows(joinNamesOfBefore);
  expect(await found()).toBe(1);
});
