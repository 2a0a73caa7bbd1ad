import { expect, test } from 'vitest';
import { type JobReading, readJob } from '../../src/modules/jobs/index.ts';

const read = (description: string, title = 'Clerk'): JobReading =>
  readJob({ title, jd_text: null, description, required_skills: [], preferred_skills: [] });

const mode = (description: string, title?: string) => read(description, title).workMode;

test.each([
  'You will be in our Exeter office 5 days a week.',
  'The job needs five days per week in the office.',
  'Six days a week on site, Monday to Saturday.',
  'You will be in the office five days each week.',
  'Pune, 5 days WFO',
  '6 days working in the plant.',
  'This is an office-based post near the station.',
  'The role is fully office based.',
  'Entirely on-site at our Crewe works.',
  'Home working is not offered for this job.',
  'Based full time at our Telford plant.',
  'You will work from our Exeter office with ten colleagues.',
  'Full-time (in-office)',
  'Job type: PermanentWork from OfficeExperience: one year',
  'This is an on-site role with one day from home after probation.',
])('onsite where every day is at the workplace: %j', (description) => {
  expect(mode(description)).toBe('onsite');
});

test.each([
  'Two days a week in our Exeter office.',
  'In the office three days a week.',
  'Three days in the shop, two from home.',
  'Two days WFH a week.',
  'We meet on Mondays; Thursdays and Fridays from home.',
  'Hybrid: Mon and Wed in Bristol',
  'Exeter · permanent · hybrid (lab work)',
  'The job is not fully remote, but you may work from home at times.',
  'Location: Exeter (3 days remote)',
  'Canteen, mobile working up to 50%',
])('hybrid where some days are at home: %j', (description) => {
  expect(mode(description)).toBe('hybrid');
});

test.each([
  'This is a home-based position with visits to shops.',
  'You may live and work from anywhere: work from anywhere in Europe.',
  'We are a remote-first team.',
  'Exeter or remote within the UK',
])('remote where the job is done from home: %j', (description) => {
  expect(mode(description)).toBe('remote');
});

test('the work mode may stand among the benefits, and in a title after "or"', () => {
  expect(mode('Requirements\n- Typing\nBenefits\n- Free lunch\n- Hybrid: two days in Exeter')).toBe('hybrid');
  expect(mode('We bake.', 'Buyer - Exeter or Remote (UK)')).toBe('remote');
  expect(mode('We bake.', 'Buyer – Exeter, Bristol, or home office')).toBe('remote');
});

test.each([
  'You work four days a week in our nursing home.',
  'Two days a week at our second home in Crewe.',
  "Three days a week in the customer's home.",
  'Four days on site with clients, one on quotes.',
  'You visit families at home and spend one day a week in the office.',
  'The interview is fully remote.',
  'Our customers are fully remote.',
  'A fully remote support platform',
  'You fill remote roles for insurers.',
  'A remote position in the islands',
  'Manage hybrid cloud servers',
  'Fuels:\n- Petrol\n- Hybrid\n- Diesel',
  'Guide leaders on hybrid working policies.',
  'This is a hybrid role combining sales and repairs.',
  'Location: Exeter (parking on site)',
  'After probation you may work two days from home.',
])('no work mode from what is not about the job: %j', (description) => {
  expect(mode(description)).toBeNull();
});

test('no work mode from a title about hybrid technology or remote regions', () => {
  expect(mode('We bake.', 'Architect (Hybrid Cloud)')).toBeNull();
  expect(mode('We bake.', 'Midwife (Remote Area)')).toBeNull();
});
