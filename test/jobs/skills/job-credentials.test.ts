import { expect, test } from 'vitest';
import { skillsIn } from '../descriptions.ts';

test.each([
  ['Azure Certified Data Platform Engineer certification is mandatory', 'Azure Certified Data Platform Engineer'],
  ['Must hold a valid Cloud Data Architect certificate', 'Cloud Data Architect'],
  ['Cloud Network Engineer/Architect certification is a must', 'Cloud Network Engineer/Architect'],
  ['Estate Compliance Professional (ECP) designation', 'Estate Compliance Professional'],
  ['Full registration with the Nursing Council', 'Nursing Council'],
  ['Registered with the Tasmania College of Opticians', 'Tasmania College of Opticians'],
  ['Member of the Institute of Payroll Clerks', 'Institute of Payroll Clerks'],
  ['Class C Rigsetter ticket', 'Class C Rigsetter ticket'],
  ['Digital scaffold card', 'Digital scaffold card'],
  ['AWS Developer certification', 'AWS'],
  ['Registered with the council', ''],
])('Require from "%s" the whole name: %s', (line, name) => {
  expect(skillsIn(line)[0]).toBe(name);
});
