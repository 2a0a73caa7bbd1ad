import { expect, test } from 'vitest';
import { skillsIn, skillsOf } from '../descriptions.ts';

const requiredOf = (line: string): string => skillsIn(line)[0];

test.each([
  ['Knowledge of titration and QP', 'QP, titration'],
  ['Experience with gussets and Docker', 'Docker, gussets'],
  ['Experience with gussets and scrap metal', 'gussets, scrap metal'],
  ['Experience in a foundry or similar', ''],
  ['Knowledge of landfill and policy interpretation', 'landfill, policy interpretation'],
  ['Skilled in copywriting and storytelling', 'copywriting, storytelling'],
  ['Broker platforms Kafka, RabbitMQ, Zedpress', 'Kafka, RabbitMQ, Zedpress'],
])('Require every item of "%s"', (line, names) => {
  expect(requiredOf(line)).toBe(names);
});

test.each([
  ['Knowledge of XRB requirements', 'XRB'],
  ['ZCT 2016 contract knowledge', 'ZCT 2016'],
  ['Knowledge of Public Estates forms', 'Public Estates'],
  ['Knowledge of Tasmania employment standards', 'Tasmania employment standards'],
  ['Vendor credentialing', 'Vendor credentialing'],
  ['Experience of two way mirroring', 'two way mirroring'],
  ['Experience with battery technology', 'battery technology'],
  ['Experience with emerging technology', ''],
  ['Experience of supervising apprentices', 'supervising apprentices'],
  ['Able to recognise amber flags', 'amber flags'],
  ['Experience in cooperation with parish councils', 'parish councils'],
])('Require from "%s" %s', (line, names) => {
  expect(requiredOf(line)).toBe(names);
});

test.each([
  'Garda vetting',
  'Criminal record check',
  'DHS/DCSI Working With Children Check and National Police Check',
  'Clean motor vehicle record',
  'Good credit record',
  '2 years post registration experience',
  'Experience with queues, trees',
])('Require nothing from "%s"', (line) => {
  expect(requiredOf(line)).toBe('');
});

test('Read the kind, but not its textbook examples', () => {
  expect(requiredOf('Knowledge of data structures such as linked lists, queues and trees')).toBe('data structures');
});

test.each([
  ['Previous self-serving experience is a must', 'self-serving'],
  ['Puppets moving skills is a must', 'Puppets moving'],
  ['On page, off page and technical SEO', 'On page SEO, off page SEO, technical SEO'],
  ['Air freight and sea freight', 'Air freight, sea freight'],
  ['Ferry Kiosks: 3 years (Required)', 'Ferry Kiosks'],
  ['Relevant work: 3 years (Required)', ''],
  ['Communication, presentation and negotiation skills', ''],
  ['Procurement and negotiation skills', 'Procurement, negotiation'],
  ['4 years post trade experience', ''],
  ['Must have their own hand tools', ''],
  ['Computer literate – Excel and Tally', 'Excel, Tally'],
  ['Basic computer skills including Excel', 'Excel'],
  ['Zeolog and SNMP', 'SNMP, Zeolog'],
])('Require from "%s": %s', (line, names) => {
  expect(requiredOf(line)).toBe(names);
});

test('Require what a role is said to need after a colon', () => {
  expect(skillsOf('Please read the profile of the Back End Developer: Kafka, Zedpress & PostgreSQL.')[0]).toContain(
    'Kafka, PostgreSQL',
  );
});

test('Require a skill before a remark of the employer', () => {
  const line = 'Be comfortable with coin kiosks – this is what our customers pay us for';
  expect(skillsOf(`Requirements\n- Kafka\n- Docker\n- Excel\n- ${line}`)[0]).toContain('coin kiosks');
});
