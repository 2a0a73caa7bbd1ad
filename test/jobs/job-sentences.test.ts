import { expect, test } from 'vitest';
import { readJob } from '../../src/modules/jobs/index.ts';

/** Names with commas between them, sorted. */
function read(lines: string, title = 'Clerk'): [required: string, preferred: string] {
  const { required, preferred } = readJob({
    title,
    jd_text: null,
    description: lines,
    required_skills: [],
    preferred_skills: [],
  });
  const names = (skills: typeof required): string =>
    skills
      .map(({ skill }) => skill)
      .toSorted()
      .join(', ');
  return [names(required), names(preferred)];
}

test.each([
  ["High school diploma, valid driver's license, forklift certification", "driver's license, forklift certification"],
  ['High school diploma or GED, CNA certification, CPR', 'CNA, CPR'],
  ["Bachelor's degree, SQL and Tableau", 'SQL, Tableau'],
  ['Degree in finance, ACCA qualification, IFRS and SAP', 'ACCA, IFRS, SAP'],
  ['BSN or nursing diploma, BLS and ACLS', 'ACLS, BLS, nursing'],
  ['Diploma in culinary arts, HACCP and menu planning', 'HACCP, menu planning'],
  ["Master's in architecture, Revit, Rhino and Grasshopper", 'Grasshopper, Revit, Rhino'],
  ['HNC and knowledge of drainage design', 'drainage design'],
  ["Bachelor's degree in Computer Science, Engineering or a related field, Docker and SQL", 'Docker, SQL'],
])('What follows a degree in "%s" is demanded', (line, demanded) => {
  expect(read(`Requirements\n- ${line}`)[0]).toBe(demanded);
});

test.each([
  "Bachelor's degree in Computer Science, Robotics, Machine Learning, or a related field",
  'B.Tech/B.E. in Electronics, Telecommunications',
  'Degree in statistics, mathematics and data science preferred',
])('The fields of study in "%s" are no demands', (line) => {
  expect(read(`Requirements\n- Docker\n- ${line}`)[0]).toBe('Docker');
});

test.each([
  ['Power BI is not required but desirable', '', 'Power BI'],
  ['Python not essential, but helpful', '', 'Python'],
  ['Snowflake not essential but an advantage.', '', 'Snowflake'],
  ['Typing is not a must but a plus', '', 'Typing'],
  ['A first aid certificate is not essential, but food hygiene is required', 'food hygiene', 'first aid'],
  ['Not essential, but Kafka and Docker', '', 'Docker, Kafka'],
  ['React (must), Vue (plus), Angular (plus)', 'React', 'Angular, Vue'],
  ['Makaton (D)', '', 'Makaton'],
  ['HACCP is a must and every sale earns a bonus', 'HACCP', ''],
  ['Managing preferred supplier lists in Coupa', 'Coupa', ''],
  ['You must be helpful on the phone and know Jira', 'Jira', ''],
])('"%s": "%s" is demanded and "%s" preferred', (line, demanded, preferred) => {
  expect(read(`Requirements\n- ${line}`)).toEqual([demanded, preferred]);
});

test.each([
  ["You don't have to be chartered but you do need Xero and payroll.", 'Xero, payroll'],
  ["You don't need to be chartered as long as you have Xero and payroll.", 'Xero, payroll'],
  ["You won't have a problem using Xero and Power BI.", 'Power BI, Xero'],
  ['The team uses Revit, so you must be fluent in it.', 'Revit'],
  ['Our branch manages lettings, so you need payroll and knowledge of Xero.', 'Xero, payroll'],
  ['Payroll is handled by our accountant and you must do bookkeeping in Xero.', 'Xero, bookkeeping'],
  ["We'd like you to have experience of Google Ads and Mailchimp.", 'Google Ads, Mailchimp'],
  ['We welcome nurses with ICU experience and ALS', 'ALS, ICU'],
  ['We value phlebotomy skills', 'phlebotomy'],
  ['Our patients need wound care, so tissue viability knowledge is essential', 'tissue viability, wound care'],
  [
    'Passionate about service, with hands-on experience of Google Analytics and WordPress',
    'Google Analytics, WordPress',
  ],
  ['Interest in content and strong copywriting skills', 'copywriting'],
  ['Willing to learn and a solid grasp of JavaScript and Git', 'Git, JavaScript'],
  ['Love to learn, know React and TypeScript well', 'React, TypeScript'],
  ['Interest in dermatology, with experience in phlebotomy and wound care', 'phlebotomy, wound care'],
  ['Managing sick leave and payroll in BambooHR', 'BambooHR, payroll'],
  ['Experience of working with Revit and AutoCAD for residential clients', 'AutoCAD, Revit'],
  ['Experience working with Active Directory and Intune across teams', 'Active Directory, Intune'],
  ['Our services are delivered with Jira and Kafka, and you must know both', 'Jira, Kafka'],
])('"%s" demands %s', (line, demanded) => {
  expect(read(`Requirements\n- ${line}`)[0]).toBe(demanded);
});

test.each([
  'You will be trained in first aid and moving and handling',
  'Training in dementia care is provided',
  "We'll train you on phlebotomy",
  'Full training provided, including first aid and food hygiene',
  'Paediatric first aid (training can be arranged)',
  'Work towards NVQ Level 3',
  'It is not necessary to have ICU experience',
  "If you haven't used Xero before, we'll show you",
  'We no longer use jQuery',
])('"%s" demands nothing', (line) => {
  expect(read(`Requirements\n- Docker\n- ${line}`)[0]).toBe('Docker');
});

test('What is done instead of something is demanded alone', () => {
  expect(read('Requirements\n- Kotlin rather than Java\n- We use Postgres instead of Oracle')[0]).toBe(
    'Kotlin, Postgres',
  );
});

test.each([
  'Training we provide',
  'Qualification you will gain',
  "What you don't need",
  "What you won't be doing",
  'Tools we provide',
])('What stands under "%s" is not demanded', (heading) => {
  expect(read(`${heading}\n- Kafka\n- Terraform\nWhat you bring\n- Docker\n- Ansible`)[0]).toBe('Ansible, Docker');
});

test.each(['License and Certification', 'Privacy expertise', 'Shift Leader Requirements', 'Languages'])(
  'What stands under "%s" is demanded',
  (heading) => {
    expect(read(`${heading}\n- Kafka\n- Terraform`)[0]).toBe('Kafka, Terraform');
  },
);

test.each([
  ['License: CDL Class A required', 'CDL'],
  ['Language: French (required)', 'French'],
])('The label of "%s" leaves the demand', (line, demanded) => {
  expect(read(`Requirements\n- Able to lift 20 kg\n${line}`)[0]).toBe(demanded);
});

test.each([
  ['Zscaler serves thousands of customers.', 'Explain the benefits of Zscaler'],
  ['About Salesforce', 'Ability to present the Salesforce product portfolio'],
  ['At Oracle, we build databases.', 'Know how Oracle sells'],
])('The employer of "%s" is no skill in "%s"', (company, line) => {
  expect(read(`${company}\nRequirements\n- Docker\n- ${line}`)[0]).toBe('Docker');
});

test("Experience with the employer's own product is demanded", () => {
  expect(read('At Oracle, we build databases.\nRequirements\n- Experience with Oracle\n- Docker')[0]).toBe(
    'Docker, Oracle',
  );
});

test.each([
  ['Also welcome: Kafka, Docker', 'Docker, Kafka'],
  ['Pastry, charcuterie and ferments are a plus', 'Pastry, charcuterie, ferments'],
  ['A plus is experience with Kafka.', 'Kafka'],
  ['It would blow us away if you have touched Kafka', 'Kafka'],
  ['Kafka is nice but we can teach it', 'Kafka'],
  ["Kafka isn't a must though you would use it", 'Kafka'],
  ['Kafka and GIS skills are highly regarded', 'GIS, Kafka'],
  ["It'd be awesome if you also had: Kafka; Docker; French", 'Docker, French, Kafka'],
  ['Kafka, Docker or Helm – all very handy!', 'Docker, Helm, Kafka'],
  ['Any of Kafka or Docker will be given weightage', 'Docker, Kafka'],
  ['Candidates with a background in Kafka are encouraged to apply', 'Kafka'],
])('"%s" prefers %s', (line, preferred) => {
  expect(read(`Requirements\n- Redis\n- ${line}`)).toEqual(['Redis', preferred]);
});

test.each([
  'Enhanced DBS check',
  'PVG scheme membership',
  '10 panel drug screen and flu shot',
  'Our school is committed to safeguarding children',
  'PF, ESI, gratuity.',
  'Sit or stand at a desk and use standard office equipment',
  'Your contact is Frau Muster from HR.',
  'Please do not apply for chef or housekeeping',
  'WhatsApp your CV to the Kafka team',
  'Affinity for a culture that values Kafka',
])('"%s" demands no skill', (line) => {
  expect(read(`Requirements\n- Redis\n- ${line}`)).toEqual(['Redis', '']);
});

test('A product and the name of its kind are one demand', () => {
  expect(read('Requirements\n- Redis\n- Solid skills in a PostgreSQL relational database')[0]).toBe(
    'PostgreSQL, Redis',
  );
});

test('A list of keywords of a job portal demands what it names', () => {
  expect(read('Keyword\nDocker,Kafka,Terraform\nJob Type\nPermanent')[0]).toBe('Docker, Kafka, Terraform');
});

test('A line that ends in an article goes on in the next', () => {
  expect(read('Requirements\n- Docker\nKafka experience is a\nPlus.')).toEqual(['Docker', 'Kafka']);
});
