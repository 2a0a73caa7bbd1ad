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

test('Leave out the trade of a title where the text demands two skills of its own', () => {
  const ofDba = (skills: string) => tradesOf('Database Administrator', { description: `Requirements\n${skills}` });
  expect(ofDba('Oracle').split(', ')).toContain('Database Administration');
  expect(ofDba('Oracle\nTerraform')).toBe('Oracle, Terraform');
});

test('Demand no tool that only the title names where the text prefers it or looks for another', () => {
  const ofJava = (text: string) =>
    tradesOf('Java Developer', { description: `Requirements\nDocker\nRedis\nOAuth\n${text}` }).split(', ');
  expect(ofJava('Kafka')).toContain('Java');
  expect(ofJava('Kotlin')).toContain('Java');
  expect(ofJava('Java would be a plus')).not.toContain('Java');
  for (const role of ['developer', 'engineer', 'programmer'])
    expect(ofJava(`Experience as a PHP ${role}`)).not.toContain('Java');
});

test('Add no trade of the title to listed skills', () => {
  expect(tradesOf('Head Chef', { required_skills: ['Payroll'] })).toBe('Payroll');
});

test('Name each trade so that it is found again by its name', () => {
  const unknown = rolesOfTrades.filter(({ trade }) => skillCategory(canonicalSkill(trade)) === undefined);
  expect(unknown).toEqual([]);
});
