import { expect, test } from 'vitest';
import { readDescription } from './descriptions.ts';

const duties = '- Design data models\n- Watch the servers\n- Answer questions of users';
const demands =
  '- Proven experience as an engineer\n- Understanding of Kafka\n- Knowledge of Excel\n- Ability to write code in Docker';

test('Require what follows duties without a heading, if most lines of the rest demand something', () => {
  const { required } = readDescription(`Responsibilities\n${duties}\n${demands}\n- Paris`);
  expect(required.map(({ skill, evidence }) => [skill, evidence?.rule]).toSorted()).toEqual([
    ['Docker', 'requirement'],
    ['Excel', 'requirement'],
    ['Kafka', 'requirement'],
  ]);
});

test.each([
  ['few lines demand something', `${duties}\n- Understanding of Kafka\n- Write code in Docker\n- Bake bread`],
  ['demands stand among duties', `- Knowledge of Kafka\n${duties}\n- Write code in Docker\n- Knowledge of Excel`],
  ['duties follow them', `${duties}\n- Knowledge of Kafka\n- Knowledge of Excel\n${duties.replaceAll('the', 'all')}`],
])('Read duties as such where %s', (_, lines) => {
  const { required } = readDescription(`Responsibilities\n${lines}`);
  expect(required.map(({ evidence }) => evidence?.rule)).not.toContain('requirement');
});

test('Read duties as such, although some of their words also begin demands', () => {
  const lines =
    '- Prepare reports\n- Self-manage the stock in Kafka\n- Good housekeeping of Docker\n- Strong focus on Excel';
  const { required } = readDescription(`Responsibilities\n${lines}`);
  expect(required.map(({ evidence }) => evidence?.rule)).not.toContain('requirement');
});
