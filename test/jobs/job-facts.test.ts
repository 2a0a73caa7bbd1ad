import { expect, test } from 'vitest';
import { readDescription } from './descriptions.ts';

const mode = (description: string, title?: string) => readDescription(description, title).workMode;
const years = (description: string, title?: string) => {
  const { minExperienceYears, maxExperienceYears } = readDescription(description, title);
  return [minExperienceYears, maxExperienceYears];
};

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
    'Based full time at our Telford plant.',
    'You will work from our Exeter office with ten colleagues.',
    'Full-time (in-office)',
    'Job type: PermanentWork from OfficeExperience: one year',
    'This is an on-site role with one day from home after probation.',
    'Location: Exeter\nMode: WFO (5 days)',
    'Location: Exeter\nMode: Offline',
    'This is in office work.',
    'Is remote work (from home) allowed for this position?: No',
    'Onsite in Exeter, 5 days a week',
    'Buyer | Exeter | Permanent | Office-based',
    'The job is on-site in Exeter.',
    'You will be on-site five days a week.',
    'You are in the office Monday to Friday.',
    'This is not a work from home job.',
  ],
  hybrid: [
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
    'Office attendance: 2 days a week',
    'Buyer – Hybrid, Exeter',
    'Buyer | Hybrid/Remote | Exeter',
    'Buyer | Exeter | Up to £30,000 + bonus | Hybrid (2 days per week)',
  ],
  remote: [
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
    'Paid time offWork from home / Remote.',
    '100% WFH',
  ],
  none: [
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
  ],
};

test.each(Object.entries(workModes).flatMap(([expected, texts]) => texts.map((text) => [expected, text] as const)))(
  'work mode %s: %j',
  (expected, description) => {
    expect(mode(description) ?? 'none').toBe(expected);
  },
);

test('the work mode may stand among the benefits, and in a title after "or"', () => {
  expect(mode('Requirements\n- Typing\nBenefits\n- Free lunch\n- Hybrid: two days in Exeter')).toBe('hybrid');
  expect(mode('We bake.', 'Buyer - Exeter or Remote (UK)')).toBe('remote');
  expect(mode('We bake.', 'Buyer – Exeter, Bristol, or home office')).toBe('remote');
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
])('no work mode from a benefit that is an option or an amenity: %j', (benefit) => {
  expect(mode(`Requirements\n- Typing\nBenefits\n- ${benefit}\n- Free lunch`)).toBeNull();
});

test.each([
  ['Baker (WFH)', 'remote'],
  ['Baker - Work from Home', 'remote'],
  ['Work from home - Baker', 'remote'],
  ['Baker - WFO', 'onsite'],
  ['Hybrid | Baker', 'hybrid'],
])('the work mode of the title %j', (title, expected) => {
  expect(mode('We bake.', title)).toBe(expected);
});

test('rows further below are headlines where they state a contract or a salary', () => {
  const text = (row: string) => `${'We bake bread.\n'.repeat(9)}${row}`;
  expect(mode(text('Exeter | £30,000 | Hybrid'))).toBe('hybrid');
  expect(mode(text('Phone | Chat | Remote'))).toBeNull();
});

test('no work mode from a title about hybrid technology or remote regions', () => {
  expect(mode('We bake.', 'Architect (Hybrid Cloud)')).toBeNull();
  expect(mode('We bake.', 'Midwife (Remote Area)')).toBeNull();
});

test.each([
  'Driving licence held for at least 4 years',
  'Clean licence for 3 years',
  'Must have lived in this country for 5 years',
  'References covering 3 years',
  'A 3-year verifiable employment history',
  'Right to work here for 4 years without sponsorship',
  'Pupils of 5 to 8 years',
  'Experience with 2 to 4 year olds',
  'Teach 7-9 years',
  'A 3 year apprenticeship with a college',
  'Fitting windows with 10 year guarantees',
  'Study for your diploma over 3 years',
  'The full two year training entitlement',
  'You learn from a chef who has 30 years of experience',
  'Alongside senior engineers with 12+ years of experience',
  'A rail project that runs for 6 years',
  'Or 2 years in college',
  'Five years of checkable history',
  'A team led by someone with 20 years of experience',
  'With more than 12 years of experience in ovens, Acme serves the country',
  'Acme Ltd, with 12 years of experience, is a leading bakery',
  'Backed by 12 years of industry experience',
  'Ovenly brings 12 years of experience in baking to the table',
  'Mentor staff with 1-3 years of experience',
  'Are you available for 8 months?',
  '(For 8 months)',
  'Must be nineteen years of age or older',
  'Candidates below 35 years only',
  'The contract is for 2 years',
  'Java 8+ experience',
  'It took a decade to build the oven',
  'Initial term: 3 years',
  'Duration : minimum of 3 months to 1 year',
  'Maternity cover for 9 months',
  'Probation of 6 months',
  'Gaps in employment of more than 1 year must be explained',
  'Train for 2 years to become a chef',
  'A 24 months training contract',
  'Class 1 licence held for 2 years with experience of trailers',
  'Your line manager has 12 years of experience',
  'The team has 40 years of experience',
  'In lieu of a degree, 6 years of baking experience',
  'In lieu of a degree six 6 years of baking experience considered',
])('no years of experience: %j', (description) => {
  for (const text of [description, `Requirements:\n- ${description}\n- Good manners`])
    expect(years(text)).toEqual([null, null]);
});

test.each<[string, number | null, number | null]>([
  ['10 yrs+ of baking', 10, null],
  ['Ideally six years of experience, but at least three in retail', 3, null],
  ['Ideally four years of experience, but at least two.', 2, null],
  ["3-6 years' PQE", 3, 6],
  ['A baker who has been qualified for at least three years', 3, null],
  ['Half a year of experience', 0.5, null],
  ['Two and a half years of experience', 2.5, null],
  ['At least a year of experience', 1, null],
  ['4ish years of experience', 4, null],
  ['two to four seasons of harvest experience', 2, 4],
  ['min. 3 to max. 6 years of experience', 3, 6],
  ['4+ years in bakery sales with at least 12 months as a manager', 4, null],
  ['3 years of baking experience, 1 year of which with sourdough', 3, null],
  ['No experience? We show you how.', 0, null],
  ['Experience is not required', 0, null],
  ['Must-haves: Kotlin (5y), SQL.', 5, null],
  ['Exp: 3y+', 3, null],
  ['Set up lathes. 3+ years. Polish is a plus.', 3, null],
  ['You should have run shops for 4+ years', 4, null],
  ['This is not an entry-level job', null, null],
  ["Bachelor's degree and 3 years of bakery experience, or 7 years of experience in lieu of a degree", 3, null],
  ["Bachelor's degree and 5 years of experience, or 9 years of experience without a degree", 5, null],
  ['Diploma and 3 years of experience, or 6 years of experience without one', 3, null],
  ["Bachelor's degree and 3 years of experience, or 8 years of experience", 3, null],
  ['Preferably 2 years of payroll', 2, null],
  ['A fitter with 4 years post apprenticeship', 4, null],
  ['The post is for 3 years', null, null],
  ['BS with 3 years of experience or high school diploma with 7 years of experience', 3, null],
  ["Bachelor's degree and 2+ years of experience; a further 4 years may be substituted for the degree", 2, null],
  ['A year or more of payroll experience', 1, null],
  ['1-3 years/fresher', 0, 3],
  ['Experience: Freshers / 1-2 years', 0, 2],
  ["What we're after is somebody with three years of payroll.", 3, null],
  ['5 (five) years of baking', 5, null],
  ['five 5 years of baking', 5, null],
  ['Experience: up to 30 years', null, null],
  ['2 years of baking experience or under supervision of a baker', 2, null],
  ['Baker at Ovenly Ltd, 5 years of experience', 5, null],
  ['Degree combined with 4 years of experience in baking', 4, null],
  ['Somebody who brings 4+ years of baking experience', 4, null],
  ['Experience: 3 yrs max 12 LPA', 3, null],
  ['2 years, max. 40 hours a week, of baking experience', 2, null],
  ['Licensed over 3 years as an electrician, with experience of heat pumps', 3, null],
  ['Head baker with 8 years of experience and senior customers for 3 years', 8, null],
  ['two four years of baking', 2, 4],
  ['6 months 2 years of baking', 0.5, 2],
  ['Experience: 03M-4 Yrs', 0.3, 4],
  ['3/4 years of baking', 3, 4],
  ['Minimum 7+ experience in baking', 7, null],
  ['3-5 PQE', 3, 5],
  ['4+ YOE', 4, null],
  ['YOE: 3-5', 3, 5],
  ['Years of Exp: 5-7', 5, 7],
  ['Over a decade of experience in baking', 10, null],
  ['A couple of years of experience in baking', 2, null],
  ['A full year of experience in baking', 1, null],
  ['At least two seasons in a kitchen', 2, null],
  ['3 yrs of exprience', 3, null],
  ['Not more than 5 years of experience', null, 5],
  ['Min. Exp. 2 yrs / Max. Exp. 5 yrs', 2, 5],
  ['Minimum Experience: 2 Years, Maximum Experience: 5 Years', 2, 5],
  ['Minimum Experience: 2 Years\n- Maximum Experience: 5 Years', 2, 5],
  ['Experience: none', 0, null],
  ['No experience necessary - you learn on the job', 0, null],
  ['At least 2 of the last 5 years in a bakery', 2, null],
  ['Minimum 2 and maximum 5 years of experience', 2, 5],
  ['2 years (minimum) to 5 years (maximum) of experience', 2, 5],
  ['3 years of experience or less', null, 3],
  ['New graduates to 2 years of experience', 0, 2],
  ['You need no experience', 0, null],
  ['A diploma backed by 5 years of HVAC', 5, null],
  ['A company backed by 5 years of growth', null, null],
  ['7 years of experience with a high school diploma, or 3 years with a Bachelor’s degree', 3, null],
])('The years that are demanded are read from %j', (description, min, max) => {
  expect(years(`Requirements:\n- ${description}\n- Good manners`)).toEqual([min, max]);
});

test.each<[string, number | null, number | null]>([
  ['You have been a baker for at least 4 years', 4, null],
  ['You will have spent three years in a kitchen', 3, null],
  ['2 years required', 2, null],
  ['At least 30 months with sourdough ovens', 2.5, null],
  ['You bring two to four years at the oven', 2, 4],
  ['7 or more years behind the counter', 7, null],
  ['A driver with four years of deliveries behind them', 4, null],
  ['Bakers 2 years post-registration may apply', 2, null],
  ['You should have been a head baker for 5 years or longer', 5, null],
  ['Years experience: 3-6', 3, 6],
  ["Previous experience isn't essential", 0, null],
  ['After at least 3 years you may lead a shop', null, null],
  ['Over 40 years in business', null, null],
  ['We want someone with 4+ years on the oven', 4, null],
  ['Baker (3+ years)', 3, null],
  ['10+ years of steady growth', null, null],
  ['30+ years behind our name', null, null],
  ['Junior: 1-2 years; Senior: 5+ years', 1, 2],
  ['Role: Pastry ChefExperience: 3 to 6 yearsPlace: Exeter', 3, 6],
])('Years count in a text without sections: %j', (description, min, max) => {
  expect(years(`We bake.\n${description}\nCome and see.`)).toEqual([min, max]);
});

test('years may stand below their label', () => {
  expect(years('We bake.\nTotal Years of Exp\n4 - 7\nRolls and bread')).toEqual([4, 7]);
  expect(years('We bake.\nNumber of ovens\n4 - 7\nRolls and bread')).toEqual([null, null]);
});

test('a bullet may touch the number of years', () => {
  expect(years('Requirements\n-2+ years of bakery sales')).toEqual([2, null]);
  expect(years('Requirements\n-3-4 years in a bakery\n-Good manners')).toEqual([3, 4]);
  expect(years('Requirements\n- Knows Covid-19 years of bread')).toEqual([null, null]);
});

test('of several vacancies the least years count', () => {
  expect(years('- Junior Baker: 1-2 years of experience\n- Senior Baker: 6+ years of experience')).toEqual([1, 2]);
  expect(years('Junior 2+ yrs, Senior 5+ yrs of experience in a bakery')).toEqual([2, null]);
  expect(years('Requirements\n- Associate (2+ years) or Senior (5+ years)')).toEqual([2, null]);
  expect(years('Experience: Senior (5+ years) - 2 posts & Lead (8+ years) - 1 post')).toEqual([5, null]);
  const both = 'Requirements\n- 2-3 years in a bakery\n- For senior post: min. 6 years in a bakery';
  expect(years(both, 'Baker / Sr. Baker')).toEqual([2, 3]);
});

test('a title gives years after qualification, and those with a plus', () => {
  expect(years('We bake.', 'Tax Solicitor (NQ - 4 years PQE)')).toEqual([0, 4]);
  expect(years('We bake.', 'Welder, 5+ yrs')).toEqual([5, null]);
});

test('the field of a form outweighs a text that contradicts it', () => {
  expect(years('Experience: 0-2 years\nRequirements\n- Minimum of 4 years of experience')).toEqual([0, 2]);
  expect(years('Experience: 3-8 years\nRequirements\n- 5+ years of pastry experience')).toEqual([3, 8]);
  expect(years('Experience: 3-8 years\nRequirements\n- 5-10 years of pastry experience')).toEqual([5, 10]);
  expect(years('Experience: up to 8 years\nRequirements\n- 5+ years of pastry experience')).toEqual([5, 8]);
});

test.each<[string, string[]]>([
  ['Location: Exeter, Devon, EX1 1AB', ['Exeter, Devon']],
  ['Location: Bath BA2', ['Bath']],
  ['Location: Galway, H91 E2K3', ['Galway']],
  ['Location: 3511 AB Utrecht', ['Utrecht']],
  ['Location: Galway, Co. Galway, Ireland', ['Galway, Ireland']],
  ['Location: Truro, Cornwall, England', ['Truro, Cornwall, England']],
  ['Location: Kent, Surrey', ['Kent', 'Surrey']],
  ['Place of work: General Hospital, Truro', ['Truro']],
  ['Location: 12 Mill Lane, Exeter, EX1 1AB', ['Exeter']],
  ['Location: Stroke Unit', []],
  ['Location: Vadodara (Gujarat)', ['Vadodara, Gujarat']],
  ['Location: India (Nagpur)', ['Nagpur, India']],
  ['Location: Bengaluru (Koramangala Layout) - WFO 5 days', ['Koramangala Layout, Bengaluru']],
  ['Location: Nagpur (near the station) / Noida Sec 21', ['Nagpur', 'Noida']],
  ['Location - Nagpur Experience - 3 Years', ['Nagpur']],
  ['Position: Baker Location: Nagpur, India / Flexible', ['Nagpur, India']],
  ['Location: Nagpur\nThane, Maharashtra: Reliably commute (Required)', ['Nagpur']],
  ['Sunny Lane, Nagpur - 440001, Maharashtra: Reliably commute (Required)', ['Nagpur, Maharashtra']],
  ['Sadar, Nagpur - 440001, Maharashtra: Reliably commute (Required)', ['Sadar, Nagpur, Maharashtra']],
  ['karaikal, Puducherry: Relocate before starting', ['Karaikal, Puducherry']],
  ['Delhi, Delhi: Willing to relocate', ['Delhi']],
  ['Muncie, IN 47302 (Required)', ['Muncie, IN']],
  ['Baking, pastry (Required)', []],
  ['Location: 12 Mill Lane, Heavitree, Exeter', ['Heavitree, Exeter']],
  ['Location: 12, Industrial Area, Nagpur', ['Nagpur']],
  ['Location: Nagpur Thane Pune', ['Nagpur', 'Thane', 'Pune']],
  ['Nagpur Thane', ['Nagpur', 'Thane']],
  ['Location-Nagpur', ['Nagpur']],
  ['Location-Aware Computing', []],
  [`Location: Nagpur We bake bread${' and cakes'.repeat(20)}`, ['Nagpur']],
  ['Location: Exeter, with travel to Truro', ['Exeter']],
  ['Location: Remote, UK only', ['UK']],
  ['Location: UK wide', ['UK']],
  ['Location: Anywhere in the UK', ['UK']],
  ['Location: Hosahalli, Telengana, India', ['Hosahalli, Telengana, India']],
  ['Location: Hosahalli Andhra Pradesh', ['Hosahalli, Andhra Pradesh']],
  ['Location: India - Karnataka - Hosahalli', ['Hosahalli, Karnataka, India']],
  ['Location: Hosahalli - Nagpur', ['Hosahalli', 'Nagpur']],
  ['Location: Oregon-Beaverton', ['Beaverton, Oregon']],
  ['Location: IN-MH-Nagpur', ['Nagpur']],
  ['Location: Candidates from Nagpur, only', ['Nagpur']],
  ['Location: a road near Exeter, then wherever our projects take us', ['Exeter']],
  ['Site name: Nagpur Mill Tower', ['Nagpur']],
  ['Job Location\nHosahalli\nNagpur\nThane\nApply now', ['Hosahalli', 'Nagpur', 'Thane']],
  ['Interviews from 11am to 4pmLocation: Hosahalli.Job Type: Permanent', ['Hosahalli']],
  ['Office: 5th floor, 20 Old Street, Exeter EX1 1AB', ['Exeter']],
  ['Office: Word, Excel', []],
  ['Based in: Exeter', ['Exeter']],
  ['Work address: 500 Main Street, Houston, TX 77002', ['Houston, TX']],
  ['Location: onsite in Plano, TX', ['Plano, TX']],
  ['Location: Berlin, Munich or Remote (Germany)', ['Berlin', 'Munich', 'Germany']],
  ['Schedule Full-Time Work Location Nagpur / Thane', ['Nagpur', 'Thane']],
  ['LOC : Hosahalli / Nagpur', ['Hosahalli', 'Nagpur']],
  ['Duty station: Hosahalli', ['Hosahalli']],
  ['Location: Nagpur, India. Bakers work from six in the morning.', ['Nagpur, India']],
  ['Location: Nagpur. Hybrid, three days in the office.', ['Nagpur']],
  ['Location: St. Paul, MN', ['St. Paul, MN']],
  ['Location is Hosahalli.', ['Hosahalli']],
  ['The job location is Nagpur and you work nights.', ['Nagpur']],
  ['Location is important.', []],
  ['Location is Key.', []],
  ['Location: All over Germany', ['Germany']],
  ['Location: PAN India (Remote)', ['India']],
  ['Location: across the country', []],
  ['Location: Remote, Latin America', []],
  ['City: Greenville\nState: South Carolina', ['Greenville, South Carolina']],
  ['City: Greenville\nState: Permanent', ['Greenville']],
  ['POSITION: Baker   JOB LOCATION: Hosahalli, Goa   EXPERIENCE: 3 to 6 years', ['Hosahalli, Goa']],
  [`${'We look for somebody who likes early mornings. '.repeat(12)}Location : Hosahalli, Goa.`, ['Hosahalli, Goa']],
  ['Golden Crust – Exeter, Devon\nWe bake bread.', ['Exeter, Devon']],
  ['Muncie, IN (Downtown) – Hybrid\nWe bake bread.', ['Muncie, IN']],
  [
    'Golden Crust (Muncie, IN) is a bakery that has made bread and rolls for schools and hospitals for more than forty years now.',
    ['Muncie, IN'],
  ],
  ['The post is based at Mill Lane Primary School in Truro.', ['Truro']],
  ['The role is based in Nagpur, India.', ['Nagpur, India']],
  ['The role is Exeter based.', ['Exeter']],
  ['You will work from our Exeter office.', ['Exeter']],
  ['Join our Night Bread squad in Exeter.', ['Exeter']],
  ['You work in our bread research centre in Exeter.', ['Exeter']],
  ['The workplace is in central Exeter.', ['Exeter']],
  ['Join our baking team in Exeter or Truro.', ['Exeter', 'Truro']],
  ['We run a small bakery in Muncie, IN with two ovens.', ['Muncie, IN']],
  ['We are seeking a night baker in Muncie, IN to run two ovens.', ['Muncie, IN']],
  ['We are looking for a baker with good manners, based out of Exeter.', ['Exeter']],
  ['Join our Bread & Rolls practice at Nagpur. You bake.', ['Nagpur']],
  ["Join our team in Golden's Exeter bakery.", ['Exeter']],
  ['Our bakery lies in the heart of Exeter.', ['Exeter']],
  ['You will be based at our site near Exeter.', ['Exeter']],
  ['An opportunity has arisen in Exeter.', ['Exeter']],
  ['Baker wanted, Exeter', ['Exeter']],
  ['Three days a week in Exeter, two at home.', ['Exeter']],
  ['You need to live within commutable distance of Exeter.', ['Exeter']],
  ['Applicants living in or around Exeter only.', ['Exeter']],
  ['Come and work in beautiful Exeter!', ['Exeter']],
  ['You will cover Exeter and Truro.', ['Exeter', 'Truro']],
  ['Immediate joiners for Nagpur location', ['Nagpur']],
  ['Nagpur based candidates preferred', ['Nagpur']],
  ['We bake bread and rolls.\nKeynsham.\nEarly start.', ['Keynsham']],
  ['Our bakery in Letterkenny needs you.', ['Letterkenny']],
  ['Come and work in Traralgon!', ['Traralgon']],
  ['You spend two days in Exeter and the rest at home.', ['Exeter']],
  ['Home-based, Exeter area', ['Exeter']],
  ['You can work remotely, anywhere within Chile or Peru.', ['Chile', 'Peru']],
  ['Remote within Chile or Peru', ['Chile', 'Peru']],
  ['Chile-based, fully remote', ['Chile']],
  ['Fully remote, but you must live in Chile', ['Chile']],
  ['You bake remotely for a Chile-based client', []],
  ['You visit bakers across Exeter and Truro.', ['Exeter', 'Truro']],
  ['A field-based role covering Kent and Sussex', ['Kent', 'Sussex']],
  ['Customers across Exeter and Truro love our bread.', []],
  ['Our team covers Exeter and Truro.', ['Exeter', 'Truro']],
  ['Territory: North London, Kent and Sussex', ['North London', 'Kent', 'Sussex']],
  ['Area: Ovens', []],
  ['Town: Muncie', ['Muncie']],
  ["We're an honest bakery in the centre of Exeter.", ['Exeter']],
  ['The farm is a few miles outside Exeter.', ['Exeter']],
  ['We have two shops, in Exeter and Truro.', ['Exeter', 'Truro']],
  ['Deliver bread in and around Exeter', ['Exeter']],
  ['Join us in beautiful Exeter!', ['Exeter']],
  ['FIFO ex Perth', ['Perth']],
  ['Be part of our Exeter team', ['Exeter']],
  ['You work with our Exeter team', []],
  ['Exeter-based', ['Exeter']],
  ['Work remotely. Our customers can be anywhere in Chile.', []],
  ['Location NagpurPosition Baker', ['Nagpur']],
  [
    'Location: Maharashtra\nAbility to commute:\nSadar, Nagpur, Maharashtra: Reliably commute',
    ['Sadar, Nagpur, Maharashtra'],
  ],
  ['Location: Kerala\nAbility to commute:\nNagpur, Maharashtra: Reliably commute', ['Kerala']],
  ['You will run our kitchen in Bath.', ['Bath']],
  ['You will run our kitchen in Muncie, Indiana.', ['Muncie, Indiana']],
  ['We are an honest bakery based in Muncie.', ['Muncie']],
  ['Hiring bakers for Sadar location', ['Sadar']],
  ['We open our bakery in September.', []],
  ['A baker at Nagpur Mill with a small branch in Sadar.', []],
  ['Our shop is a short walk from Exeter station.', ['Exeter']],
  ['Muncie, IN; two days on-site', ['Muncie, IN']],
  ['Hybrid: Tues and Thurs in Exeter', ['Exeter']],
  ['Baker needed for our restaurant near Exeter', ['Exeter']],
  ['You live within commuting distance of Exeter', ['Exeter']],
  ['Golden Crust is an Exeter-based family business.', ['Exeter']],
  ['We bake for Exeter-based businesses.', []],
  ['You will spend three days in Berlin to meet the bakers.', []],
  ["Join our team in Golden's Exeter office.", ['Exeter']],
  ['This position is for Nagpur, India.', ['Nagpur, India']],
  ['The candidate will be positioned at Nagpur Technology Center of Golden.', ['Nagpur']],
  ['Be willing to work in an office in Nagpur', ['Nagpur']],
  ['Candidates should be from Nagpur location.', ['Nagpur']],
  ['Only for Nagpur candidates', ['Nagpur']],
  ['NAGPUR CANDIDATES ARE PREFERRED', ['NAGPUR']],
  ['Join the best ovens, right here in Exeter!', ['Exeter']],
  ['The ordering desk, sitting in Exeter, looks after shops.', ['Exeter']],
  ['You work from home or in person (WFO (Sadar, Nagpur)).', ['Nagpur']],
  ['Nagpur Hybrid\nWe bake bread.', ['Nagpur']],
  ['Remote - India\nWe bake bread.', ['India']],
  [
    'India, Georgia, Armenia, Kenya, Ghana, Peru\nWe bake bread.',
    ['India', 'Georgia', 'Armenia', 'Kenya', 'Ghana', 'Peru'],
  ],
  [
    'Golden Crust (Muncie, IN) has made bread and rolls for customers in schools and hospitals for more than forty years now, and more.',
    ['Muncie, IN'],
  ],
  ['This role can be based in either Exeter or Truro.', ['Exeter', 'Truro']],
  ["You'll be based in our Exeter or Truro office.", ['Exeter', 'Truro']],
  ['You must live within 30 miles of Muncie, IN.', ['Muncie, IN']],
  ['We are hiring for our oven hall near Stuttgart.', ['Stuttgart']],
  ['We have an opening in our Exeter location.', ['Exeter']],
  ['Our busy Exeter shop is looking for a baker.', ['Exeter']],
  ['An Exeter-based role with early starts', ['Exeter']],
  ['This position is Exeter-based.', ['Exeter']],
  ['Openings for bakers at Nagpur', ['Nagpur']],
  ['Hybrid (3 days in Exeter)', ['Exeter']],
  ['You bake across our sites in Exeter and Truro.', ['Exeter', 'Truro']],
  ['The bakery is in Exeter, beside the river.', ['Exeter']],
  ["You'll be covering Exeter and Truro", ['Exeter', 'Truro']],
  ['The work takes place in Exeter.', ['Exeter']],
  ['Five days on-site at Exeter', ['Exeter']],
  ['Work from anywhere in Kenya', ['Kenya']],
  ['Our Leeds shop opened last year.', []],
  ['Openings for ovens and for growth of teams who sell in Leeds', []],
  ['You will travel to our London and Paris offices.', []],
  ['We are looking for someone to liaise with bakers in Leeds.', []],
  ['Seeking a baker with a degree from the University of Leeds.', []],
  ['You report to the director in London.', []],
  ['Join us at our conference in Berlin.', []],
  ['Whether you work in our headquarters in Leeds or in a shop, we bake.', []],
  ['We are looking for a baker for our customers in Leeds.', []],
  ['Working with clients from London is a plus.', []],
  [`Requirements${'\n- Typing'.repeat(9)}\nFirewalls\nPalo Alto\nRouters`, []],
  ['You will be based in one of our shops, in Europe or Africa time zones.', []],
  ['You will be based in Europe or Africa time zones.', []],
  ['Our offices: London | Paris | Rome', []],
  ['We have clients in London and Paris.', []],
  ['We bake for cafes in Leeds, York and Hull.', []],
  ['Golden Crust is a company based in Leeds.', ['Leeds']],
  ["We're HQ'd in Leeds. You may bake at night.", ['Leeds']],
  ['We are 240 people; Leeds (HQ) is ours.', ['Leeds']],
  ['An IT company, based in Nagpur Sector 62. You bake.', ['Nagpur']],
  ['Golden Crust is a company based in Leeds. It sells in York.', []],
  ['Golden Crust, headquartered in Leeds, has a global presence.', []],
  ['Golden Crust has customers based in Leeds.', []],
  ['Golden Crust is a Leeds-based firm.', ['Leeds']],
  ['Night bakers are needed in Leeds.', ['Leeds']],
  ['Our vans deliver to a Leeds-based retailer.', []],
  ['A Leeds-based start-up that builds its team in the north.', []],
  ['This is a bakery job, remote in Canada.', ['Canada']],
  ['Berlin or remote within Germany\nWe bake bread.', ['Berlin', 'Germany']],
  ['No nights. Truro, Cornwall. Free bread.', ['Truro, Cornwall']],
  ['Small team. Bristol-based, two days at home.', ['Bristol']],
  ['Home on weekends. Terminal: Joplin, MO. No bread trays.', ['Joplin, MO']],
  ['Standort: Köln, hybrid', ['Köln']],
  ['Place: Bristol, on-site. We bake bread for hospitals.', ['Bristol']],
  ['Good pay. Leeds town centre.', ['Leeds']],
])('The place of the work, and no other, is read from %j', (description, places) => {
  expect(readDescription(description).locations).toEqual(places);
});

test.each<[string, string[]]>([
  ['Baker - Exeter', ['Exeter']],
  ['Baker (Exeter / Truro)', ['Exeter', 'Truro']],
  ['Baker, nights | Little Oven, Shrewsbury', ['Shrewsbury']],
  ['Baker – Muncie, IN', ['Muncie, IN']],
  ['Baker - Tampa FL', ['Tampa, FL']],
  ['Baker, Exeter location', ['Exeter']],
  ['Baker (job located in Nagpur, India)', ['Nagpur, India']],
  ['Baker - Berlin or remote in EU', ['Berlin']],
  ['Baker – Pune, Nagpur or Remote (India)', ['Pune', 'Nagpur', 'India']],
  ['Baker - Canada', ['Canada']],
  ['Baker | PAN India', ['India']],
  ['Senior Baker in Berlin (f/m/d)', ['Berlin']],
  ['Baker for Exeter office', ['Exeter']],
  ['Baker Exeter', ['Exeter']],
  ['Baker, Bank of Exeter', []],
  ['Baker - FIFO ex Perth', []],
  ['Baker (nights) Nagpur IT Park', ['Nagpur']],
  ['Sales Manager, Texas', []],
  ['Baker - About US', []],
  ['Baker | Golden Crust | Nights', []],
])('The place of the work, and no other, is read from the title %j', (title, places) => {
  expect(readDescription('We bake bread.', title).locations).toEqual(places);
});

test.each([
  ['Baker (5-6 years contract)', '8 years of experience'],
  ['Nursery nurse, 2-3 years room', '8 years of experience'],
  ['Nursery Practitioner (0-2 years)', '8 years of experience'],
  ['Contract 1-2 years Baker', '8 years of experience'],
])('The title %j says nothing of experience', (title, description) => {
  expect(years(description, title)).toEqual([8, null]);
});

test.each([
  'Experience is required in London insurance markets',
  'The training is twice a week in Birmingham',
  'Our client, a Leeds-based agency, needs you',
  'You work for a Leeds-based retailer, from home',
  'Location-Free',
  'Location: Country wide',
])('no place: %j', (description) => {
  expect(readDescription(description).locations).toEqual([]);
});

test('An office where people may work does not make a remote job one on site', () => {
  expect(mode('Fully remote. Some people work in our office.')).toBe('remote');
  expect(mode('You can work from our office')).toBeNull();
  expect(mode('You must work from our office')).toBe('onsite');
  expect(mode('Day one on-site induction, then fully remote')).toBe('remote');
});
