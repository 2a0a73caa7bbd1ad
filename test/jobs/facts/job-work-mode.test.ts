import { expect, test } from 'vitest';
import { readDescription } from '../descriptions.ts';

const mode = (description: string, title?: string) => readDescription(description, title).workMode;

const workModes = {
  onsite: [
    'You will be in our Exeter office 5 days a week.',
    'Bakers must work from our office.',
    'On-site from day one.',
    'Exeter (WFO)',
    'The job needs five days per week in the office.',
    'Six days a week on site, Monday to Saturday.',
    'You will be in the office five days each week.',
    'Pune, 5 days WFO',
    '6 days working in the plant.',
    'This is an office-based post near the station.',
    'The role is fully office based.',
    'Entirely on-site at our Crewe works.',
    'Home working is not offered for this job.',
    'Because of the nature of the job, home working isn’t possible.',
    'Exeter, in person 5 days.',
    'The post is laboratory-based, Mondays to Fridays.',
    'Based full time at our Telford plant.',
    'You will work from our Exeter office with ten colleagues.',
    'Full-time (in-office)',
    'Job type: PermanentWork from OfficeExperience: one year',
    'This is an on-site role with one day from home after probation.',
    'Location: Exeter\nMode: WFO (5 days)',
    'Location: Exeter\nMode: Offline',
    'This is in office work.',
    'Located Remotely? N',
    'Is remote work (from home) allowed for this position?: No',
    'Onsite in Exeter, 5 days a week',
    'Buyer | Exeter | Permanent | Office-based',
    'The job is on-site in Exeter.',
    'You will be on-site five days a week.',
    'You are in the office Monday to Friday.',
    'This is not a work from home job.',
    'Buyers needed. WFO only.',
    "We don't do working from home, sorry.",
    'Telework is not available.',
    'On site 100%, it is a bakery.',
    'This is a site-based role.',
    "If you are looking for a remote job - please don't apply",
    'Mode: Field work - not a WFH job',
    'Work mode: No work from home',
    'WFH: No',
    'Remote work: Not possible',
    'Work from home not allowed.',
    'Work from home option not available.',
    'The role reports to the Head Baker and works onsite.',
    'Working hours 8 to 4, Mon to Fri, office based, and overtime in December.',
    'Office-based, Monday to Friday.',
    'Site based: Crewe, Cheshire',
    'Office-based in Crewe',
    'Hours: Mon-Fri 9-5, office-based',
    'The position is site based.',
    'This position is in person.',
    'You will work on site.',
    'We work in person, as bread cannot be baked on a screen.',
    'Hours are 9 to 5, in studio (bring slippers).',
    'Work mode: Remote for now, work from office later on',
  ],
  hybrid: [
    'You may work from home on any two days which are not pay days.',
    'Where: Exeter head office. You may work from home on any two days.',
    'Up to 40 % mobile working after the training.',
    'Able to self-manage and work remotely sometimes.',
    'Working pattern: 3 days office / 2 days home',
    'Working pattern: 2 days home, 3 days office',
    'Our team works in a hybrid of remote and in-office work.',
    'Two days a week in our Exeter office.',
    'The job is partly remote.',
    'WFH 2 days, WFO 3 days',
    'Exeter Hybrid',
    'Flexible hours in a hybrid operating model',
    'We offer part-time and hybrid (office and home) working.',
    'In the office three days a week.',
    'Three days in the shop, two from home.',
    'Two days WFH a week.',
    'We meet on Mondays; Thursdays and Fridays from home.',
    'Hybrid: Mon and Wed in Bristol',
    'The post is hybrid.',
    'A mix of on-campus and home working is possible.',
    'Exeter, 1 day p/w, rest remote',
    'You come to the office by the sea three days out of five.',
    'Remote working is possible up to 60%.',
    'Split your time between home and our Exeter office.',
    'Exeter · permanent · hybrid (lab work)',
    'The job is not fully remote, but you may work from home at times.',
    'Location: Exeter (3 days remote)',
    'Canteen, mobile working up to 50%',
    'MODE : Hybrid',
    'Location: Exeter\nWe are in the office in Exeter, Devon three days a week.',
    'Bakers work from the office two days each week.',
    'You would be working from our office by the sea in Exeter at least three days a week',
    'We come to the office a couple of days a week.',
    'The role is on-site three days a week.',
    'You can work from home two days a week.',
    'Work from home up to 3 days per week',
    "You'll work from home on Mondays and Fridays; the other days you'll be with us.",
    'Mobile working on two days a week',
    'Buyer - Exeter - Hybrid - 5 years',
    'Exeter, UK | Hybrid | Full-time',
    'Work from home - two days a week',
    'Benefits\n- Free lunch\n- Home office up to two days a week',
    'Benefits\n- Up to 3 remote days a week',
    'Benefits\n- 60% home office',
    'Two days office, three days home',
    'You come into the office twice a week.',
    'You can work at home on Mondays and Fridays.',
    'Full time; 2 days telework a week',
    'Mode : WFO 3 days',
    'Office attendance: 2 days a week',
    'Buyer – Hybrid, Exeter',
    'Buyer | Hybrid/Remote | Exeter',
    'Buyer | Exeter | Up to £30,000 + bonus | Hybrid (2 days per week)',
    'Work location: Bakery Hall, with the option to work remotely up to 2 days per week',
    'You may work remotely up to two days per week.',
    'A pension and two work from home days a week.',
    'Permanent, agile working with at least one day a week at our offices in Exeter',
    'Location: Exeter (parking on site) with up to 2 days home working after probation',
    'Location:\nEither Remote or Work from Office (Exeter)',
  ],
  remote: [
    '100% remotely or from the office in Exeter, you choose.',
    'Flexi work hours plus the benefit of having your workstation at your home.',
    'Ability to work in a virtual environment, working from home and talking to bakers.',
    'We are open to people working remotely.',
    'Be able to work remotely',
    'This role can be done from home after training.',
    'Online tutor - deliver lessons remotely.',
    'Teach classes online from your home.',
    'Located Remotely?Y',
    'We are bakers. Remote (Poland or Portugal).',
    'This is a home-based position with visits to shops.',
    'You may live and work from anywhere: work from anywhere in Europe.',
    'We are a remote-first team.',
    'Exeter or remote within the UK',
    'Mode - Remote',
    'Buyer | Freelance | Remote from Poland',
    'Buyer — Remote (Canada)',
    'Remote, within two hours of Exeter.',
    'WORK FROM HOME – Payroll',
    'You will be working from home.',
    'You will work remotely.',
    'Present status: Work from home',
    'Six months, job location- Remote/Work from Home',
    'Paid time offWork from home / Remote.',
    '100% WFH',
  ],
  none: [
    'You work four days a week in our nursing home.',
    'Two days a week at our second home in Crewe.',
    'We are looking for a remote developer. Agencies please do not apply.',
    'Some patients are seen in clinic, others remotely.',
    'A mix of office and home cleaning across Leeds.',
    'This role is hybrid between sales and support.',
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
    'Skills: AWS | Azure | Hybrid',
    'Buyer | Remote | On-site',
    'First interview - remote',
    'Petrol | Hybrid | Diesel',
    'The driver takes letters from our office to the bank two days a week.',
    'You will work remotely with customers.',
    'Mode: part-time',
    "You'll work from home or in the shop.",
    'Remote patients are seen by video.',
    'Work from home two days a month when a child is ill.',
    'Benefits:\n- Work from home\nAbility to commute:\n- Exeter: Reliably commute or planning to relocate (Required)',
    'Work Remotely:\n- Temporarily\nBenefits:\n- Work from home',
    'Salary: £20,000 a year\nBenefits:\n- Free bread\n- Work from home\nSchedule:\n- Day shift',
    'Perks\n- Free bread\n- Work from home',
    'When the role permits, we offer different working arrangements like job-sharing and hybrid (office and home) working.',
    'Office-based, with some days at home.',
    'The post is office-based, at home on some days.',
    'We work in person and online.',
    'You will work on site when a customer calls.',
  ],
};

test.each(Object.entries(workModes).flatMap(([expected, texts]) => texts.map((text) => [expected, text] as const)))(
  'Read the work mode %s from %j',
  (expected, description) => {
    expect(mode(description) ?? 'none').toBe(expected);
  },
);

test('Read the work mode among benefits, and in a title after "or"', () => {
  expect(mode('Requirements\n- Typing\nBenefits\n- Free lunch\n- Hybrid: two days in Exeter')).toBe('hybrid');
  expect(mode('We bake.', 'Buyer - Exeter or Remote (UK)')).toBe('remote');
  expect(mode('We bake.', 'Buyer – Exeter, Bristol, or home office')).toBe('remote');
});

test('Read hybrid work among the benefits where people must commute', () => {
  const commute =
    'Benefits:\n- Hybrid working: 2 days from home each week\nAbility to commute:\n- Leeds: Reliably commute (Required)';
  expect(mode(commute)).toBe('hybrid');
});

test('Read remote work among the benefits if the next line is no answer', () => {
  expect(mode('What we offer:\n- Remote work\n- Work from anywhere in Poland')).toBe('remote');
});

test.each([
  'Flexible work from home days',
  'Remote work abroad up to 20 days',
  'Fully remote work from abroad up to 20 days a year',
  'Work from anywhere (up to four weeks a year)',
  'Work-from-home allowance',
  'Hybrid work allowance',
  'Yoga in our office two days a week',
  'Free breakfast in the office three days a week',
])('Read no work mode from an optional benefit or an amenity: %j', (benefit) => {
  expect(mode(`Requirements\n- Typing\nBenefits\n- ${benefit}\n- Free lunch`)).toBeNull();
});

test.each([
  ['Baker (WFH)', 'remote'],
  ['Baker - Work from Home', 'remote'],
  ['Work from home - Baker', 'remote'],
  ['Baker - WFO', 'onsite'],
  ['Hybrid | Baker', 'hybrid'],
])('Read the work mode of the title %j', (title, expected) => {
  expect(mode('We bake.', title)).toBe(expected);
});

test.each([
  ['- Willing to work onsite in Makati', 'onsite'],
  ['- Amenable to work full onsite', 'onsite'],
  ['- Able to work onsite at customers', null],
  ['Working days 5. Hybrid. Bakes well.', 'hybrid'],
  ['We bake cakes. Hybrid, rye and wheat.', null],
])('Read the work mode of %j in a text', (line, expected) => {
  expect(mode(`Requirements\n- Typing\n${line}`)).toBe(expected);
});

test('Read rows further below as headlines if they state a contract or salary', () => {
  const text = (row: string) => `${'We bake bread.\n'.repeat(9)}${row}`;
  expect(mode(text('Exeter | £30,000 | Hybrid'))).toBe('hybrid');
  expect(mode(text('Phone | Chat | Remote'))).toBeNull();
});

test('Read no work mode from a title about hybrid technology or remote regions', () => {
  expect(mode('We bake.', 'Architect (Hybrid Cloud)')).toBeNull();
  expect(mode('We bake.', 'Midwife (Remote Area)')).toBeNull();
});

test('Keep a remote job remote although it has an office to work in', () => {
  expect(mode('Fully remote. Some people work in our office.')).toBe('remote');
  expect(mode('You can work from our office')).toBeNull();
  expect(mode('You must work from our office')).toBe('onsite');
  expect(mode('Day one on-site induction, then fully remote')).toBe('remote');
});

test('Read the work mode above the text, alone or with a place, and in a title before a country', () => {
  expect(mode('Acme Foods\nRemote,Yokohama, Japan\n\nWe bake.')).toBe('remote');
  expect(mode('Acme Foods\nHybrid - Leeds\n\nWe bake.')).toBe('hybrid');
  expect(mode('Acme Foods\nRemote\n\nWe bake.')).toBe('remote');
  expect(mode('We bake.', 'Baker - Remote UK')).toBe('remote');
});
