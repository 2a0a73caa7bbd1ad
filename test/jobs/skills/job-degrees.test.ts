import { expect, test } from 'vitest';
import { skillsOf } from '../descriptions.ts';

const withLine = (line: string): string => skillsOf(`Requirements\n- Docker\n- Excel\n- ${line}`)[0] ?? '';

test.each([
  'GRADE 12 AND B.ENG / B.SC / N.DIP MINING ENGINEERING (NQF 6 OR 7)',
  'Matric / Grade 12',
  'N.Dip: Mechanical Engineering',
  'BEng/MEng in Chemical Engineering',
  'Graduate of BS HRM, Tourism, Statistics or any business course',
  'SALARY 7500 - 9000 AED + COMMISSION + MEDICAL + TICKET EVERY 2 YEARS.',
])('Require nothing from the degree or pay of "%s"', (line) => {
  expect(withLine(line)).toBe('Docker, Excel');
});

test.each([
  ['BEng Mechanical, and AutoCAD', 'AutoCAD'],
  ['DEGREE IN ACCOUNTING / AUTOCAD', 'AUTOCAD'],
  ['B.TECH, JAVA, SQL', 'JAVA'],
  ['Matric and a valid driving licence', 'driving licence'],
  ['Teaching Grade 12 mathematics', 'mathematics'],
  ['CTC 12 LPA, must have Java', 'Java'],
  ['BSC NURSING AND NMC REGISTRATION', 'NMC REGISTRATION'],
])('Require what stands beside the degree or pay of "%s"', (line, skill) => {
  expect(withLine(line)).toContain(skill);
});
