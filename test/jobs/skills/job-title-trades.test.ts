import { expect, test } from 'vitest';
import { rolesOfTrades } from '../../../src/readers/posting/demand/title-trades.ts';
import { canonicalSkill, skillCategory } from '../../../src/readers/skills/index.ts';
import { readSources, skillNames } from '../descriptions.ts';

const tradesOf = (title: string, fields = {}): string =>
  skillNames(readSources({ title, description: 'We are open on Sundays.', ...fields }).required).join(', ');

test.each([
  ['Head Chef', 'Culinary Arts'],
  ['Chef (m/f/d) - Evenings', 'Culinary Arts'],
  ['Cooks needed', 'Cooking'],
  ['Fitter and Joiner', 'Joinery, Mechanical Fitting'],
  ['Research Scientist II', 'Academic Research'],
  ['Marketing Manager at Acorn Ltd', 'Marketing'],
  ['Site Managers', 'Site Management'],
  ['Bricklayer', 'Bricklayer'],
  ['Air Traffic Controller', 'Air Traffic Controller'],
])('Read the trade of the title "%s"', (title, trade) => {
  expect(tradesOf(title)).toBe(trade);
});

test.each([
  'Cook County Clerk',
  'Pilot Project Lead',
  'Bicycle Mechanic',
  'Travel Counsellor',
  'Elevator Mechanic',
  'Media Buyer',
  'Market Researcher',
  'Printer Cartridge Seller',
  'Person',
  'Co-Editor',
])('Read no trade from the title "%s"', (title) => {
  expect(tradesOf(title)).toBe('');
});

test('Keep a skill that the title names instead of the trade of its role', () => {
  expect(tradesOf('SEO Editor')).toBe('SEO');
});

test('Keep a technology trade of the title, last among many demands, unless it is that of others', () => {
  const demands = ['Java', 'Kafka', 'Docker', 'React', 'Ansible', 'Jenkins', 'Python', 'Oracle', 'Terraform', 'Redis'];
  const description = (count: number) => `Requirements\n${demands.slice(0, count).join('\n')}`;
  const last = (count: number) =>
    tradesOf('Database Administrator', { description: description(count) })
      .split(', ')
      .at(-1);
  expect(last(8)).toBe('Database Administration');
  for (const title of ['Technical Recruiter (Software Engineers)', 'Content Writer - Software Development'])
    expect(tradesOf(title, { description: description(8) })).not.toContain('Software D');
  expect(last(3)).toBe('Database Administration');
});

test('Add no trade of the title to listed skills', () => {
  expect(tradesOf('Head Chef', { required_skills: ['Payroll'] })).toBe('Payroll');
});

test('Name each trade so that it is found again by its name', () => {
  const unknown = rolesOfTrades.filter(({ trade }) => skillCategory(canonicalSkill(trade)) === undefined);
  expect(unknown).toEqual([]);
});
