import { expect, test } from 'vitest';
import { readSources, skillsIn, skillsOf } from '../descriptions.ts';

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
  ['Knowledge of one of the following tools (MQTT, WQ, CoAP, Kafka)', [['CoAP', 'Kafka', 'MQTT']]],
  ['SQL, Expert, Tableau or Power BI', [['Power BI', 'Tableau']]],
  ['Payroll, TDS, WQ, Tally or Zoho Books', [['Tally', 'Zoho Books']]],
  ['Java, Web, SQL Server or Oracle', [['Oracle', 'SQL Server']]],
  ['Kafka, RabbitMQ (any one)', [['Kafka', 'RabbitMQ']]],
  ['One of the relational databases: Oracle, MySQL', [['MySQL', 'Oracle', 'relational databases']]],
  ['One of relation database administration: Oracle, MySQL', [['MySQL', 'Oracle', 'database administration']]],
  ['2-3 of the following: Snyk, Kafka, Docker', [['Docker', 'Kafka', 'Snyk']]],
  ['Apply languages from among the following: Java, PHP, Go', [['Go', 'Java', 'PHP']]],
  ['Confident user of at least one of Orderbeam, Trolleywise or Zedpress', [['Orderbeam', 'Trolleywise', 'Zedpress']]],
  ['Databases such as; MongoDB, Cassandra', [['Cassandra', 'Databases', 'MongoDB']]],
  ['Build services (like using Django, Laravel)', [['Django', 'Laravel']]],
  ['Experience in Java, Kotlin or any object-oriented languages', [['Java', 'Kotlin', 'object-oriented']]],
  [
    'Two of the following container security tools (Snyk, Prisma Runtime, Qualys)',
    [['Prisma', 'Qualys', 'Snyk', 'container security']],
  ],
  ['At least a few of the following: Snyk, Kafka, Docker', [['Docker', 'Kafka', 'Snyk']]],
  ['Experience with front-end languages (e.g. HTML, JavaScript and CSS)', [['CSS', 'HTML', 'JavaScript']]],
  ['Knowledge of libraries like jQuery, Bootstrap', [['Bootstrap', 'jQuery']]],
  ['Text search engines like Solr, ElasticSearchetc', [['ElasticSearch', 'Solr']]],
  ['Frameworks viz. Core Data, Core Animation and Core Graphics', []],
  ['Git is fine, Docker too', []],
])('Read from "%s" the alternatives %j', (line, choices) => {
  expect(choicesIn(line)).toEqual(choices);
});

test.each([
  ['Payroll handy for busy weeks', 'Payroll'],
  ['Kafka and Docker will be considered in ranking', 'Docker, Kafka'],
  ['Counterbalance licence – cool but we have no truck on every site', 'Counterbalance'],
  ['Pricing would be a bonus, as would Danish, Swedish or Dutch', 'Danish, Dutch, Pricing, Swedish'],
  ["If you've done any solar PV great", 'solar PV'],
  ['Kafka: also a plus', 'Kafka'],
  ['Additional knowledge about Kafka awesome', 'Kafka'],
  ['Kafka, Docker, and/or proteomics and drug targeting a plus', 'Docker, Kafka, drug targeting, proteomics'],
])('Read from "%s" %s as preferred', (line, preferred) => {
  expect(skillsIn(line)).toEqual(['', preferred]);
});

test('Read a bracket in double braces of a template like any other', () => {
  expect(choicesIn('Docker {{or Kafka}}')).toEqual([['Docker', 'Kafka']]);
});

test.each([
  ['Oracle/SQL Server', 'Oracle, SQL Server'],
  ['Excel to a level where others ask for help', 'Excel'],
  ['Solid ITSM knowledge – you know what happens in a change', 'ITSM'],
  ['At least 2-5 years.Who can', ''],
  ['Microservices based backend in Go', 'Go, Microservices'],
  ['SummerFair2024, Kafka', 'Kafka'],
  ['Blockchain based projects', 'Blockchain'],
  ['Knowledge of non-technical recruitment', 'recruitment'],
  ['No DR, DD or TT99 endorsements', ''],
  ['Advanced degree in a quantitative field (e.g., physics, economics, epidemiology)', ''],
  ['Payroll for our client, a leading Kafka consultancy', 'Payroll'],
  ['Statistics show that many read this', ''],
  ['Work with cross-functional teams (Marketing, Design)', ''],
])('Read from "%s" the demands "%s"', (line, demanded) => {
  expect(skillsIn(line)).toEqual([demanded, '']);
});

test('Read the field of a role in the title as a skill', () => {
  expect(skillsOf('We need you.', 'Backend Developer')).toEqual(['Backend Development', '']);
});
