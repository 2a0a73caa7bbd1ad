import { expect, test } from 'vitest';
import { readSources, skillsOf } from '../descriptions.ts';

/** The alternatives of each demand, sorted. Demands without alternatives are left out. */
function choicesIn(line: string): string[][] {
  const { required } = readSources({ description: `Requirements\n- ${line}` });
  const groups = required.flatMap(({ skill, alternatives = [] }) =>
    alternatives.length === 0 ? [] : [[skill, ...alternatives].toSorted().join(', ')],
  );
  return [...new Set(groups)].map((group) => group.split(', '));
}

test.each<[string, string[][]]>([
  ['Docker, CSCS (Angular or React) and payroll', [['Angular', 'CSCS', 'React']]],
  ['Sage 200, or another ERP system', [['ERP system', 'Sage 200']]],
  ['Experience with AWS or any other cloud platform', [['AWS', 'cloud platform']]],
  ['Docker and Git (Mercurial is equally fine)', [['Git', 'Mercurial']]],
  ['AAT Level 3 - QBE also looked at', [['AAT Level 3', 'QBE']]],
  ['Knowledge of Palo Alto, Fortinet background acceptable', [['Fortinet', 'Palo Alto']]],
  ['MQTT, CoAP, Kafka any of them', [['CoAP', 'Kafka', 'MQTT']]],
  ['Kafka, RabbitMQ (any one)', [['Kafka', 'RabbitMQ']]],
  ['One of the relational databases: Oracle, MySQL', [['MySQL', 'Oracle', 'relational databases']]],
  ['Confident user of at least one of Orderbeam, Trolleywise or Zedpress', [['Orderbeam', 'Trolleywise', 'Zedpress']]],
  ['Git is fine, Docker too', []],
])('Of "%s" these are alternatives: %j', (line, choices) => {
  expect(choicesIn(line)).toEqual(choices);
});

test.each([
  ['The payroll is outsourced', '', ''],
  ['NDT is subcontracted, TIG welding is yours', 'TIG welding', ''],
  ['Kafka is sent out', '', ''],
  ['Budgets are dealt with by an outside accountant', '', ''],
  ['C++ is not a substitute', '', ''],
  ['Kafka not required but not a disqualifier', '', ''],
  ['Forklift driving = no', '', ''],
  ['Docker is a must, Kafka less so', 'Docker, Kafka', ''],
  ['Good knowledge of and strong interest in linguistics', 'linguistics', ''],
  ['Interest in linguistics', '', ''],
])('"%s": "%s" is demanded and "%s" preferred', (line, demanded, preferred) => {
  expect(skillsOf(`Requirements\n- ${line}`)).toEqual([demanded, preferred]);
});

test.each([
  ['Payroll handy for busy weeks', 'Payroll'],
  ['Kafka and Docker will be considered in ranking', 'Docker, Kafka'],
  ['Counterbalance licence – cool but we have no truck on every site', 'Counterbalance'],
  ['Pricing would be a bonus, as would Danish, Swedish or Dutch', 'Danish, Dutch, Pricing, Swedish'],
  ["If you've done any solar PV great", 'solar PV'],
  ['Kafka: also a plus', 'Kafka'],
])('In "%s" %s is preferred', (line, preferred) => {
  expect(skillsOf(`Requirements\n- ${line}`)).toEqual(['', preferred]);
});

test.each([
  ['Knowledge of the Building Safety Act', 'Building Safety Act'],
  ['Knowledge of the Construction Act', 'Construction Act'],
  ['To know the Civil Procedure Rules', 'Civil Procedure Rules'],
  ['Understanding of security by design principles', 'security by design principles'],
  ['Non functional requirements', 'Non functional requirements'],
  ['Mobile and network security', 'Mobile security, network security'],
  ['Predictive and propensity modeling', 'Predictive modeling, propensity modeling'],
  ['Linear/logistic regression', 'Linear regression'],
  ['Knowledge of networking: DNS, NAT', 'DNS, NAT, networking'],
  ['Solid networking experience (DNS and more)', 'DNS, networking'],
  ['Able to carry out drug calculations', 'drug calculations'],
  ['Experience of an acute ward setting', 'acute ward'],
  ['SAP PP and MM modules', 'MM, SAP PP'],
])('"%s" demands %s', (line, demanded) => {
  expect(skillsOf(`Requirements\n- ${line}`)).toEqual([demanded, '']);
});

test('A bracket in double braces is one of a template', () => {
  expect(choicesIn('Docker {{or Kafka}}')).toEqual([['Docker', 'Kafka']]);
});

test.each(['WHAT WE CAN TEACH', 'What others do'])('Nothing below "%s" is demanded', (heading) => {
  expect(skillsOf(`Requirements\n- Docker\n\n${heading}\nKafka and payroll, with Jira.`)).toEqual(['Docker', '']);
});

test('What gives a leg up is preferred, and what makes somebody fit in is demanded', () => {
  const text = "You'll fit right in if you have\n- Docker\n\nYou'll get a leg up with\n- Kafka";
  expect(skillsOf(text)).toEqual(['Docker', 'Kafka']);
});

test('Letters between dashes tell what is essential and what desirable', () => {
  expect(skillsOf('Payroll – E – I\nKafka – D – A/I\nDocker – E – A')).toEqual(['Docker, Payroll', 'Kafka']);
});

test.each([
  ['Oracle/SQL Server', 'Oracle, SQL Server'],
  ['Excel to a level where others ask for help', 'Excel'],
  ['Solid ITSM knowledge – you know what happens in a change', 'ITSM'],
  ['At least 2-5 years.Who can', ''],
  ['Microservices based backend in Go', 'Go, Microservices'],
  ['SummerFair2024, Kafka', 'Kafka'],
  ['No DR, DD or TT99 endorsements', ''],
  ['Advanced degree in a quantitative field (e.g., physics, economics, epidemiology)', ''],
  ['Payroll for our client, a leading Kafka consultancy', 'Payroll'],
  ['Statistics show that many read this', ''],
  ['Work with cross-functional teams (Marketing, Design)', ''],
])('"%s" demands "%s"', (line, demanded) => {
  expect(skillsOf(`Requirements\n- ${line}`)).toEqual([demanded, '']);
});

test('The signature below a list is no item of it', () => {
  expect(skillsOf('Nice to have\n- Docker\n\nRegards,\nSwathi, TA Team')).toEqual(['', 'Docker']);
});

test('A role of the title stands for its field', () => {
  expect(skillsOf('We need you.', 'Backend Developer')).toEqual(['Backend Development', '']);
});
