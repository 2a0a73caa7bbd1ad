import { expect, test } from 'vitest';
import { ask, sectioned, textOf } from './ask.ts';

test.each([
  ['Staff Nurse', 'GNM', 'Phlebotomy'],
  ['Staff Nurse', 'BSN', 'Phlebotomy'],
  ['HVAC Technician', 'EPA 608', 'HVAC'],
  ['Plumber', 'NVQ/City & Guilds Level 2', 'Plumbing'],
])('Ask the %s about no qualification (%s) as if it were work', (title, held, skill) => {
  const asked = ask({ title, description: sectioned([], [held, `Experience in ${skill}`]) });
  const ofWork = asked.filter(({ text }) => !text.startsWith('How long have you held'));
  expect(ofWork.map(({ text }) => text).join()).not.toMatch(/GNM|BSN|EPA|City|NVQ/);
});

test.each([
  ['Social Worker', 'SOCIAL WORK ENGLAND REGISTERED', 'your Social Work England registration?'],
  ['Crane Operator', 'CSCS', 'your CSCS card?'],
  ['HGV Driver', 'C+E', 'your C+E licence?'],
])('Ask the %s for the document by its noun: "%s"', (title, demand, end) => {
  const text = textOf({ title, description: sectioned([], [demand]) });
  expect(text).toContain(`How long have you held ${end}`);
});

test('Ask for no driving licence and no degree', () => {
  const texts = textOf({ title: 'Cook', description: sectioned([], ['Full clean licence', 'BSN']) });
  expect(texts).not.toContain('How long have you held');
});

test('Leave preferred skills out where a demanded one is not asked about', () => {
  const description = (demand: string) => `Requirements\n- Kafka\n- Java\n- ${demand}\nNice to have\n- Docker`;
  const skillsOf = (demand: string) =>
    ask({ title: 'Developer', description: description(demand) }).flatMap(({ skill }) => skill ?? []);
  expect(skillsOf('Good eyes')).toEqual(['Kafka', 'Java', 'Docker']);
  expect(skillsOf('Experience with insurance')).toEqual(['Kafka', 'Java']);
});

test('Say no word in capitals that is no abbreviation', () => {
  const asked = (demand: string) => textOf({ title: 'Operator', description: sectioned([], [demand]) });
  expect(asked('FIRE FIGHTING')).toContain('Fire Fighting');
  expect(asked('SAGE 300')).toContain('Sage 300');
  expect(asked('Experience in HACCP')).toContain('HACCP');
});

test('Ask an operative about warehouse work, and a manager about warehouse management', () => {
  const demands = ['Manual Handling'];
  expect(textOf({ title: 'Warehouse Operative', description: sectioned([], demands) })).toContain('warehouse work');
  const manager = textOf({ title: 'Warehouse Manager', description: sectioned([], demands) });
  expect(manager).not.toContain('warehouse work');
});

test('Name examples without their kind, and no verb as a skill', () => {
  const demands = ['Databases such as MongoDB or PostgreSQL'];
  expect(textOf({ title: 'Developer', description: sectioned([], demands) })).not.toMatch(
    /MongoDB, databases|databases,/,
  );
  const estimator = 'You must read drawings.\nYou must know Excel.';
  expect(textOf({ title: 'Estimator', description: estimator })).not.toContain('read drawings');
  expect(textOf({ title: 'Dispensing Optician' })).not.toMatch(/with Optician/);
});

test('Ask no two questions about a tool and its part, or about a skill and the same duty', () => {
  const java = ask({ title: 'Developer', description: 'Requirements\n- Java\n- Java Beans\n- Kafka' });
  expect(java.flatMap(({ skill }) => skill ?? [])).toEqual(['Java', 'Kafka']);
  const duties = ['Placing IV catheters in cats', 'Weighing small dogs at the desk'];
  const nurse = textOf({ title: 'Vet Nurse', description: sectioned(duties, ['IV Catheter Placement']) });
  expect(nurse).toContain('weighing small dogs');
  expect(nurse).not.toContain('placing IV catheters');
});

test.each([
  ['Network Administrator', 'Experience in Routing, Switching, Firewall', 'Firewalls'],
  ['Database Developer', 'In depth knowledge of Datawarehousing', 'Data Warehousing'],
  ['Software Engineer', 'Hands on experience on Informatica PowerCenter', 'Informatica PowerCenter'],
])('Ask the %s, who needs "%s", about %s', (title, demand, skill) => {
  const asked = ask({ title, description: `We need you.\n- ${demand}` });
  expect(asked.map((question) => question.skill)).toContain(skill);
});

test('Ask about no skill that a short word of the text only may mean', () => {
  const asked = ask({
    title: 'Embedded Developer',
    description: 'We need you.\n- Exposure to crypto library and Docker',
  });
  expect(asked.map(({ skill }) => skill)).not.toContain('Cryptocurrency');
});

test('Ask about experience beside a degree before what is only preferred', () => {
  const skillsOf = (demand: string, title = 'Product Owner') =>
    ask({ title, description: `Requirements\n- ${demand}\nNice to have\n- Experience with Figma` }).flatMap(
      ({ skill }) => skill ?? [],
    );
  expect(skillsOf('B.Tech with 3+ years of Product Management experience')[0]).toBe('Product Management');
  expect(skillsOf('Degree in Data Analysis')[0]).toBe('Figma');
  expect(skillsOf('3 years of experience in PHP and MySQL Degree in physics', 'Developer')[0]).toBe('PHP');
});

test.each([
  ['AWS, Azure, GCP', 'Terraform'],
  ['SQL, PL/SQL, Oracle SQL', 'Kafka'],
  ['jQuery, JavaScript', 'React'],
  ['Jira, Confluence', 'Business Analysis'],
  ['Machine Learning, Deep Learning, Computer Vision', 'Python'],
  ['TensorFlow, PyTorch', 'OpenCV'],
  ['Firewalls, Web application Firewalls', 'Linux'],
])('Ask one question about "%s", and then about %s', (same, other) => {
  const asked = (demands: string[]) =>
    ask({ title: 'Engineer', required_skills: demands }).flatMap(({ skill }) => skill ?? []);
  const names = same.split(', ');
  expect(asked([...names, other]).slice(0, 2)).toEqual([names[0], other]);
  expect(asked(names)).toHaveLength(names.length);
  const duties = ['Plan the moves of servers', 'Train the users', 'Write the reports of the month'];
  const beside = ask({ title: 'Engineer', description: sectioned(duties, names) });
  expect(beside.flatMap(({ skill }) => skill ?? [])).toHaveLength(1);
});

test.each([
  ['Database Administrator', ['PostgreSQL', 'RDBMS', 'Database Backup']],
  ['Developer', ['message-brokering', 'BI Reporting', 'CMS', 'Data Ingestion']],
])('Ask the %s about nothing built with %j', (title, required_skills) => {
  expect(textOf({ title, required_skills })).not.toMatch(/built? with|build with/);
});

test('Ask people about their own trade in words that fit it', () => {
  for (const [title, skill] of [
    ['Data Scientist', 'Data Science'],
    ['Cyber Security Consultant', 'Cyber Security'],
    ['Talent Acquisition Intern', 'Talent Acquisition'],
    ['Network Administrator', 'Networking protocols'],
  ] as const) {
    const text = textOf({ title, required_skills: ['Java', skill, skill, 'Kafka'] });
    expect(text).not.toMatch(
      /matter most|made the difference|never heard of|risky change in your work with Networking/,
    );
  }
});

test('Ask a business analyst about no closing of books', () => {
  const required_skills = ['Fixed Income', 'Portfolio Management', 'Accounting', 'Financial Reporting'];
  const ofFinance = /month end|amounts|sign something off/;
  expect(textOf({ title: 'Business Analyst', required_skills })).not.toMatch(ofFinance);
  expect(textOf({ title: 'Accountant', required_skills })).toMatch(ofFinance);
});

test.each([
  ['Mail Server', 'Mail Servers'],
  ['FortiGate firewall', 'FortiGate firewalls'],
  ['Help Desk', 'in Help Desk support'],
])('Say what one works with in the plural or with a noun: %s', (skill, said) => {
  const text = textOf({ title: 'Network Administrator', required_skills: [skill] });
  expect(text).toMatch(new RegExp(`${said}(?!\\p{L})`, 'u'));
});

test('Ask about trackers as about version control, and about what is general before what fits any job', () => {
  const jira = ask({ title: 'Clerk', description: sectioned([], ['Jira', 'Kafka']) });
  expect(jira.flatMap(({ skill }) => skill ?? [])).toEqual(['Kafka', 'Jira']);
  expect(jira.map(({ text }) => text).join()).not.toMatch(/with Jira/);
  const databases = ask({ title: 'Database Engineer', description: sectioned([], ['RDBMS', 'Sybase']) });
  expect(databases.flatMap(({ skill }) => skill ?? []).slice(0, 2)).toEqual(['Sybase', 'RDBMS']);
  const duties = ['Plan the moves of servers', 'Train the users of the shop'];
  const demands = ['Kafka', 'HTML', 'Visual Studio'];
  const asked = ask({ title: 'Engineer', description: sectioned(duties, demands) });
  expect(asked.map(({ skill }) => skill)).toEqual([null, 'Kafka', null, null, 'HTML']);
});

test('Ask first about the skill that the text calls a must', () => {
  const demands = ['Experience in Kafka', 'Knowledge of Excel is mandatory'];
  const skills = ask({ title: 'Clerk', description: sectioned([], demands) }).flatMap(({ skill }) => skill ?? []);
  expect(skills).toEqual(['Excel', 'Kafka']);
});

test('Ask about names beside a tool before what fits any job, and about no other unknown names', () => {
  const skillsOf = (demand: string) =>
    ask({ title: 'Network Administrator', description: `We need you.\n- ${demand}` }).flatMap(
      ({ skill }) => skill ?? [],
    );
  const asked = skillsOf('Experience in Routing, Switching, Firewall');
  expect(asked).toEqual(expect.arrayContaining(['Firewalls', 'Routing', 'Switching']));
  expect(skillsOf('Experience in Routing, Switching')).not.toContain('Routing');
});

test('Ask about no label of a form, and no field that the job has influence over', () => {
  const skillsOf = (...demands: string[]) =>
    ask({ title: 'Buyer', description: sectioned([], demands) }).flatMap(({ skill }) => skill ?? []);
  expect(skillsOf('Experience in Recruitment', 'Budgeting')).toContain('Recruitment');
  expect(skillsOf('Recruitment Status', 'Budgeting')).not.toContain('Recruitment');
  const influence = 'Indirect influence over the whole range through the support of Product Strategy';
  expect(skillsOf(influence, 'Budgeting')).not.toContain('Product Strategy');
});

test('Ask about the tool in the title, also where half of the demands are of another trade', () => {
  const skills = ask({
    title: 'Java Developer',
    description: sectioned([], ['Experience in Insurance', 'Knowledge of Object-Oriented Analysis']),
  }).flatMap(({ skill }) => skill ?? []);
  expect(skills).toContain('Java');
});

test('Ask about no duty with a skill that comes after others of one kind', () => {
  const duties = [
    'Maintain the Terraform modules of both shops',
    'Plan the moves of servers',
    'Run the accounts of AWS, Azure and Google Cloud',
    'Train the users of the shops',
  ];
  const required_skills = ['AWS', 'Azure', 'Google Cloud', 'Terraform'];
  const asked = ask({ title: 'Cloud Engineer', required_skills, description: sectioned(duties, []) });
  expect(asked.map(({ skill }) => skill)).toContain('Terraform');
  expect(asked.map(({ text }) => text).join()).not.toContain('Terraform modules');
});
