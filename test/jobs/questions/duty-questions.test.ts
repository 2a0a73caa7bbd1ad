import { expect, test } from 'vitest';
import { ask, sectioned, textOf } from './ask.ts';

test('Skip skills of another trade in duties, and names that the sentence does not have', () => {
  const skillsOf = (jd_text: string) => ask({ title: 'Clerk', jd_text }).flatMap(({ skill }) => skill ?? []);
  expect(skillsOf('<h3>Duties</h3><ul><li>Prepare the reports in Docker every week</li></ul>')).toEqual([]);
  expect(skillsOf('<p>You must support patients with treatment compliance.</p>')).toEqual([]);
  expect(skillsOf('<p>You must know PostgreSQL.</p>')).toEqual(['PostgreSQL']);
  expect(skillsOf('<h3>Requirements</h3><ul><li>Able to climb above the shop floor</li></ul>')).toEqual([]);
});

test('Ask about duties before skills that are much lighter than the heaviest', () => {
  const requirements = ['Experience in Java', 'Experience in Kafka', 'Maintain the old systems of the house in Oracle'];
  const duties = ['Plan the weekly stock count', 'Train the new colleagues', 'Close the month'];
  const asked = ask({ title: 'Developer', description: sectioned(duties, requirements) });
  expect(asked.map(({ skill }) => skill)).toEqual([null, 'Java', null, 'Kafka', null]);
  const choice = ['Experience in Kafka', 'Experience in kiln glazing', 'Experience in Java, Kotlin or Scala'];
  expect(ask({ title: 'Developer', description: sectioned(duties, choice) }).map(({ skill }) => skill)).toEqual([
    null,
    'Kafka',
    null,
    'Java',
    null,
  ]);
});

test('Ask about skills that everyone has only where little else is known of the work', () => {
  const askedBeside = (...duties: string[]) =>
    ask({ title: 'Clerk', description: sectioned(duties, ['Must have ten years of Gardening', 'Some Excel']) }).map(
      ({ skill }) => skill,
    );
  expect(askedBeside('Mow the lawns of the park')).toEqual([null, 'Gardening', null, 'Excel', null]);
  expect(askedBeside('Mow the lawns of the park', 'Prune roses in spring')).toEqual([
    null,
    'Gardening',
    null,
    null,
    null,
  ]);
});

test('Ask first about a duty that names no skill of another question, by any of its names', () => {
  const duties = ['Run the K8s clusters every day', 'Plan the weekly stock count', 'Train the new colleagues'];
  const description = sectioned(duties, ['Kubernetes', 'Kafka', 'Docker']);
  const asked = ask({ title: 'Platform Engineer', description }).map(({ text }) => text);
  expect(asked.join()).toContain('stock count');
  expect(asked.join()).toContain('new colleagues');
  expect(asked.join()).not.toContain('K8s');
});

test.each([
  ['You will inspect boilers in private homes', 'In this job you would inspect boilers in private homes.'],
  ['You will be testing boilers in private homes', 'Part of this job is testing boilers in private homes.'],
  [
    'You will work as part of a friendly team to repair the heating pumps of two towns, whilst training one apprentice',
    'In this job you would repair the heating pumps of two towns.',
  ],
  ['Optimize application for maximum speed', 'In this job you would optimize the application for maximum speed.'],
  ['Taking Care of the monthly payroll', 'Part of this job is taking care of the monthly payroll.'],
  [
    'Improve the Project in Oracle Data Integrator',
    'In this job you would improve the project in Oracle Data Integrator.',
  ],
  ['Design models for pre - processing of data', 'In this job you would design models for pre-processing of data.'],
  ['Provide pre- and post-operative care', 'In this job you would provide pre- and post-operative care.'],
  ['Clean floors, windows, toilets and kitchens', 'In this job you would clean floors, windows, toilets and kitchens.'],
  [
    'Helping residents to wash, dress and prepare meals',
    'Part of this job is helping residents to wash, dress and prepare meals.',
  ],
  ['Set up plans in Project and Planner', 'In this job you would set up plans in Project and Planner.'],
  ['Liaise with the Department of Education', 'In this job you would liaise with the Department of Education.'],
  ['Managing and troubleshooting of switches', 'Part of this job is managing and troubleshooting switches.'],
  ['Responsible for a team of five nurses', 'Part of this job is a team of five nurses.'],
  ['Responsible for the website and letters', 'Part of this job is the website and letters.'],
  ['Teach the Care Certificate at work', 'In this job you would teach the Care Certificate at work.'],
  ['To repair heating pumps on site', 'In this job you would repair heating pumps on site.'],
  ['Write tests in Node.Js for the shop', 'In this job you would write tests in Node.Js for the shop.'],
  ['The post holder will repair heating pumps', 'In this job you would repair heating pumps.'],
  ['As our Night Fitter, you will repair heating pumps', 'In this job you would repair heating pumps.'],
  ['The role involves repairing heating pumps', 'Part of this job is repairing heating pumps.'],
  ['Responsible for the tools of two vans', 'Part of this job is the tools of two vans.'],
  ['Checks our gas meters in spring', 'In this job you would check our gas meters in spring.'],
  ['Supplies & repairs pumps', undefined],
  ['Install radiators & pipes (copper)', 'In this job you would install radiators and pipes.'],
  [
    'Plan the weekly routes of nine fitters and their vans, including holidays, sick leave and the stand-by at weekends',
    'In this job you would plan the weekly routes of nine fitters and their vans.',
  ],
  ['Prepares offers and sends them', undefined],
  ['Report on their findings', undefined],
  ['Change management in the workshop', undefined],
  ['Assist team members with their questions', undefined],
  ['Perform other duties as assigned', undefined],
  ['Fit enough to carry 20 kg up a ladder', undefined],
  ['Fit new boilers in old houses', 'In this job you would fit new boilers in old houses.'],
  ['Call centre experience', undefined],
  ['Call back customers after the visit', 'In this job you would call back customers after the visit.'],
  ['Programming is done by two people in Mastercam', undefined],
])('Read out the duty %j as %j', (line, sentence) => {
  const texts = ask({ title: 'Fitter', description: sectioned([line], ['First Aid']) }).map(({ text }) => text);
  const about = texts.filter((text) => /^(?:In this job|Part of this job)/.test(text));
  expect(about.map((text) => text.split(/(?<=\.) /)[0])).toEqual(sentence === undefined ? [] : [sentence]);
});

test('Ask about duties behind plus signs, and do not say that somebody works with a paralegal', () => {
  const questions = ask({
    title: 'Paralegal',
    description: 'MAIN DUTIES\n+ Give tours of the archive\n+ Upgrade the old index\nREQUIREMENTS\n+ Paralegal',
  });
  const texts = questions.map(({ text }) => text).join('\n');
  expect(texts).toContain('give tours of the archive');
  expect(texts).toContain('upgrade the old index');
  expect(texts).not.toContain('Paralegal Work');
});

test('Phrase two duties differently and place them between skills', () => {
  const duties = ['Drive the night bus to the airport', 'Drive school classes', 'Check tickets and sell day passes'];
  const questions = ask({ title: 'Bus Driver', description: sectioned(duties, ['First Aid', 'Customer Service']) });
  expect(questions.map(({ skill }) => skill !== null)).toEqual([false, true, false, true, false]);
  expect(questions[2]?.text).toMatch(/^In this job you would drive the night bus to the airport\. /);
  expect(questions[4]?.text).toMatch(/^One of your tasks would be to check tickets and sell day passes\. /);
  const endings = questions.map(({ text }) => text.split(/(?<=[.?]) /).at(-1));
  expect(new Set(endings).size).toBe(5);
});

test.each([
  [
    'You will clean bedrooms to the standard of the house, change the linen twice a day, and report lost property to the office',
    [
      'clean bedrooms to the standard of the house',
      'change the linen twice a day',
      'report lost property to the office',
    ],
  ],
  [
    'Serving cakes and toasties from the counter, making great coffee every morning, dialling in the grinder before eight, being nice',
    ['serving cakes and toasties from the counter', 'making great coffee every morning'],
  ],
  [
    'Provide a high quality, safe and effective service to every guest of ours, at all times, in three houses of the town',
    [],
  ],
  ['Take part in design, testing, reviews and other activities of the whole department, and so on, and so forth', []],
  [
    'Bake rye bread and rolls for the shops of the town alongside pastry cooks, apprentices and the shop staff',
    ['bake rye bread and rolls for the shops of the town'],
  ],
  [
    'Build small web shops to help the bakeries of the town sell bread, rolls and cakes in the evening hours',
    ['build small web shops'],
  ],
  [
    'Collaborate with the head of the kitchen to plan menus, taking into account the needs and wishes of all the guests',
    ['collaborate with the head of the kitchen to plan menus'],
  ],
  [
    'Build stock models to verify and file the monthly counts of all the shops of the house and of its partners',
    ['build stock models'],
  ],
  ...[
    'Advise clients on how to improve the return on the shops, the stalls and the vans that they have in town',
    'Manage the relationship between sales and support desks of the two houses in the old town of the county',
    'Monitor the levels of pay and support given to trainees in the two houses in the old town of the county',
    'Make it easier for customers to find bread, rolls and cakes in the two shops in the old town of the county',
    'Provide students with an opportunity to present work to the guests of the house in the old town of the county',
  ].map((line): [string, string[]] => [line, []]),
])('Ask about each duty of the sentence %j', (line, duties) => {
  const texts = ask({ title: 'Clerk', jd_text: `<h3>Duties</h3><p>${line}.</p>` }).map(({ text }) => text);
  const asked = texts.flatMap(
    (text) => text.match(/(?:would|would be to|job is|job also includes) ([a-z][^?]*?)\. /)?.[1] ?? [],
  );
  expect(asked.map((text) => text.replace(/^(?:be to|also) /, ''))).toEqual(duties);
});

test.each([
  'Closing date of this post 14 June',
  'Interview at our Exeter depot, can do evenings',
  'Reports to the Closing Date Manager',
  'Send your CV to the crewing department',
  'Provide evidence of your degree',
  'Reporting to Technical Architect',
  'Explore the details of this role',
  'Monitoring the evenings daily and respond to concerns',
])('Never ask about the notice %j', (line) => {
  const texts = ask({ title: 'Fitter', description: sectioned([line], ['First Aid']) }).map(({ text }) => text);
  expect(texts.join()).not.toMatch(/closing date|CV|evidence|evenings|architect|details/i);
});

test('Ask about one skill where many duties are told and no skill is a tool', () => {
  const duties = ['Welcome guests at the door', 'Carry plates to the tables', 'Mix drinks for the terrace'];
  const fields = { title: 'Person', description: sectioned(duties, ['Food Safety', 'Pastry']) };
  expect(ask(fields).map(({ skill }) => skill !== null)).toEqual([false, false, true, false, false]);
});

test.each([
  'Support bereaved parents after stillbirth',
  'Handle drunk guests at the door',
  'Assist with violent patients',
])('Skip the sensitive duty %j', (duty) => {
  const texts = textOf({ title: 'Night Porter', description: sectioned([duty], ['First Aid']) });
  expect(texts).not.toMatch(/bereaved|drunk|violent/);
});

test('Ask about two-word duties and work with children', () => {
  const duties = ['Operate tills', 'Design patterns', 'Care for children aged 2 to 4'];
  const texts = textOf({ title: 'Assistant', description: sectioned(duties, []) });
  expect(texts).toContain('you would operate tills.');
  expect(texts).toContain('care for children aged 2 to 4.');
  expect(texts).not.toContain('design patterns');
});

test('Ask about up to four duties before general questions', () => {
  const duties = ['Mow the lawns of the park', 'Prune roses in spring', 'Paint the benches', 'Empty the bins at night'];
  const texts = ask({ title: 'Gardener', description: sectioned(duties, []) }).map(({ text }) => text);
  expect(texts.slice(1).join('\n')).toMatch(/mow[^]*prune[^]*paint[^]*empty/);
  expect(new Set(texts.map((text) => text.split(/(?<=[.?]) /).at(-1))).size).toBe(5);
});

test('Ask about work that the text tells outside a list of duties, once and not by a skill’s name again', () => {
  const description = [
    'Requirements',
    '- Payroll and SAP',
    '- Prepare the monthly wages of 300 people in SAP',
    '- Check the payslips of three sites',
    '- Collaborate with the pension office',
    '- Operate in an ethical manner',
  ].join('\n');
  const questions = textOf({ title: 'Payroll Clerk', description });
  expect(questions).toContain('check the payslips of three sites');
  expect(questions).not.toMatch(/monthly wages of 300 people|ethical/);
  expect(questions.indexOf('check the payslips')).toBeLessThan(
    questions.indexOf('collaborate with the pension office'),
  );
});

test('Ask about four skills where they are plainly demanded and no duty is told', () => {
  const questions = ask({ title: 'Engineer', description: 'Requirements\n- Kafka\n- Java\n- Docker\n- Redis' });
  expect(questions.flatMap(({ skill }) => skill ?? [])).toEqual(['Kafka', 'Java', 'Docker', 'Redis']);
});

test.each([
  'Build your future at Acme',
  'Grow your career with a leading firm',
  'Make a difference to people every day',
  'Deliver real change in healthcare',
  'Create the future of mobility',
  'Serving the community since 1989',
  'Complete the form below and attach a resume',
  'Support local charities with paid days off',
])('Ask about no promise and no invitation of an advert: "%s"', (line) => {
  const questions = textOf({ title: 'Baker', description: `We bake bread.\n${line}\n\nRequirements\n- Payroll` });
  expect(questions).not.toContain(line.slice(line.indexOf(' ') + 1));
});

test.each([
  ['Develop and maintain complex web application', 'develop and maintain a complex web application'],
  ['Optimize existing website for speed', 'optimize the existing website for speed'],
  ['Answer customers via website', 'answer customers via website'],
  ['Resolve the issues of networks in agreed SLA', undefined],
  ['Participate in agile development program', undefined],
  ['Ensure high level accuracy of acquired data', undefined],
  ['Use your expertise in application development', undefined],
])('Say "%s" as "%s"', (duty, said) => {
  const text = textOf({ title: 'Clerk', description: sectioned([duty], ['Experience in Kafka']) });
  if (said) expect(text).toContain(said);
  else expect(text).not.toMatch(/would|Part of this job/);
});

test.each([
  'Own transport non-negotiable',
  'Own hand tools and PPE',
  'Own truck, new for last year',
  'Willing to be on call every third week',
  'Mastering scripting languages of the shop',
  'Moving of sacks up to 20 kg',
  'pick/pack exp 6 months +',
  'Routing concepts and switches of the house',
  'Drawing reading, sums strong',
])('Ask about no condition as if it were work: "%s"', (line) => {
  const texts = textOf({ title: 'Fitter', description: sectioned([line], ['First Aid']) });
  expect(texts).not.toMatch(/would|Part of this job/);
});

test.each([
  'Track record of selling large machines',
  'Balance sheet reconciliations of two shops',
  'Train stops, track circuits and axle counters',
  'Report writing for the board',
  'Research notes on the tax of two states',
  'Curious and capable of change at work',
  'Wire EDM and CNC mill are programmed by two colleagues',
  'Fix some of that',
  'Help develop their careers',
  'Improve with adopting new methods',
  'Working paper in a binder',
  'Interviews at our Exeter depot, can do evenings',
  'Carry 2 copies CV and last payslip',
  'Support the risk process and team in',
])('Ask about no fragment that only looks like a duty: "%s"', (line) => {
  const texts = textOf({ title: 'Fitter', description: sectioned([line], ['First Aid']) });
  expect(texts).not.toMatch(/would|Part of this job/);
});

test.each([
  ['Own the delivery of the night mail', 'own the delivery of the night mail'],
  ['Record everything in the ward book', 'record everything in the ward book'],
  ['Run checks to ensure the demands are met', 'run checks to ensure the demands are met'],
  ['Trunking between Daventry and Magor, 4 on 4 off', 'trunking between Daventry and Magor'],
  ['Prepare duty rosters, budgets, monthly reports', 'prepare duty rosters, budgets and monthly reports'],
  ['Opening accounts, checking the credit of builders', 'opening accounts and checking the credit of builders'],
  ['Plan menus, taking care of guests', 'plan menus, taking care of guests'],
  ['Serve the shops of Leeds, West Yorkshire', 'serve the shops of Leeds, West Yorkshire'],
  ['Pack 90 boxes/hr for the shops', 'pack 90 boxes per hour for the shops'],
  ['Lead team of 4 bakers + porters', 'lead a team of 4 bakers and porters'],
  ['Coordinate a portfolio of 8 - 10 trials', 'coordinate a portfolio of 8-10 trials'],
  [
    'Develop a deep understanding of the wishes of guests and drive cooks to design menus for the wishes of these guests',
    'develop a deep understanding of the wishes of guests',
  ],
  ['Use alarms and take an automated data driven approach to locate all kinds of faults through good tools', undefined],
])('Say the whole duty and no more: "%s" as "%s"', (duty, said) => {
  const text = textOf({ title: 'Clerk', description: sectioned([duty], ['First Aid']) });
  if (said) expect(text).toContain(`${said}.`);
  else expect(text).not.toMatch(/would|Part of this job/);
});

test('Ask about the start of a duty where none is short enough', () => {
  const tooLong = 'Troubleshoot lifts and analyze the data of partners to identify issues and inform the owners';
  const asked = (...duties: string[]) => textOf({ title: 'Fitter', description: sectioned(duties, ['First Aid']) });
  expect(asked(tooLong)).toContain('troubleshoot lifts and analyze the data of partners');
  expect(asked(tooLong.replace('Troubleshoot', 'Assist'))).not.toMatch(/would/);
  expect(asked(tooLong, 'Repair the pumps of the town')).not.toContain('troubleshoot lifts');
});

test.each([
  [
    'Deliver code for web-based applications, develop APIs for integration',
    'deliver code for web-based applications and develop APIs for integration',
  ],
  ['Plan the visits with functional team to save time', 'plan the visits with the functional team to save time'],
  ['Monitor the availability of database proactively', 'monitor the availability of the database proactively'],
  ['Improve operations and automation process', 'improve operations and automation processes'],
  ['Manage calendar for teams', 'manage the calendar for teams'],
  ['Building Proof- of- Concepts for the board', 'building Proof-of-Concepts for the board'],
])('Say "%s" with every word that it needs', (duty, said) => {
  const text = textOf({ title: 'Clerk', description: sectioned([duty], ['First Aid']) });
  expect(text).toContain(`${said}.`);
});
