import { expect, test } from 'vitest';
import { readDescription, skillNames } from '../descriptions.ts';

const work = [
  'Design and build REST APIs in Java and Spring Boot',
  'Maintain PostgreSQL schemas and tune slow queries',
  'Deploy services with Docker and Kubernetes on AWS',
  'Write integration tests with JUnit',
];
const requiredOf = (lines: readonly string[], title = 'Backend Developer'): string[] =>
  skillNames(readDescription(lines.join('\n'), title).required);
const duties = ['Responsibilities', ...work.map((line) => `- ${line}`)];

test('Require the tools of the work if the text has no requirements', () => {
  const required = requiredOf(duties);
  expect(required).toEqual(
    expect.arrayContaining(['Java', 'REST APIs', 'Spring Boot', 'PostgreSQL', 'Docker', 'Kubernetes', 'JUnit']),
  );
  expect(required.length).toBeLessThanOrEqual(8);
});

test('Require no tools of the work beside requirements', () => {
  expect(requiredOf([...duties, 'Requirements', '- Go', '- Kafka', '- Redis']).toSorted()).toEqual([
    'Go',
    'Kafka',
    'Redis',
  ]);
});

test('Require tools that a sentence names as the work, and none of the company', () => {
  const text = [
    'You will build pipelines in Python and Airflow, model data in Snowflake with dbt, and keep our Kafka streams healthy.',
    'Our customers run Oracle and SAP.',
  ];
  const required = requiredOf(text, 'Data Engineer');
  expect(required).toEqual(expect.arrayContaining(['Python', 'Airflow', 'Snowflake']));
  expect(required).not.toContain('Oracle');
});

test.each(['successful applicant', 'ideal candidate', 'postholder', 'job holder'])(
  'Read what the %s will do as the work',
  (person) => {
    expect(requiredOf([`The ${person} will keep the ledger in Xero.`], 'Clerk')).toContain('Xero');
  },
);
