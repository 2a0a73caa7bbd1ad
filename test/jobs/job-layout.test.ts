import { expect, test } from 'vitest';
import { readDescription, readSources, skillNames, skillsOf } from './descriptions.ts';

/** As a program leaves a posting: in lower case, without small words and punctuation. */
const flat = (preferences: string): string =>
  `join growing team build payment platform bank customer across europe small office leeds quiet kitchen garden dog welcome
  required skill & experience three year experience docker kubernetes terraform expertise ansible linux administration
  familiarity grafana prometheus monitoring incident response runbook writing team spread two time zone meet every morning
  report head platform plan work quarter keep promise write everything ${preferences}`.replace(/\s+/g, ' ');

test.each([
  ['desired skill & experience kafka redis', 'kafka, redis'],
  ['preferred qualification familiarity kafka redis', 'kafka, redis'],
  ['_preferred education and/or experience_ kafka redis', 'kafka, redis'],
  ['preferred skill kafka redis working condition office jenkins room', 'kafka, redis'],
])('Open a section at "%s" in a posting without capitals', (preferences, preferred) => {
  const [required, welcome] = skillsOf(flat(preferences));
  expect(welcome).toBe(preferred);
  expect(required).toMatch(/ansible, docker, grafana.* kubernetes/);
});

test.each([
  'degree preferably physics experience kubernetes five year experience docker',
  'degree preferred experience kubernetes five year experience docker',
])('End a preference at the next demand in a posting without capitals: %j', (demands) => {
  const text = `${'join growing team build bread across europe '.repeat(12)} required skill & experience ${demands}`;
  const { required, minExperienceYears } = readDescription(
    `${text} ${'small quiet office garden '.repeat(9)} certificate preferred`,
  );
  expect(required.map(({ skill }) => skill)).toEqual(expect.arrayContaining(['docker', 'kubernetes']));
  expect(minExperienceYears).toBe(5);
});

test.each<[string, string[]]>([
  ['primary location elko nv', ['Elko, NV']],
  ['location san jose california', ['San Jose, California']],
  ['location reno full time', ['Reno']],
  ['location office in garden', []],
  ['offshore location india china', []],
  ['location bread oven', []],
])('Read from "%s" in a posting without capitals the places %j', (words, places) => {
  expect(readDescription(flat(words)).locations).toEqual(places);
});

test('Open no section at a preferred degree in a posting without capitals', () => {
  expect(skillsOf(flat('degree preferred experience kafka redis'))[1]).toBe('');
});

test.each([
  ['Kafka is a huge benefit', 'Kafka'],
  ['Kafka would be a good addition.', 'Kafka'],
  ['Kafka will be added skills.', 'Kafka'],
  ['You may possess skills in Kafka', 'Kafka'],
  ['Strong experience with Kafka, Redis, Go and RabbitMQ is advantageous', 'Go, Kafka, RabbitMQ, Redis'],
  ['Strong experience with Kafka, knowledge of Redis and Go is a plus', 'Go, Redis'],
  ['Strong Kafka and SQL, Redis and Go is a plus', 'Go, Redis'],
  ['Experience with Kafka. That would be a plus.', 'Kafka'],
  ['Experience with Kafka. This is not essential, but welcome.', 'Kafka'],
  ['Experience with Redis and Kafka. A big bonus!', 'Kafka, Redis'],
  ['2 years of experience with Kafka. This is a plus.', 'Kafka'],
  ['Kafka? Bonus!', 'Kafka'],
  ['Affinity with Kafka is a plus', 'Kafka'],
  ['Kafka (not required)', 'Kafka'],
  ["Kafka isn't required but would be useful", 'Kafka'],
  ["You don't need Kafka, but if you have it, tell us", 'Kafka'],
  ['No need to know Kafka, although it helps', 'Kafka'],
  ["You don't need Kafka", ''],
  ['Kafka (nice)', 'Kafka'],
  ['Kafka - advantage', 'Kafka'],
  ['Any experience with Kafka is a win', 'Kafka'],
  ['Kafka experience favoured', 'Kafka'],
  ['Kafka would make us very happy', 'Kafka'],
  ['You will have a head start with Kafka', 'Kafka'],
  ['You may have Kafka experience', 'Kafka'],
  ['We favour candidates with Kafka experience', 'Kafka'],
  ['We would be delighted to see Kafka', 'Kafka'],
  ['Kafka is a nice-to-have skill', 'Kafka'],
  ['It would be useful to have experience of Kafka', 'Kafka'],
  ['It would be desirable for you to have Kafka', 'Kafka'],
  ['Nice-to-know: Kafka', 'Kafka'],
  ['Ideal: Kafka', 'Kafka'],
  ['You must know Kafka. It is a plus if you know Redis.', 'Redis'],
  ['You must know Kafka. This is a plus.', ''],
])('Read from "%s" the preferred skills %s', (line, preferred) => {
  expect(skillsOf(`Requirements\n- Docker\n- ${line}`)[1]).toBe(preferred);
});

test.each(['benefits for locations', 'Posting Statement', 'How Your Work Impacts the Organization'])(
  'Prefer nothing that follows "%s"',
  (heading) => {
    const [required, preferred] = skillsOf(
      `Requirements\nDocker\nAnsible\nHelm\nNice to have\nKafka\n${heading}\nLanguage courses in Spanish for all of our people, and Jira`,
    );
    expect([required, preferred]).toEqual(['Ansible, Docker, Helm', 'Kafka']);
  },
);

test('Open a section at a lone "Preferred", unless it follows several lines', () => {
  expect(skillsOf('Required\nDocker\nPreferred\nExperience with Kafka')).toEqual(['Docker', 'Kafka']);
  const marks = 'Requirements\nDocker\nPreferred\nExperience with Kafka\nPreferred\nExperience with Redis';
  expect(skillsOf(marks)[1]).toBe('');
});

test('Prefer nothing in a sentence after a list of preferences', () => {
  const list = 'Requirements\n- Docker\nNice to have\n- Kafka\n- Redis';
  expect(skillsOf(`${list}\nAlternating weekends.\nFree lunch.`)).toEqual(['Docker', 'Kafka, Redis']);
  expect(skillsOf(`${list}\nHelm`)).toEqual(['Docker', 'Helm, Kafka, Redis']);
});

test('End the preferences at a long paragraph about the employer', () => {
  const words =
    'we believe in what we do and build tools for blockchain, crypto and cloud computing since long. '.repeat(5);
  expect(skillsOf(`Requirements\n- Docker\nNice to have\n- Kafka\nAt Acme Labs, ${words}`)).toEqual([
    'Docker',
    'Kafka',
  ]);
});

test.each([
  'Call or WhatsApp for more information (+44 20 7946 0000), HR team',
  'A laptop with a minimum of 8GB of RAM',
  'A stable internet connection of 50 Mbps',
])('Require nothing from "%s"', (line) => {
  expect(skillsOf(`Requirements\n- Docker\n- Kafka\n- ${line}`)[0]).toBe('Docker, Kafka');
});

test('Add no skill from duties where two are required', () => {
  expect(skillsOf('Responsibilities\n- Watch Grafana\nRequirements\n- Docker\n- Kafka')[0]).toBe('Docker, Kafka');
  expect(skillsOf('Responsibilities\n- Watch Grafana\nRequirements\n- Docker')[0]).toBe('Docker, Grafana');
});

test('Weigh a kind of tool less than a named tool', () => {
  const { required } = readDescription('Requirements\n- Programming languages\n- Operating systems\n- Docker\n- Kafka');
  expect(required.slice(0, 2).map(({ skill }) => skill)).toEqual(['Docker', 'Kafka']);
});

test('Keep desired skills preferred beside one long line of requirements', () => {
  const demands =
    'Three years of experience with Docker, Kubernetes, Terraform, Ansible, Linux, Grafana, Prometheus and Bash, and with keeping a platform of many teams up and running';
  expect(skillsOf(`Requirements\n${demands}\nDesired skills\n- Kafka`)[1]).toBe('Kafka');
  expect(skillsOf('Requirements\n- Docker\nDesired skills\n- Kafka')).toEqual(['Docker, Kafka', '']);
});

test('Read E and D in a person specification as essential and desirable', () => {
  const rows = 'Person specification\nKafka        E     A/I\nKnowledge of Docker\tD\tI\nHelm    E   T';
  expect(skillsOf(rows)).toEqual(['Helm, Kafka', 'Docker']);
  expect(skillsOf('Criteria\nE1. Knowledge of Kafka\nE2. Helm\nD1. Docker')).toEqual(['Helm, Kafka', 'Docker']);
});

test('Start a list item at each arrow', () => {
  expect(skillsOf('Requirements\n→ Kafka\n→ Docker')).toEqual(['Docker, Kafka', '']);
});

test('Start a list item at a number glued to the first word', () => {
  expect(skillsOf('Requirements\n1Knowledge of Kafka\n2Object oriented programming with Docker is a plus')).toEqual([
    'Kafka',
    'Docker, Object oriented programming',
  ]);
});

test('Read letters between dashes as essential or desirable', () => {
  expect(skillsOf('Payroll – E – I\nKafka – D – A/I\nDocker – E – A')).toEqual(['Docker, Payroll', 'Kafka']);
});

test.each([
  ['E', 'D'],
  ['Essential', 'Desirable'],
])('Read rows of an HTML table with the ratings %s and %s', (essential, desirable) => {
  const row = (demand: string, rating: string) => `<tr><td>${demand}</td><td>${rating}</td></tr>`;
  const rows = [
    row('Criteria', 'Rating'),
    row('Experience with Kafka', essential),
    row('Experience with Docker', desirable),
    row('Knowledge of Excel', essential),
  ];
  const { required, preferred } = readSources({
    jd_text: `<h2>Person specification</h2><table>${rows.join('')}</table>`,
  });
  expect(skillNames(required).toSorted()).toEqual(['Excel', 'Kafka']);
  expect(skillNames(preferred)).toEqual(['Docker']);
});
