import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JobReading } from '../../../src/modules/jobs/index.ts';
import { readSources } from '../descriptions.ts';

const names = (skills: JobReading['required']): string[] => skills.map(({ skill }) => skill).toSorted();
const weightOf = (skills: JobReading['required'], name: string): number =>
  skills.find(({ skill }) => skill === name)?.weight ?? 0;
const sumOf = (skills: JobReading['required']): number =>
  Math.round(skills.reduce((sum, { weight }) => sum + weight * 10_000, 0));

test.each<[string, string[][]]>([
  ['Accounting software such as Tally or QuickBooks', [['Accounting', 'Tally', 'QuickBooks']]],
  ['A language, e.g. Spanish, French', [['Spanish', 'French']]],
  ['Experience with AWS, Azure or GCP', [['AWS', 'Azure', 'GCP']]],
  ['Tally/QuickBooks and payroll', [['Tally', 'QuickBooks']]],
  ['One of the following languages: Java, Go', [['Java', 'Go']]],
  ['Any one CRM tool – HubSpot, Salesforce', [['CRM', 'HubSpot', 'Salesforce']]],
  ['At least one language (Java, Go) and Docker', [['Java', 'Go']]],
  ['Any one shop – Magento, Shopify', [['Magento', 'Shopify']]],
  ['One year of Kotlin: Java, Docker', []],
  ['Accounting software (e.g. Tally, QuickBooks) and Docker', [['Accounting', 'Tally', 'QuickBooks']]],
  ['Accounting systems (Tally, QuickBooks) and Docker', [['Accounting', 'Tally', 'QuickBooks']]],
  ['Messaging tools (Kafka and RabbitMQ)', [['Kafka', 'RabbitMQ']]],
  ['OOP concepts (inheritance, polymorphism)', []],
  ['Java and Kafka, RabbitMQ, or similar', [['Kafka', 'RabbitMQ']]],
  ['Java, Kafka or similar', []],
  ['Xero, Sage or similar', [['Xero', 'Sage']]],
  ['Scripting languages (eg. Perl, Bash)', [['Bash', 'Perl', 'Scripting languages']]],
  ['CRM tools viz. HubSpot, Salesforce', [['CRM tools', 'HubSpot', 'Salesforce']]],
  ['Kafka, alternatively RabbitMQ', [['Kafka', 'RabbitMQ']]],
  ['Proficiency in one or more of: Go, Python, Ruby', [['Go', 'Python', 'Ruby']]],
  ['A recognised qualification (CIMA, ACCA or equivalent)', [['CIMA', 'ACCA']]],
  ['HTML/CSS, Java/Kotlin', [['Java', 'Kotlin']]],
  ['One of Java or Go, and Docker', [['Java', 'Go']]],
  ['One of Java, Go and Kotlin', [['Java', 'Go', 'Kotlin']]],
  ['Java and Kotlin', []],
  ['Java or Kotlin, Docker, Kafka', [['Java', 'Kotlin']]],
  ['Java, Kotlin, or Go, Docker', [['Java', 'Kotlin', 'Go']]],
])('Read alternatives in %j as one demand', (line, groups) => {
  const { required } = readSources({ description: `Requirements\n- ${line}` });
  const found = required.filter(({ alternatives }) => alternatives !== undefined);
  const members = groups.flat();
  expect(found.map(({ skill }) => skill).toSorted()).toEqual(members.toSorted());
  for (const { skill, alternatives, weight } of found) {
    const group = groups.find((one) => one.includes(skill)) ?? [];
    expect([skill, ...(alternatives ?? [])].toSorted()).toEqual(group.toSorted());
    expect(weight).toBeLessThan(1.1 / group.length);
  }
});

test('Put an example of another demand before a second alternative above 15 skills', () => {
  const { required } = readSources({
    description: `Requirements
- PHP, Kotlin, Swift, Ruby, Scala, Rust, SQL, CSS, Docker, Redis, Linux, Nginx
- MongoDB, MySQL or Oracle
- Accounting (Tally)`,
  });
  const names = required.map(({ skill }) => skill);
  expect(names).toHaveLength(15);
  expect(names).toEqual(expect.arrayContaining(['Accounting', 'Tally']));
  expect(names.filter((skill) => ['MongoDB', 'MySQL', 'Oracle'].includes(skill))).toHaveLength(1);
});

test('Put names before general words above 15 skills', () => {
  const { required } = readSources({
    description: `Requirements
- Knowledge of cloud and integrations
- PHP, Kotlin, Swift, Ruby, Scala, Rust, SQL, CSS, Docker, Redis, Linux, Nginx, MongoDB, MySQL, Kafka`,
  });
  const names = required.map(({ skill }) => skill);
  expect(names).toHaveLength(15);
  expect(names).toContain('Kafka');
  expect(names).not.toContain('cloud');
});

test('Put an alternative of a skill demanded anyway after other demands', () => {
  const { required } = readSources({
    description: `Requirements
- Strong Java
- Java or Kotlin
- PHP, Swift, Ruby, Scala, Rust, SQL, CSS, Docker, Redis, Linux, Nginx, MongoDB, MySQL
- Terraform`,
  });
  const names = required.map(({ skill }) => skill);
  expect(names).toHaveLength(15);
  expect(names).toContain('Terraform');
  expect(names).not.toContain('Kotlin');
});

test('Keep the 15 strongest required skills, none over a quarter of the weight', () => {
  const many =
    'PHP, Java, Kotlin, Swift, Ruby, Scala, Rust, SQL, HTML, CSS, Docker, Kafka, Redis, Linux, Nginx, MongoDB, MySQL';
  const { required } = readSources({
    title: 'Drupal Developer',
    description: `Requirements\n- ${many}\n- Must have 5 years of Drupal`,
  });
  expect(required).toHaveLength(15);
  expect(required[0]).toMatchObject({ skill: 'Drupal' });
  expect(Math.max(...required.map(({ weight }) => weight))).toBeLessThanOrEqual(0.25);
});

test('Weigh skills related to the title, and repeated demands, more than others on the line', () => {
  const weigh = (title: string, description: string) => {
    const { required } = readSources({ title, description });
    return (name: string) => weightOf(required, name);
  };
  const line = 'Requirements\n- Experience with Kafka and PHP';
  expect(weigh('WordPress Developer', line)('PHP')).toBeGreaterThan(weigh('WordPress Developer', line)('Kafka'));
  expect(weigh('Clerk', line)('PHP')).toBeCloseTo(weigh('Clerk', line)('Kafka'), 1);
  const twice = weigh('Clerk', `${line}\n- Experience with PHP at night`);
  expect(twice('PHP')).toBeGreaterThan(twice('Kafka'));
});

test('Weigh title, years and musts more, share weight among alternatives, skip soft skills', () => {
  const { required } = readSources({
    title: 'Kotlin Developer',
    jd_text: `<h3>Requirements</h3><ul><li>Kotlin</li><li>6+ years of Java</li><li>PostgreSQL</li><li>Kafka or RabbitMQ</li>
      <li>Redis</li><li>GraphQL</li><li>Linux</li><li>Communication</li></ul><h3>Responsibilities</h3><p>Deploy with Docker</p>`,
  });
  const of = (name: string) => weightOf(required, name);
  expect(required[0]?.skill).toBe('Kotlin');
  expect(of('Java')).toBeGreaterThan(of('PostgreSQL'));
  expect(of('PostgreSQL')).toBeGreaterThan(of('Kafka'));
  // Weights are rounded to hundredths of a percent.
  expect(of('Kafka') + of('RabbitMQ')).toBeLessThan(of('PostgreSQL') + 0.0002);
  expect(of('Kafka')).toBeCloseTo(of('RabbitMQ'), 3);
  expect(of('Docker') + of('Communication')).toBe(0);
});

test('Weigh a demand in the requirements more than one in the introduction', () => {
  const { required } = readSources({
    description: 'Experience with Redis is needed.\nRequirements\n- Kotlin\n- PostgreSQL\n- GraphQL\n- Linux',
  });
  expect(weightOf(required, 'Redis')).toBeLessThan(weightOf(required, 'Kotlin'));
});

test.each([
  'Our company has made many customers happy, whose teams tell others that they need us for logistics each day',
  'To this end we expect everybody to know our policies on safeguarding, which protect patients and their families',
])('Require clear demands, but not what "%s" names', (sentence) => {
  const { required } = readSources({
    description: `${sentence}.\nRequirements\n- Kotlin\n- PostgreSQL\n- GraphQL\n- Linux`,
  });
  expect(names(required).toSorted()).toEqual(['GraphQL', 'Kotlin', 'Linux', 'PostgreSQL']);
});

test.each([
  [
    'a word for what one has learned',
    'Good experience in the use of Kafka',
    'Redis in the evening and in the early morning',
  ],
  ['other skills', 'Kafka, Docker and Helm in the evening', 'Redis in the evening and in the early morning'],
  ['few words', 'Kafka', 'Redis in the evening and in the early morning'],
  ['no word for the employer', 'Kafka in the evening and the morning', 'Redis in our evening and the morning'],
  ['no work', 'Kafka in the evening and the morning', 'Maintain Redis in the evening'],
])('Weigh a requirement more in a line with %s', (_what, clear, unclear) => {
  const { required } = readSources({
    description: `Requirements\n- Kotlin\n- ${unclear}\n- ${clear}\n- GraphQL\n- Linux\n- Ansible`,
  });
  expect(weightOf(required, 'Kafka')).toBeGreaterThan(weightOf(required, 'Redis'));
});

test('Put further demands before a second alternative, which still meets its demand', () => {
  const many = 'PHP, Java, Kotlin, Swift, Ruby, Scala, Rust, SQL, HTML, CSS, Docker, Kafka, Redis';
  const { required } = readSources({ description: `Requirements\n- AWS, Azure or GCP\n- ${many}\n- Linux` });
  expect(required).toHaveLength(15);
  expect(names(required)).toContain('Linux');
  expect(required.filter(({ skill }) => ['AWS', 'Azure', 'GCP'].includes(skill))).toMatchObject([
    { skill: 'AWS', alternatives: ['Azure', 'GCP'] },
  ]);
});

test.each([
  [
    'React or Vue.js',
    [
      ['React', ['Vue.js']],
      ['Vue.js', ['React']],
    ],
  ],
  [
    'Foobase, Barbase or Bazbase',
    [
      ['Foobase', ['Barbase', 'Bazbase']],
      ['Barbase', ['Foobase', 'Bazbase']],
      ['Bazbase', ['Foobase', 'Barbase']],
    ],
  ],
  ['Research or development', [['Research or development', undefined]]],
  ['Go, Rust, Java, Ruby, PHP, Perl or C#', [['Go, Rust, Java, Ruby, PHP, Perl or C#', undefined]]],
])('Read the listed skill "%s" as its alternatives', (listed, names) => {
  const { required } = readSources({ required_skills: [listed], only_listed_skills: true });
  expect(required.map(({ skill, alternatives }) => [skill, alternatives])).toEqual(names);
});

test('Share the weight of a listed skill among its alternatives', () => {
  const { required } = readSources({
    required_skills: ['React or Vue.js', 'Docker'],
    skill_weights: [{ skill: 'React or Vue.js', weight: 0.4 }],
  });
  expect(required.map(({ skill, weight }) => [skill, weight])).toEqual([
    ['Docker', 0.6],
    ['React', 0.2],
    ['Vue.js', 0.2],
  ]);
});

test('Keep the proportions of the skills that a user leaves in the list, and weigh a new one like the heaviest', () => {
  const description = 'Requirements\n- Kafka, required, 5+ years\n- Redis\n- Docker\n- Helm\n- Terraform\n- Ansible';
  const read = readSources({ title: 'Kafka Engineer', description }).required;
  const kept = read.filter(({ skill }) => skill !== 'Ansible');
  const sum = kept.reduce((total, { weight }) => total + weight, 0);
  const required_skills = kept.map(({ skill }) => skill);
  const weights = (skills: string[]) =>
    readSources({ title: 'Kafka Engineer', description, required_skills: skills, only_listed_skills: true }).required;
  for (const { skill, weight } of weights(required_skills).slice(1)) {
    const before = (kept.find((one) => one.skill === skill)?.weight ?? 0) / sum;
    expect(Math.abs(weight - before), skill).toBeLessThan(0.02);
  }
  const [first, second, third] = weights([...required_skills, 'Welding']);
  expect([first?.skill, second?.skill].toSorted()).toEqual(['Kafka', 'Welding']);
  expect(third?.weight).toBeLessThan(second?.weight ?? 0);
});

test('Weigh words of other trades less in a technology job', () => {
  const description = 'Requirements\n- Insurance\n- Kafka\n- Redis';
  const of = (title: string) => weightOf(readSources({ title, description }).required, 'Insurance');
  expect(of('Python Developer')).toBeLessThan(of('Person'));
});

test('Keep more than 15 preferred skills', () => {
  const many =
    'PHP, Java, Kotlin, Swift, Ruby, Scala, Rust, SQL, HTML, CSS, Docker, Kafka, Redis, Linux, Nginx, MongoDB, MySQL';
  expect(readSources({ description: `Nice to have\n- ${many}` }).preferred.length).toBeGreaterThan(15);
});

test('Meet a demand by a listed skill that it names as an alternative', () => {
  const description = 'Requirements\n- PostgreSQL or MySQL\n- Kafka';
  const { required } = readSources({ description, required_skills: ['PostgreSQL'] });
  expect(required.map(({ skill }) => skill)).toEqual(['PostgreSQL', 'Kafka']);
});

test('Rank listed skills first, with their own spelling, in their own list', () => {
  const reading = readSources({
    title: 'Java Developer',
    jd_text: '<h3>Must have</h3><ul><li>8+ years of Java</li><li>Kafka</li><li>Spring Boot</li><li>Docker</li></ul>',
    required_skills: ['reactjs', 'Fettling', 'ReactJS '],
    preferred_skills: ['kafka', 'React'],
  });
  expect(
    reading.required
      .slice(0, 2)
      .map(({ skill, source }) => [skill, source])
      .toSorted(),
  ).toEqual([
    ['Fettling', 'listed'],
    ['reactjs', 'listed'],
  ]);
  expect(reading.required.slice(2).every(({ source }) => source === 'description')).toBe(true);
  expect(weightOf(reading.required, 'Fettling')).toBeGreaterThan(weightOf(reading.required, 'Java'));
  expect(reading.preferred).toEqual([{ skill: 'kafka', weight: 1, source: 'listed' }]);
  expect(names(reading.required)).not.toContain('Kafka');
});

test('Sum weights to 1, heaviest first, with each skill once, for any input', () => {
  const skill = fc.oneof(
    fc.constantFrom('Java', 'java', 'Kafka', 'React', 'Go', 'SQL', 'Docker', 'Fettling', ''),
    fc.string({ maxLength: 12 }),
  );
  const line = fc.constantFrom(
    'Requirements:',
    'Nice to have:',
    '- Java',
    '- Kafka or SQS',
    'React is a plus',
    '5+ years of Go',
    'Benefits:',
  );
  fc.assert(
    fc.property(
      fc.array(skill, { maxLength: 200 }),
      fc.array(skill, { maxLength: 30 }),
      fc.array(line),
      (required_skills, preferred_skills, lines) => {
        const sources = { required_skills, preferred_skills, description: lines.join('\n') };
        const reading = readSources(sources);
        for (const list of [reading.required, reading.preferred]) {
          if (list.length > 0) expect(sumOf(list)).toBe(10_000);
          expect(list.map(({ weight }) => weight)).toEqual(list.map(({ weight }) => weight).toSorted((a, b) => b - a));
          const firstRead = list.findIndex(({ source }) => source === 'description');
          if (firstRead >= 0) expect(list.slice(firstRead).every(({ source }) => source === 'description')).toBe(true);
        }
        const all = [...reading.required, ...reading.preferred].map((one) => one.skill.toLowerCase());
        expect(new Set(all).size).toBe(all.length);
        expect(readSources(sources)).toEqual(reading);
      },
    ),
    { numRuns: 100 },
  );
});

test('Weigh languages that people speak, and coding itself, less than other skills, unless the title names the language', () => {
  const demands =
    '- Experience with English\n- Experience with coding\n- Experience with Kafka\n- Experience with Docker';
  const { required } = readSources({ description: `Requirements:\n${demands}` });
  expect(names(required.slice(2))).toEqual(['English', 'coding']);
  const languages = 'Requirements:\n- Spanish\n- German';
  const languagesOf = (title: string): string[] =>
    readSources({ title, description: languages }).required.flatMap(({ skill }) => (skill === title ? [] : skill));
  expect(languagesOf('Translator')).toEqual(['Spanish', 'German']);
  expect(languagesOf('German Translator')[0]).toBe('German');
});
