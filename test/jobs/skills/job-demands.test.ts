import { expect, test } from 'vitest';
import { readDescription, requiredIn, skillNames, skillsIn } from '../descriptions.ts';

/** 12 demands, which leave three places. */
const twelve = ['Java', 'Kafka', 'Docker', 'Kubernetes', 'Terraform', 'Ansible', 'Jenkins', 'Redis', 'MongoDB', 'Spark']
  .concat(['Hadoop', 'Nginx'])
  .map((skill) => `- Experience with ${skill}`)
  .join('\n');
const beside = (line: string): string[] =>
  skillNames(
    readDescription(`Requirements:\n- ${line}\n${twelve}\n- Experience with Selenium\n- Experience with Django`)
      .required,
  );

test.each<[string, { kept: string[]; lost: string[] }]>([
  [
    'Work with the iOS SDK (UIKit, Core Data, Cocoa Touch, Core Location)',
    { kept: ['iOS SDK'], lost: ['UIKit', 'Core Data'] },
  ],
  ['Experience with tools (Jira, Confluence, Trello)', { kept: ['Jira'], lost: ['Confluence', 'Trello'] }],
  ['Version control tools such as Git, Mercurial and SVN', { kept: ['Git'], lost: ['Mercurial', 'SVN'] }],
  ['Libraries such as Fooish, NumPy, Pandas, PyTorch', { kept: ['NumPy'], lost: ['PyTorch'] }],
  ['Solid 10 years of software development\n- Basic NumPy', { kept: ['NumPy'], lost: ['software development'] }],
])('Drop details of a skill first above 15 skills: %s', (line, { kept, lost }) => {
  const skills = beside(line);
  expect(skills).toEqual(expect.arrayContaining([...kept, 'Selenium', 'Django']));
  expect(skills.filter((skill) => lost.includes(skill))).toEqual([]);
});

test.each(['Strong in NumPy, Pandas, Keras, PyTorch, etc.', 'Strong in NumPy, Pandas, Keras and PyTorch...'])(
  'Drop the examples after the third of an open list above 15 skills: %s',
  (line) => {
    const others = twelve.split('\n').slice(2).join('\n');
    const skills = skillNames(
      readDescription(`Requirements:\n- ${line}\n${others}\n- Experience with Selenium\n- Experience with Django`)
        .required,
    );
    expect(skills).toEqual(expect.arrayContaining(['NumPy', 'Pandas', 'Keras', 'Selenium', 'Django']));
    expect(skills).not.toContain('PyTorch');
  },
);

test.each<[string, string[]]>([
  ['Front-end technologies, including HTML5, CSS3 and jQuery', ['HTML5', 'CSS3', 'jQuery']],
  ['Version control tools including Git, Mercurial and SVN', ['Git', 'Mercurial', 'SVN']],
])('Drop a kind before what it includes above 15 skills: %s', (line, kept) => {
  const skills = skillNames(readDescription(`Requirements:\n- ${line}\n${twelve}`).required);
  expect(skills).toEqual(expect.arrayContaining(kept));
  expect(skills).toHaveLength(15);
});

test('Keep details of a skill below 15 skills', () => {
  expect(requiredIn('Experience in iOS SDK (UIKit, Core Data)')).toEqual(
    expect.arrayContaining(['UIKit', 'Core Data', 'iOS SDK']),
  );
});

test('Keep a detail that is also demanded elsewhere', () => {
  expect(beside('Libraries such as NumPy, Pandas, PyTorch\n- Strong PyTorch')).toContain('PyTorch');
});

test.each([
  'Ability to quickly grasp concepts',
  'Precise, able to multi-task, to prioritize and to change priorities fast',
  'Able to minimize risk, enforce standards',
  'Experience with queries to process data',
  'Proficiency in one or more modern programming languages',
])('Read no skill from verbs, adverbs and kinds: %s', (line) => {
  expect(requiredIn(line).filter((skill) => skill !== 'queries')).toEqual([]);
});

test.each<[string, string[]]>([
  ['Automation experience is a must', ['Automation']],
  ['Cloud Compute, databases, monitoring', ['databases', 'monitoring']],
  ['Exposure with Fooish, Splunk, Barbase', ['Fooish', 'Splunk', 'Barbase']],
])('Require general words and names in an item or beside a demand: %s', (line, skills) => {
  expect(requiredIn(line)).toEqual(expect.arrayContaining(skills));
});

test.each<[string, string[]]>([
  ['Good debugging skills', ['debugging']],
  ['Should know Scrum', ['Scrum']],
  ['Excellent coding skill in PHP, Node.js', ['PHP', 'Node.js']],
  ['Understanding accessibility and Docker', ['accessibility', 'Docker']],
  ['Create Docker images as required', []],
  ['You know Docker well', ['Docker']],
  ['You need SQL and Terraform', ['SQL', 'Terraform']],
  ['The ideal candidate has strong Docker skills', ['Docker']],
  ['Docker is required.', ['Docker']],
  ['You need to manage Jira boards', []],
  ['You hold stand-ups in Jira', []],
  ['You speak with customers in Zendesk', []],
])('Read a demand from a line among duties: %s', (line, skills) => {
  const { required } = readDescription(`Responsibilities:\n- ${line}\nRequirements:\n- Kafka\n- Redis\n- Java`);
  expect(
    skillNames(required)
      .filter((skill) => !['Kafka', 'Redis', 'Java'].includes(skill))
      .toSorted(),
  ).toEqual(skills.toSorted());
});

test.each<[line: string, required: string, preferred: string]>([
  ['With knowledge in Photoshop is an edge', '', 'Photoshop'],
  ['It is an asset to speak French', '', 'French'],
  ['Applicants with Kafka experience will have an advantage', '', 'Kafka'],
  ['We would particularly welcome applications from people with Moodle experience', '', 'Moodle'],
  ['HTML knowledge: nice, but we can live without it', '', 'HTML'],
  ['It would be advantageous, but by no means essential, to have Kafka experience', '', 'Kafka'],
  ['Must have: Snowflake. Could have: Looker.', 'Snowflake', 'Looker'],
  ['Drafting of preferred stock agreements and Excel', 'Drafting, Excel', ''],
  ['Preference elicitation and survey design', 'Preference elicitation, survey design', ''],
])('Tell a wish from a demand: %s', (line, required, preferred) => {
  expect(skillsIn(line)).toEqual([required, preferred]);
});

test.each([
  "We'd love it if you had",
  'You will be an exceptional fit if you also',
  'Additional skills that would be valued:',
])('Prefer what stands below "%s"', (heading) => {
  const { required, preferred } = readDescription(`Must know: Java\n\n${heading}\n- know AWS\n- know Docker`);
  expect([skillNames(required), skillNames(preferred)]).toEqual([['Java'], ['AWS', 'Docker']]);
});

test('Prefer what stands below "Desired Skills/Attributes" after requirements', () => {
  const { required, preferred } = readDescription(
    'Requirements\n- Must know Kafka\n- Java\n- Docker\nDesired Skills/Attributes\nTerraform\nHelm',
  );
  expect([skillNames(required).toSorted(), skillNames(preferred)]).toEqual([
    ['Docker', 'Java', 'Kafka'],
    ['Terraform', 'Helm'],
  ]);
});

test.each<[line: string, preferred: string[]]>([
  ['Python certification', ['Python certification']],
  ['Python and Python certification', ['Python certification']],
  ['NetSuite Developer certification or similar', ['NetSuite Developer certification']],
  ['NetSuite SuiteFoundation Certification is a plus', ['NetSuite SuiteFoundation Certification']],
  ['Certification in NetSuite', ['Certification in NetSuite']],
  ['Certification in NetSuite or Python', []],
  ['More experience with Python', []],
  ['Python and a certification', []],
  ['Python certification training', []],
  ['We offer a Python certification', []],
  ['Willing to work towards a Python certification', []],
  ['Python, or our own certificate', []],
  ['NetSuite keystore certificates', []],
])('Prefer a certificate for a skill that is required anyway: %s', (line, names) => {
  const { required, preferred } = readDescription(
    `Requirements\n- Must know Python\n- Must know NetSuite\n\nNice to have\n- ${line}`,
  );
  expect([skillNames(required).toSorted(), skillNames(preferred)]).toEqual([['NetSuite', 'Python'], names]);
});

test('Prefer no certificate that is required, and none twice', () => {
  const preferredBeside = (requirement: string) =>
    skillNames(
      readDescription(`Requirements\n- ${requirement}\n\nNice to have\n- Python certification\n- Go`).preferred,
    );
  expect(preferredBeside('Must know Python')).toEqual(['Python certification', 'Go']);
  expect(preferredBeside('Must have a Python certification')).toEqual(['Go']);
});

test.each<[string, string[]]>([
  ['Interviews are held on Zoom, you need Kafka and SQL', ['Kafka', 'SQL']],
  ['Apply with your CV, 3 years of Kafka', ['Kafka']],
  ['Whether you come from nursing or teaching, you know SQL and SAP', ['SAP', 'SQL']],
  ['You can train on large datasets with PyTorch', ['PyTorch']],
])('Keep what a remark about something else goes on to demand: %s', (line, skills) => {
  expect(requiredIn(line)).toEqual(expect.arrayContaining(skills));
});

test('Do not read a line that repeats the title as a list', () => {
  const { required } = readDescription(
    'DevOps Engineer - Python\nRequirements:\n- Kafka\n- Redis\n- Java',
    'DevOps Engineer - Python',
  );
  expect(required.find(({ skill }) => skill === 'Python')?.evidence?.rule).toBe('title');
});

test('Read a line of five or more skills as a list despite other words', () => {
  const { required } = readDescription(
    'Onboarding, Recruitment, talks with joiners about rules like EPF, ESIC, Payroll, all of it.',
    'HR Executive',
  );
  expect(skillNames(required)).toEqual(expect.arrayContaining(['Recruitment', 'Onboarding', 'ESIC', 'EPF', 'Payroll']));
});

test.each([
  'Call or WhatsApp for more information (0800 123 456), Excel team',
  'Job Code: Kafka/BA',
  'You have to pass a thorough Kafka compliant background check',
  'A laptop with a minimum of 8GB of RAM',
  'Should have a motivation to develop and use Kafka later on',
  'Have a vision to become a full stack developer one day',
  'You will gain exposure to various Kafka systems',
  'Self-learn new tools',
  'The team next door specialises in mass spectrometry',
  'The previous post holder spoke Japanese',
  'Whether you come from nursing or teaching, we want to hear from you',
  'Winner of the Kafka Logistics Award',
  'Interviews are held over Microsoft Teams or Zoom',
  'Follow us on Instagram and LinkedIn',
  'Apply through our Workday portal or with your LinkedIn profile',
  'Please include a link to your portfolio (Behance or a WordPress site)',
  'After six months you can train in TIG welding',
  'You will work towards the 18th Edition',
  'Benefits include a budget for AWS and Kubernetes certifications',
  'This is not a data science role; there is no machine learning or Spark work',
  'Unlike most firms we do not ask for Terraform or Kubernetes',
])('Add no skill from a line that demands none: %s', (line) => expect(requiredIn(line)).toEqual([]));

test.each([
  'Provide Kafka support when needed',
  'This role requires one to anticipate Kafka outages',
  'We are seeking a clerk for the Reporting and Kafka division.',
  'We are seeking a clerk in the Kafka Information Services (IS) Department.',
  'We are seeking a clerk to join our team in Mumbai or Delhi in India.',
])('Require nothing from a statement elsewhere: %s', (line) => {
  const { required } = readDescription(`About the role\n${line}\nRequirements:\n- Docker\n- Redis\n- Java`);
  expect(skillNames(required).toSorted()).toEqual(['Docker', 'Java', 'Redis']);
});

test.each<[string, string[]]>([
  ['At least 5 years of cellar experience', ['cellar']],
  ['6-12 months lab experience, a steady hand', ['lab']],
  ['Active all-lines gizmo license (or able to get one)', ['all-lines gizmo license']],
  ['Notary commission or willingness to obtain', ['Notary commission']],
])('Require any trade or credential that years or a licence are demanded for: %s', (line, skills) => {
  expect(requiredIn(line)).toEqual(skills);
});

test.each([
  'At least 5 years of relevant work experience',
  '3 years of progressive experience',
  'School certificate',
  'Professional license or permit',
])('Require nothing from years and credentials without a trade: %s', (line) => expect(requiredIn(line)).toEqual([]));

test.each([
  'Mathematics, Computer Science, Applied Statistics, Engineering.',
  'Electronics, or Telecommunication and Physics',
  'Work authorization: United States',
])('Read no skill from fields of study alone in a line: %s', (line) => expect(requiredIn(line)).toEqual([]));

test('Keep a preference that gets no place among the requirements', () => {
  const known =
    'Java Docker Terraform Ansible Redis MongoDB PostgreSQL Jenkins Kubernetes GraphQL React Angular Vue Django Flask';
  const strong = known.split(' ').map((skill) => `- Strong ${skill}`);
  const { required, preferred } = readDescription(
    ['Requirements', ...strong, '- Exposure to Kafka', 'Nice to have', '- Kafka', '- Java'].join('\n'),
  );
  expect(skillNames(required).toSorted()).toEqual(known.split(' ').toSorted());
  expect(skillNames(preferred)).toEqual(['Kafka']);
});

test('Ignore skills that only a field of study or a benefit names', () => {
  const lines = [
    'Bachelor’s degree or equivalent experience in a quantitative field (Computer Science, Statistics, etc.)',
    'Meal vouchers',
  ];
  for (const line of lines) expect([line, requiredIn(`${line}\n- Docker`)]).toEqual([line, ['Docker']]);
});

test('Require what follows a degree and experience', () => {
  expect(requiredIn('Diploma, or an equivalent combination of training and experience in welding').join()).toMatch(
    /welding/i,
  );
});
