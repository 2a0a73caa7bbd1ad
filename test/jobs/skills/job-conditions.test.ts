import { expect, test } from 'vitest';
import { skillsOf } from '../descriptions.ts';

test.each([
  'Candidates from Kafka only will not be considered',
  'Kafka background please excuse',
  'Current immunization records',
  'Job Types: Full-time, Kafka contract length: 6 months',
  'AddThis Sharing Buttons',
])('Require nothing from "%s"', (line) => {
  expect(skillsOf(`Requirements\n- Docker\n- Excel\n- ${line}`)).toEqual(['Docker, Excel', '']);
});

test.each([
  'Leading Kafka work to translate business needs',
  'Candidates without Kafka experience please do not apply',
  'If applicable, current Kafka certification',
  'Must pass a background check as required by law and have Kafka experience',
  'We use no framework but know Kafka',
  'So is Kafka, which is mandatory',
])('Require what "%s" demands', (line) => {
  expect(skillsOf(`Requirements\n- Docker\n- Excel\n- ${line}`)[0]).toContain('Kafka');
});
