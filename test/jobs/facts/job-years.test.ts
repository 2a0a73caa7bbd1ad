import { expect, test } from 'vitest';
import { readDescription } from '../descriptions.ts';

const years = (description: string, title?: string) => {
  const { minExperienceYears, maxExperienceYears } = readDescription(description, title);
  return [minExperienceYears, maxExperienceYears];
};

test.each([
  'Driving licence held for at least 4 years',
  'Clean licence for 3 years',
  'Must have lived in this country for 5 years',
  'References covering 3 years',
  'A 3-year verifiable employment history',
  'Right to work here for 4 years without sponsorship',
  'Pupils of 5 to 8 years',
  'Supporting a young man of 19 years',
  'Learn from stylists with 20+ years of experience',
  'First aid certificate (valid 2 years)',
  'For people who have been out of work for 2 years',
  'Experience with 2 to 4 year olds',
  'Understanding of routines for children 0 – 6 years',
  'Teach 7-9 years',
  'A 3 year apprenticeship with a college',
  'Two decades in the business have made us strong',
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
])('Read no years of experience from %j', (description) => {
  for (const text of [description, `Requirements:\n- ${description}\n- Good manners`])
    expect(years(text)).toEqual([null, null]);
});

test.each<[string, number | null, number | null]>([
  ['10 yrs+ of baking', 10, null],
  ['They shall have taught the subject for a minimum of three years.', 3, null],
  ['Experience of payroll for three years or longer', 3, null],
  ['1-3yrs of exposure to the art of baking', 1, 3],
  ['Proven track record of minimum 2 years in business development', 2, null],
  [
    'A total of 10 years of experience.\nIf a candidate does NOT have a degree, then they must have over 17 years of work experience',
    10,
    null,
  ],
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
  ['Preferably 2 years of payroll', null, null],
  ['Ideally 3 years of kitchen experience', null, null],
  ['Two years of kitchen experience preferred', null, null],
  ['At least 2 consecutive years in payroll', 2, null],
  ['5-yrs. experience as a foreman', 5, null],
  ['A minimum of (2) years in payroll', 2, null],
  ['3 1/2 years of payroll', 3.5, null],
  ['Two decades of payroll behind you', 20, null],
  ['Bachelor of Arts degree in history (5+ years experience)', 5, null],
  ['5 Year(s) to 8 Year(s) of payroll', 5, 8],
  ['3 up to 5 years of payroll', 3, 5],
  ['Fresher - 2 years', 0, 2],
  ['A diploma in payroll (3 years) with 2 years of experience', 2, null],
  ['Age 21-40 years, exp. 4 years', 4, null],
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
  ['Experience: 3+ years (max 8)', 3, 8],
  ['Experience: 3 years min, 8 years max', 3, 8],
  ['2+ years of payroll experience (not more than 6 years)', 2, 6],
  ['4 yrs minimum - 9 yrs maximum', 4, 9],
  ['1+ year of bench experience in hematology, chemistry and blood bank strongly preferred', null, null],
  ['2 years of experience in retail, hotels or catering is an advantage', null, null],
  ['3 years of experience in sales, retail and a degree preferred', 3, null],
  ["This role would suit someone with up to 5 years' experience", null, 5],
  ["1 year in payroll. This would suit someone with 3 years' experience", 1, null],
  ['â€¢ 2â€“4 yearsâ€™ experience in payroll', 2, 4],
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
  ['At least half a decade in baking', 5, null],
  ['Several years (min. 4) of professional experience', 4, null],
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
])('Read the years that are demanded from %j', (description, min, max) => {
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
  ['We want someone with a couple of years on dairy', 2, null],
  ['You must have done three years on the rolls', 3, null],
  ['Farm hand wanted with two years on dairy', 2, null],
  ['Baker (3+ years)', 3, null],
  ['10+ years of steady growth', null, null],
  ['30+ years behind our name', null, null],
  ['Junior: 1-2 years; Senior: 5+ years', 1, 2],
  ['Role: Pastry ChefExperience: 3 to 6 yearsPlace: Exeter', 3, 6],
])('Read years in a text without sections: %j', (description, min, max) => {
  expect(years(`We bake.\n${description}\nCome and see.`)).toEqual([min, max]);
});

test('Read years below their label', () => {
  expect(years('We bake.\nTotal Years of Exp\n4 - 7\nRolls and bread')).toEqual([4, 7]);
  expect(years('We bake.\nNumber of ovens\n4 - 7\nRolls and bread')).toEqual([null, null]);
});

test('Read a number of years right after a bullet', () => {
  expect(years('Requirements\n-2+ years of bakery sales')).toEqual([2, null]);
  expect(years('Requirements\n-3-4 years in a bakery\n-Good manners')).toEqual([3, 4]);
  expect(years('Requirements\n- Knows Covid-19 years of bread')).toEqual([null, null]);
});

test('Use the lowest years when a text has several vacancies', () => {
  expect(years('- Junior Baker: 1-2 years of experience\n- Senior Baker: 6+ years of experience')).toEqual([1, 2]);
  expect(years('Junior 2+ yrs, Senior 5+ yrs of experience in a bakery')).toEqual([2, null]);
  expect(years('Requirements\n- Associate (2+ years) or Senior (5+ years)')).toEqual([2, null]);
  expect(years('Experience: Senior (5+ years) - 2 posts & Lead (8+ years) - 1 post')).toEqual([5, null]);
  const both = 'Requirements\n- 2-3 years in a bakery\n- For senior post: min. 6 years in a bakery';
  expect(years(both, 'Baker / Sr. Baker')).toEqual([2, 3]);
});

test('Read years in a title after qualification, and those with a plus', () => {
  expect(years('We bake.', 'Tax Solicitor (NQ - 4 years PQE)')).toEqual([0, 4]);
  expect(years('We bake.', 'Welder, 5+ yrs')).toEqual([5, null]);
  expect(years('We bake.', 'Welder with 3 years experience')).toEqual([3, null]);
  expect(years('Requirements\n- 1 to 5 years of baking', 'Baker with up to 5 years experience')).toEqual([1, 5]);
  expect(years('Experience: 0-2 years', 'Baker, less than 2 years experience')).toEqual([0, 2]);
});

test('Prefer a form field to a text that contradicts it', () => {
  expect(years('Experience: 0-2 years\nRequirements\n- Minimum of 4 years of experience')).toEqual([0, 2]);
  expect(years('Experience: 3-8 years\nRequirements\n- 5+ years of pastry experience')).toEqual([3, 8]);
  expect(years('Experience: 3-8 years\nRequirements\n- 5-10 years of pastry experience')).toEqual([5, 10]);
  expect(years('Experience: up to 8 years\nRequirements\n- 5+ years of pastry experience')).toEqual([5, 8]);
});

test('Prefer a form field below the text to the years in the text', () => {
  const text = 'A bachelor’s degree with 3-5 years of experience, or a master’s degree with 2-3 years of experience.';
  expect(years(`Requirements:\n- ${text}\n- Good manners\n\nExperience :\n2-4Yrs`)).toEqual([2, 4]);
  expect(years('Experience: 6 - 8 years as a baker\n00-8.00 Years')).toEqual([6, 8]);
});

test('Read how long a lorry licence has been held as the experience of its driver', () => {
  for (const [text, min] of [
    ['Class 1 (C+E) licence held for a minimum of 12 months', 1],
    ['Must have held a Class 1 licence for at least 2 years', 2],
    ['Licence held 2 yrs +', 2],
    ['CDL-A held for 3 years', 3],
    ['12 months of trunking experience. Licence held for 5 years', 1],
    ['Licence clean for 3 years', null],
    ['No convictions on your licence for 5 years', null],
  ])
    expect(years(`- ${text}\n- Nights`, 'HGV Class 1 Driver')).toEqual([min, null]);
  expect(years('- Full driving licence held for 2 years', 'Delivery Driver')).toEqual([null, null]);
});

test('Read years with a degree in a preferred section only without other years in the text', () => {
  const preferred =
    'Preferred Experience / Skills:\n- BA degree in a relevant field and 8-10 years relevant experience';
  expect(years(`We bake.\n${preferred}`)).toEqual([8, 10]);
  expect(years(`Requirements:\n- 3 years of baking experience\n${preferred}`)).toEqual([3, null]);
});

test('Read a line with only a range as a form field', () => {
  expect(years('Leeds\n4-6 years\nRequirements\n- 5+ years of experience as a baker')).toEqual([4, 6]);
});

test('Prefer a range to a single number without a unit', () => {
  expect(years('Experience: 3 to 5 years\nBake bread.\n\nexperience\n5')).toEqual([3, 5]);
});

test('Keep the range of experience when a skill’s years lie within it', () => {
  expect(years('Requirements\n- 3-6 years of experience\n- 5+ years of Java')).toEqual([3, 6]);
});

test('Read preferred years of a form row only without other years in the text', () => {
  expect(years('We bake bread.\nExperience:\nPayroll: 3 years (Preferred)')).toEqual([3, null]);
  expect(years('Requirements\n- Two years of experience\nPayroll: 3 years (Preferred)')).toEqual([2, null]);
  expect(years('We bake bread.\n3 years of baking are a plus')).toEqual([null, null]);
});

test.each([
  ['Baker (5-6 years contract)', '8 years of experience'],
  ['Nursery nurse, 2-3 years room', '8 years of experience'],
  ['Nursery Practitioner (0-2 years)', '8 years of experience'],
  ['Contract 1-2 years Baker', '8 years of experience'],
])('Read no experience from the title %j', (title, description) => {
  expect(years(description, title)).toEqual([8, null]);
});

test.each([
  ['At least 3 years as a manager or 5 years as an analyst', [3, null]],
  ['5 years as an analyst or 3 years as a manager', [3, null]],
  ['2 years in a ward, or 1 year if trained with us', [2, null]],
  ['7 years of experience, or 4 years and a PhD', [7, null]],
  ['5 years as a clerk, or 2 years as a clerk with a degree', [5, null]],
  ['Min 2 years of roofing experience, please, we have had too many beginners', [2, null]],
])('Read the fewest years that qualify: %s', (line, expected) => {
  expect(years(`Requirements\n- ${line}`)).toEqual(expected);
});
