import { expect, test } from 'vitest';
import { readDescription, requiredIn, skillNames } from '../descriptions.ts';

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
  ['Version control tools including Git, Mercurial and SVN', { kept: ['Git'], lost: ['Mercurial', 'SVN'] }],
  ['Libraries such as Fooish, NumPy, Pandas, PyTorch', { kept: ['NumPy'], lost: ['PyTorch'] }],
  ['Solid 10 years of software development\n- Basic NumPy', { kept: ['NumPy'], lost: ['software development'] }],
])('Where places are short, details of a skill lose theirs first: %s', (line, { kept, lost }) => {
  const skills = beside(line);
  expect(skills).toEqual(expect.arrayContaining([...kept, 'Selenium', 'Django']));
  expect(skills.filter((skill) => lost.includes(skill))).toEqual([]);
});

test.each(['Strong in NumPy, Pandas, Keras, PyTorch, etc.', 'Strong in NumPy, Pandas, Keras and PyTorch...'])(
  'Where places are short, the examples after the third of an open list lose theirs first: %s',
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

test('Details have places where there is room', () => {
  expect(requiredIn('Experience in iOS SDK (UIKit, Core Data)')).toEqual(
    expect.arrayContaining(['UIKit', 'Core Data', 'iOS SDK']),
  );
});

test('What is demanded elsewhere too is no detail', () => {
  expect(beside('Libraries such as NumPy, Pandas, PyTorch\n- Strong PyTorch')).toContain('PyTorch');
});

test.each([
  'Ability to quickly grasp concepts',
  'Precise, able to multi-task, to prioritize and to change priorities fast',
  'Able to minimize risk, enforce standards',
  'Experience with queries to process data',
  'Proficiency in one or more modern programming languages',
])('Verbs, adverbs and kinds name no skill: %s', (line) => {
  expect(requiredIn(line).filter((skill) => skill !== 'queries')).toEqual([]);
});

test.each<[string, string[]]>([
  ['Automation experience is a must', ['Automation']],
  ['Cloud Compute, databases, monitoring', ['databases', 'monitoring']],
  ['Exposure with Fooish, Splunk, Barbase', ['Fooish', 'Splunk', 'Barbase']],
])('General words and names are demanded in an item, or beside a demand: %s', (line, skills) => {
  expect(requiredIn(line)).toEqual(expect.arrayContaining(skills));
});

test.each<[string, string[]]>([
  ['Good debugging skills', ['debugging']],
  ['Should know Scrum', ['Scrum']],
  ['Excellent coding skill in PHP, Node.js', ['PHP', 'Node.js']],
  ['Understanding accessibility and Docker', ['accessibility', 'Docker']],
  ['Create Docker images as required', []],
])('A line among duties may demand: %s', (line, skills) => {
  const { required } = readDescription(`Responsibilities:\n- ${line}\nRequirements:\n- Kafka\n- Redis\n- Java`);
  expect(
    skillNames(required)
      .filter((skill) => !['Kafka', 'Redis', 'Java'].includes(skill))
      .toSorted(),
  ).toEqual(skills.toSorted());
});

test('A line that repeats the title is no list', () => {
  const { required } = readDescription(
    'DevOps Engineer - Python\nRequirements:\n- Kafka\n- Redis\n- Java',
    'DevOps Engineer - Python',
  );
  expect(required.find(({ skill }) => skill === 'Python')?.evidence?.rule).toBe('title');
});

test('A line of five or more skills is a list although it has other words', () => {
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
])('What is no demand of a skill adds none: %s', (line) => expect(requiredIn(line)).toEqual([]));

test.each([
  'Provide Kafka support when needed',
  'This role requires one to anticipate Kafka outages',
  'We are seeking a clerk for the Reporting and Kafka division.',
  'We are seeking a clerk in the Kafka Information Services (IS) Department.',
  'We are seeking a clerk to join our team in Mumbai or Delhi in India.',
])('A statement elsewhere does not demand what it names: %s', (line) => {
  const { required } = readDescription(`About the role\n${line}\nRequirements:\n- Docker\n- Redis\n- Java`);
  expect(skillNames(required).toSorted()).toEqual(['Docker', 'Java', 'Redis']);
});

test.each<[string, string[]]>([
  ['At least 5 years of cellar experience', ['cellar']],
  ['6-12 months lab experience, a steady hand', ['lab']],
  ['Active all-lines gizmo license (or able to get one)', ['all-lines gizmo license']],
  ['Notary commission or willingness to obtain', ['Notary commission']],
])('What years and credentials are in is demanded, whatever it is: %s', (line, skills) => {
  expect(requiredIn(line)).toEqual(skills);
});

test.each([
  'At least 5 years of relevant work experience',
  '3 years of progressive experience',
  'School certificate',
  'Professional license or permit',
])('Years and credentials of no trade demand nothing: %s', (line) => expect(requiredIn(line)).toEqual([]));

test.each([
  'Mathematics, Computer Science, Applied Statistics, Engineering.',
  'Electronics, or Telecommunication and Physics',
  'Work authorization: United States',
])('Fields of study alone in a line are no skills: %s', (line) => expect(requiredIn(line)).toEqual([]));

test('A preference that is among the requirements too, where it gets no place, stays preferred', () => {
  const known =
    'Java Docker Terraform Ansible Redis MongoDB PostgreSQL Jenkins Kubernetes GraphQL React Angular Vue Django Flask';
  const strong = known.split(' ').map((skill) => `- Strong ${skill}`);
  const { required, preferred } = readDescription(
    ['Requirements', ...strong, '- Exposure to Kafka', 'Nice to have', '- Kafka', '- Java'].join('\n'),
  );
  expect(skillNames(required).toSorted()).toEqual(known.split(' ').toSorted());
  expect(skillNames(preferred)).toEqual(['Kafka']);
});
