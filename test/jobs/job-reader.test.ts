import { expect, test } from 'vitest';
import type { JobReading } from '../../src/modules/jobs/index.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';
import { readSources } from './descriptions.ts';

const names = (skills: JobReading['required']): string[] => skills.map(({ skill }) => skill).toSorted();

const escape = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const plainHtml = `<h2>About us</h2><p>We are a bakery that loves Python jokes.</p>
  <h2>What you'll do</h2><ul><li>Run our services on Docker</li></ul>
  <h2>Requirements</h2><ul><li>4+ years with Java</li><li>PostgreSQL</li></ul>
  <h2>Nice to have</h2><ul><li>Kafka</li></ul>
  <h2>Benefits</h2><p>Free Excel classes &amp; fruit</p>`;

// The same posting as each board would give it.
test.each<[string, string]>([
  ['headings and lists', plainHtml],
  ['escaped HTML', escape(plainHtml)],
  ['HTML escaped twice', escape(escape(plainHtml))],
  ['escaped HTML within a wrapper', `<div class="content">${escape(plainHtml)}</div>`],
  [
    'a line in every div and hyphens for bullets',
    "<div><b>About us</b></div><div>We are a bakery that loves Python jokes.</div><div><b>What you'll do</b></div><div>- Run our services on Docker</div><div><br></div><div><b>Requirements</b></div><div>- 4+ years with Java</div><div>- PostgreSQL</div><div><b>Nice to have</b></div><div>- Kafka</div><div><b>Benefits</b></div><div>- Free Excel classes</div>",
  ],
  [
    'breaks instead of paragraphs',
    "<strong>About us<br></strong>We love Python jokes.<br><br><strong>What you'll do</strong>:<br>Run our services on Docker<br><br><strong>Requirements:<br></strong>4+ years with Java<br>PostgreSQL<br><br><b>Nice to have:</b><br>Kafka<br><b>Benefits</b><br>Free Excel classes",
  ],
  [
    'headings as paragraphs',
    "<p>About us</p><p>We love Python jokes.</p><p>What you'll do:</p><p>Run our services on Docker</p><p>Requirements:</p><p>4+ years with Java</p><p>PostgreSQL</p><p>Nice to have:</p><p>Kafka</p><p>Benefits:</p><p>Free Excel classes</p>",
  ],
  [
    'a Word paste',
    `<p class=MsoNormal><b><span style='font-size:11pt'>About us<o:p></o:p></span></b></p><p class=MsoNormal>We love Python jokes.</p>
     <p class=MsoNormal><b><u>Key Responsibilities:</u></b></p><p class=MsoListParagraph>·&nbsp;&nbsp;&nbsp;Run our services on Docker</p>
     <p class=MsoNormal><b>Mandatory skills<o:p></o:p></b></p><p class=MsoListParagraph>·&nbsp;&nbsp;4+ years with Java</p><p class=MsoListParagraph>·&nbsp;&nbsp;PostgreSQL</p>
     <p class=MsoNormal><b>Desirable</b></p><p class=MsoListParagraph>·&nbsp;&nbsp;Kafka</p><p class=MsoNormal><b>Perks</b></p><p>Free Excel classes</p>`,
  ],
  [
    'a table',
    '<table><tr><th>Responsibilities</th><td>Run our services on Docker</td></tr><tr><th>Key skills</th><td>4+ years with Java, PostgreSQL</td></tr><tr><th>Good to have</th><td>Kafka</td></tr><tr><th>Benefits</th><td>Free Excel classes</td></tr></table>',
  ],
  [
    'nested lists',
    '<ul><li>Responsibilities<ul><li>Run our services on Docker</li></ul></li></ul><h3>What you bring</h3><ul><li>Languages<ul><li>4+ years with Java</li></ul></li><li>Databases<ul><li>PostgreSQL</li></ul></li></ul><h3>Bonus points</h3><ul><li>Kafka</li></ul><h3>Equal Opportunity</h3><p>Python puns</p>',
  ],
  [
    'list items that hold paragraphs, some of them bold',
    "<p><b>Job Description Summary</b></p><p></p><p><b><span>What you will do</span></b></p><ul><li><p>Run our services on Docker</p></li></ul><p><b>Minimum Qualifications:</b></p><ul><li><p><b>4+ years with Java</b></p></li><li><p><b>PostgreSQL</b></p></li></ul><p><b>Nice to have (not required)</b></p><ul><li><p>Kafka</p></li></ul><p><b>What's in it for you?</b></p><ul><li><p>Free Excel classes</p></li></ul>",
  ],
  [
    'a table of skills',
    '<h4>Responsibilities</h4><p>Run our services on Docker</p><h4>Skills</h4><table><tr><th>Skill</th><th>Need</th></tr><tr><td>4+ years with Java</td><td>Must have</td></tr><tr><td>PostgreSQL</td><td>Required</td></tr><tr><td>Kafka</td><td>Nice to have</td></tr></table>',
  ],
  [
    'sections of spans and breaks, as copied from a page',
    '<span>About the job<br><br>Responsibilities<br><br>Run our services on Docker<br><br>Qualifications<br><br>4+ years with Java<br>PostgreSQL<br><br>Preferred Qualifications<br><br>Kafka<br><br>Equal Opportunity Employer<br><br>Python puns</span>',
  ],
  [
    'bold paragraphs that are no headings',
    '<p><b>Responsibilities</b></p><p><b>Run our services on Docker</b></p><p><b>Must have</b></p><p><b>4+ years with Java</b></p><p><b>PostgreSQL</b></p><p><b>Plus</b></p><p><b>Kafka</b></p>',
  ],
  [
    'plain text',
    'About us\nWe love Python jokes.\n\nResponsibilities\n• Run our services on Docker\n\nRequirements\n• 4+ years with Java\n• PostgreSQL\n\nNice to have\n• Kafka\n\nBenefits\n• Free Excel classes',
  ],
  [
    'one line',
    'Responsibilities: Run our services on Docker. Requirements: 4+ years with Java, PostgreSQL. Nice to have: Kafka. Benefits: Free Excel classes.',
  ],
])('Find required skills, preferred skills and years in %s', (_shape, jd_text) => {
  const reading = readSources({ jd_text });
  expect(names(reading.required)).toEqual(['Java', 'PostgreSQL']);
  expect(names(reading.preferred)).toEqual(['Kafka']);
  expect(reading.minExperienceYears).toBe(4);
  expect(reading.required[0]?.skill).toBe('Java');
});

test('Read a JobPosting in JSON-LD, and ignore other scripts and styles', () => {
  const posting = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: 'Python House' },
      {
        '@type': 'JobPosting',
        description: '&lt;p&gt;Must have:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Java&lt;/li&gt;&lt;/ul&gt;',
        jobLocation: [
          {
            '@type': 'Place',
            address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
          },
          { address: { addressCountry: { name: 'Germany' } } },
        ],
        jobLocationType: 'TELECOMMUTE',
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 42 },
      },
    ],
  };
  const jd_text = `<script type="application/ld+json">${JSON.stringify(posting)}</script><style>.react{}</style><script>let kafka</script>`;
  expect(readSources({ jd_text })).toMatchObject({
    required: [{ skill: 'Java', weight: 1, source: 'description' }],
    locations: ['Pune, Maharashtra', 'Germany'],
    workMode: 'remote',
    minExperienceYears: 3.5,
  });
  expect(readSources({ jd_text: '<script type="application/ld+json">{"@type":</script>Java' }).required).toHaveLength(
    1,
  );
});

test('Read the whole text as required when it has no sections', () => {
  expect(names(readSources({ description: 'Somebody who writes Java and knows Kafka well.' }).required)).toEqual([
    'Java',
    'Kafka',
  ]);
});

test.each([
  ['Strong Java, Kafka is a plus', ['Java'], ['Kafka']],
  ['Kafka or RabbitMQ would be nice to have', [], ['Kafka', 'RabbitMQ']],
  ['Kafka (Preferred)', [], ['Kafka']],
  ['Java, Kafka (preferred), Docker', ['Docker', 'Java'], ['Kafka']],
  ['Java developer, preferably with React', ['Java'], ['React']],
  ['Experience with Docker and Kubernetes is an added advantage', [], ['Docker', 'Kubernetes']],
  ['Good to have: Kafka', [], ['Kafka']],
  ['Java. Kafka would be very helpful', ['Java'], ['Kafka']],
  ['Kafka is preferrable', [], ['Kafka']],
  ['Java is required, preference will be given to those with Kafka', ['Java'], ['Kafka']],
  ['Kafka, Docker preference', [], ['Docker', 'Kafka']],
  ['10 plus years of Java', ['Java'], []],
  ['Send your CV to hr@example.com or www.excel-java.example', [], []],
  ['Our people at Oracle write Java, as you will', ['Java'], []],
  ['You should be good at Java', ['Java'], []],
  ['B.E. in Data Science with Java', ['Java'], []],
  ["Bachelor's degree in Data Science or Marketing", [], []],
])('Separate required from preferred skills within requirements: %j', (line, required, preferred) => {
  const reading = readSources({ jd_text: `<h3>Requirements</h3><ul><li>${line}</li></ul>` });
  expect([names(reading.required), names(reading.preferred)]).toEqual([required, preferred]);
});

test.each<[string, string[], string[]]>([
  [
    'About Harbour Clinic\nOur nurses love Excel.\nWhat will you bring to the ward?\n- Wound Care\n- Phlebotomy',
    ['Wound Care', 'Phlebotomy'],
    [],
  ],
  [
    'WHO WE ARE\nWe build Salesforce add-ons.\nYOUR TOOLBOX AT WORK\n- Good knowledge of Tally\n- GST returns',
    ['Tally', 'GST'],
    [],
  ],
  [
    'About us\nWe make bread.\nYou must have a forklift licence and 3 years of experience in inventory management.',
    ['forklift', 'inventory management'],
    [],
  ],
  [
    'We are an agency that places Java developers. Our clients include Oracle. We are looking for a recruiter with experience in sourcing.',
    ['sourcing'],
    [],
  ],
  [
    'Requirements\n- Experience with AutoCAD\n- Work closely with data engineers and SEO specialists\n- Willing to learn Revit',
    ['AutoCAD'],
    [],
  ],
  ['Industry: Information Technology\nRequirements\n- Litigation', ['Litigation'], []],
  ['Requirements\n- Menu planning\nNice to have\n- Pastry', ['Menu planning'], ['Pastry']],
  [
    'Requirements\n- B2B Sales\n- Knowledge of HubSpot and cold calling is a plus',
    ['B2B Sales'],
    ['HubSpot', 'cold calling'],
  ],
  ['Requirements\n- Experience with go-live weekends in Kotlin', ['Kotlin'], []],
  ['Requirements\n- Scrum-based projects in ReactJS', ['Scrum', 'ReactJS'], []],
])('Read from %j what this person must know', (description, required, preferred) => {
  const reading = readSources({ title: 'Vacancy', description });
  const has = (skills: JobReading['required']) => skills.map(({ skill }) => skill.toLowerCase());
  for (const skill of required) expect(has(reading.required).join()).toContain(skill.toLowerCase());
  expect(reading.required.length).toBeLessThanOrEqual(required.length + 1);
  for (const skill of preferred) expect(has(reading.preferred).join()).toContain(skill.toLowerCase());
  for (const wrong of [
    'excel',
    'salesforce',
    'java',
    'oracle',
    'seo',
    'revit',
    'go',
    'sales',
    'information technology',
  ])
    if (!required.some((skill) => skill.toLowerCase().includes(wrong)))
      expect(has(reading.required)).not.toContain(wrong);
});

test('Show the word of the posting, its line, and the rule that applies', () => {
  const { required, preferred } = readSources({
    title: 'ReactJS Developer',
    description: 'Duties\n- Automate checks in Selenium\nNice to have\n- Postgres',
  });
  const evidence = [...required, ...preferred].map(({ skill, evidence }) => [skill, evidence?.rule, evidence?.line]);
  expect(evidence).toEqual([
    ['ReactJS', 'title', 'ReactJS Developer'],
    ['Selenium', 'duty', 'Automate checks in Selenium'],
    ['Postgres', 'preferred', 'Postgres'],
  ]);
});

test.each([
  ['Cyber Security Engineer', 'Requirements\n- Experience in IT security', 'IT security'],
  ['Cyber Security Engineer', 'Duties\n- Improve IT security\nRequirements\n- Cyber security', 'Cyber security'],
  ['DBA', 'Duties\n- Database monitoring\nRequirements\n- Five years as a DBA', 'DBA'],
])('Spell a skill of the title %j as the text that demands it: %j', (title, description, name) => {
  expect(readSources({ title, description }).required.map(({ skill }) => skill)).toContain(name);
});

test('Count duties only if fewer than two skills are demanded', () => {
  const of = (demands: string) =>
    names(readSources({ description: `Requirements\n- ${demands}\nDuties\n- Use Docker` }).required);
  expect(of('Kotlin, Redis')).toEqual(['Kotlin', 'Redis']);
  expect(of('Kotlin, Redis\n- Software development')).toEqual(['Kotlin', 'Redis', 'Software development']);
  expect(of('Kotlin, Redis\nDuties\n- Working knowledge of software development')).toEqual(['Kotlin', 'Redis']);
  expect(of('Kotlin\n- Software development')).toEqual(['Kotlin', 'Software development']);
  expect(of('Kotlin')).toEqual(['Docker', 'Kotlin']);
});

test('Count abbreviations in title-case lines, and no ordinary words of a line in capitals', () => {
  const of = (line: string) => names(readSources({ description: `Requirements\n- ${line}` }).required);
  expect(of('Firewall, Proxy and DMZ')).toContain('DMZ');
  expect(of('KOTLIN AND GOOD LOGIC')).toEqual(['KOTLIN']);
});

test('Read skills that the lexicon lacks from a line in capitals, as it writes them', () => {
  const of = (line: string) => names(readSources({ description: `REQUIREMENTS\n- ${line}` }).required);
  expect(of('DATA CABLING AND SWITCHBOARD UPGRADES')).toEqual(['DATA CABLING', 'SWITCHBOARD UPGRADES']);
  expect(of('THOROUGH KNOWLEDGE OF EXPLOSIVES REGULATIONS')).toEqual(['EXPLOSIVES REGULATIONS']);
  expect(of('OWN TOOLS AND A LIVELY MIND')).toEqual([]);
});

test('Apply a demand phrase only to nearby words in a long statement', () => {
  const { required } = readSources({
    description:
      'The bakery runs its tills on Oracle and its vans on SAP, which four colleagues in two towns look after, and it now needs a person with good knowledge of Kotlin, PostgreSQL and Redis for the new shop.',
  });
  expect(names(required)).toEqual(['Kotlin', 'PostgreSQL', 'Redis']);
});

test('Read names after a demand phrase, without the verbs before them', () => {
  const of = (line: string) => names(readSources({ description: `Requirements\n- ${line}` }).required);
  expect(of('You have good experience with Visual Baker and Dough Planner')).toEqual(['Dough Planner', 'Visual Baker']);
  expect(of('Knowledge of transforming kiln data and Security')).toEqual(['kiln data']);
  expect(of('READY FOR LOCAL REGULATIONS')).toEqual([]);
});

test('Ignore what the company says about itself after the requirements', () => {
  const { required, preferred } = readSources({
    description:
      'Requirements\n- Kotlin\nWe offer Excel classes to everybody.\nOur bakers love SAP.\nNice to have\n- Kafka\nWe’re proud of our Oracle awards.',
  });
  expect([names(required), names(preferred)]).toEqual([['Kotlin'], ['Kafka']]);
});

test('Ignore what a company does, and read what a role does', () => {
  const of = (line: string) => names(readSources({ description: `${line}\nYou must know Kotlin.` }).required);
  expect(of('Acme Foods manufactures in SAP certified kitchens.')).toEqual(['Kotlin']);
  expect(of('The Data Engineer develops in SAP, certified.')).toEqual(['Kotlin', 'SAP']);
});

test('Read technologies alone in a line of duties as a list', () => {
  const { required } = readSources({ description: 'Responsibilities\n- Bake bread\n- Docker, Kubernetes, Terraform' });
  expect(required.map(({ skill, evidence }) => [skill, evidence?.rule]).toSorted()).toEqual([
    ['Docker', 'list'],
    ['Kubernetes', 'list'],
    ['Terraform', 'list'],
  ]);
});

test('Show an adjective with its noun, and a trade before "experience"', () => {
  const of = (line: string) => names(readSources({ description: `Requirements\n- ${line}` }).required);
  expect(of('Knowledge of surgical procedures')).toEqual(['surgical procedures']);
  expect(of('3 years transportation experience')).toEqual(['transportation']);
});

test('Split demands at bullet symbols of a word processor', () => {
  const { required } = readSources({
    description: 'Requirements:\n\uF0B7 Kotlin \uF0B7 2 years of Redis \u2756 Linux',
  });
  expect(required.map(({ evidence }) => evidence?.line).toSorted()).toEqual(['2 years of Redis', 'Kotlin', 'Linux']);
});

test('Read short sentences in a row as a list', () => {
  expect(
    names(
      readSources({ description: 'Come to our crew of nine people. Swift. Core Data. Firebase. GitLab.' }).required,
    ),
  ).toEqual(['Core Data', 'Firebase', 'GitLab', 'Swift']);
});

test('Read a short line between two demands as a demand', () => {
  const { required } = readSources({
    description: 'Good knowledge of Kotlin.\nPostgreSQL for our ovens\nExperience with Redis.\nWe sell SAP cakes',
  });
  expect(names(required)).toEqual(['Kotlin', 'PostgreSQL', 'Redis']);
  const near = (lines: string) => names(readSources({ description: `Knows Kotlin.\n${lines}\nKnows Redis.` }).required);
  expect(near('PostgreSQL for our ovens\nHelm for our mixers')).toEqual(['Helm', 'Kotlin', 'PostgreSQL', 'Redis']);
  expect(near('Deliver bread\nWrite Helm recipes\nSweep floors')).toEqual(['Kotlin', 'Redis']);
});

test('Read goals and sentences about the work as duties', () => {
  const { required } = readSources({
    description:
      'HR duties will involve managing recruitment, onboarding, payroll.\nRequirements\n- Increase employee satisfaction\n- Negotiation\n- Labour law',
  });
  const rules = new Map(required.map(({ skill, evidence }) => [skill, evidence?.rule]));
  expect([rules.get('Negotiation'), rules.get('Labour law')]).toEqual(['requirement', 'requirement']);
  expect([...rules.values()].filter((rule) => rule !== 'requirement' && rule !== 'duty')).toEqual([]);
});

test('Read spoken languages beside "communication", and industries where experience is welcome', () => {
  const { required, preferred } = readSources({
    description:
      'Requirements\n- Good English communication\n- Welsh fluent\n- Hindi working knowledge\nA definite edge:\n- Experience in the frozen bread industry\n- Working with Team Foundation Server',
  });
  expect(names(required)).toEqual(['English', 'Hindi', 'Welsh']);
  expect(names(preferred)).toEqual(['Team Foundation Server', 'frozen bread industry']);
});

test('Show the name of the example instead of the demand in general words', () => {
  const { required } = readSources({ description: 'Requirements\n- Code versioning tools such as Git\n- SQL tuning' });
  expect(names(required)).toEqual(['Git', 'SQL tuning']);
});

test('Start a new line at a number glued to the line before it', () => {
  expect(names(readSources({ description: 'Requirements: 1. Kotlin2. Redis3. 2 years of Linux' }).required)).toContain(
    'Redis',
  );
});

test.each<[string, number | null, number | null]>([
  ['5+ years of experience', 5, null],
  ['3-5 yrs of relevant experience', 3, 5],
  ['Minimum of three years of experience', 3, null],
  ['At least 2 years in a similar role', 2, null],
  ['0-2 years of experience', 0, 2],
  ['Experience: 4 to 8 Years', 4, 8],
  ['Exp.: 4 – 9', 4, 9],
  ['Experience 1 Year - 2 Years', 1, 2],
  ['Total experience - 6 to 9 Yrs', 6, 9],
  ['Freshers can apply', 0, null],
  ['No freshers please', null, null],
  ['Up to 3 years of experience', null, 3],
  ['10 plus years of experience', 10, null],
  ['five (5) years of professional experience', 5, null],
  ['6 months to 2 years of experience', 0.5, 2],
  ['8+ years of experience, of which 3+ years with Kafka', 8, null],
  ['2 years of Java and 4 years of Kafka', 4, null],
  ['You are at least 18 years old', null, null],
  ['401k after 2 years', null, null],
  ['We are a company of 20 years', null, null],
  ['Our firm has over 25 years of experience in logistics', null, null],
  ['A 2 year contract', null, null],
  ['Min 1 to Max 5 years’ experience', 1, 5],
  ['1 3 yrs of experience', 1, 3],
  ['5+ yearsWork experience', 5, null],
  ['7 years of experience managing a team. 6 years of experience', 7, null],
  ['Freshers also welcome', null, null],
  ['Job Types: Full-time, Fresher', null, null],
  ['Age up to - 30 years', null, null],
  ['With 20 years of expertise in software, we lead the market', null, null],
  ['6.00-9.00 Years', 6, 9],
  ['Engineer | 6 to 9 years | Pune', 6, 9],
  ['Contract length: 6 months', null, null],
  ['Total work: 3 years of experience. 3-6 years of Kafka', 3, 6],
  ['A degree earned within the last 5 years', null, null],
  ['15 years of full time education', null, null],
  ['99 years of experience', null, null],
  ['total work: 2 years (Preferred)', 2, null],
  ['Salary 5 to 8 LPA', null, null],
  ['Experience: 6 - 8 years in Kafka / SQL', 6, 8],
  ['With more than 10 years of experience in the trade our team is proud', null, null],
  ["Bachelor's degree plus 4 years of experience or associate degree plus 6 years of experience", 4, null],
  ["Master's degree and 2 years of experience, or bachelor's degree and 5 years of experience", 5, null],
])('Read years from %j', (description, min, max) => {
  for (const text of [description, `Requirements:\n- ${description}\n- Good manners`]) {
    const { minExperienceYears, maxExperienceYears } = readSources({ title: 'Clerk', description: text });
    expect([minExperienceYears, maxExperienceYears]).toEqual([min, max]);
  }
});

test('Read a range of years in the title, but not one of months', () => {
  const years = (title: string) => {
    const { minExperienceYears, maxExperienceYears } = readSources({
      title,
      description: 'total work: 2 years (Required)',
    });
    return [minExperienceYears, maxExperienceYears];
  };
  expect(years('ML Engineer (2-4 years)')).toEqual([2, 4]);
  expect(years('ML Engineer, 3-6 months')).toEqual([2, null]);
  expect(years('Baker, 0-1 years')).toEqual([0, 1]);
});

test('Use the higher of the years with a skill and the years overall', () => {
  const min = (description: string) => readSources({ title: 'Java Developer', description }).minExperienceYears;
  expect(min('5+ years of Java. Total work: 1 year of experience')).toBe(5);
  expect(min('5+ years of Java. 10+ years of experience with Kafka')).toBe(10);
  expect(min('6+ years of experience. 10+ years of experience with Kafka')).toBe(10);
  expect(min('6+ years of experience. 2+ years of experience with Kafka')).toBe(6);
});

test.each<[string, string[], JobReading['workMode']]>([
  ['Location: Pune, Maharashtra', ['Pune, Maharashtra'], null],
  ['Job Location - Bangalore/Mumbai', ['Bangalore', 'Mumbai'], null],
  ['Location: Chennai, Hyderabad', ['Chennai', 'Hyderabad'], null],
  ['Location\nMountain View, California or Pune, India', ['Mountain View, California', 'Pune, India'], null],
  ['Location: India, Karnataka, Mysuru', ['Mysuru, Karnataka, India'], null],
  ['Location: Nagpur (near the station)', ['Nagpur'], null],
  [
    'Main Road, Nagpur, Maharashtra: Reliably commute or planning to relocate (Required)',
    ['Nagpur, Maharashtra'],
    null,
  ],
  ["If you want a remote job, please don't apply", [], 'onsite'],
  ['Job Location Nagpur', ['Nagpur'], null],
  ['Location Services', [], null],
  ['Current location:\nReason of change:', [], null],
  ['Location: Remote', [], 'remote'],
  ['Location: Remote (India)', ['India'], 'remote'],
  ['Location: Berlin, Remote', ['Berlin'], 'remote'],
  ['Location: any of our offices, please ask', [], null],
  ['Work Remotely: No', [], 'onsite'],
  ['Remote: No', [], 'onsite'],
  ['Either remote or work from office', [], 'hybrid'],
  ['Work Remotely:\nYes', [], 'remote'],
  ['Work Remotely:\nTemporarily due to COVID-19', [], null],
  ['Work mode: Hybrid (3 days in office)', [], 'hybrid'],
  ['#LI-Remote', [], 'remote'],
  ['We work hybrid, 3 days a week in Pune', ['Pune'], 'hybrid'],
  ['Work from office only', [], 'onsite'],
  ['This is an on-site role', [], 'onsite'],
  ['This is not a remote position', [], 'onsite'],
  ['Experience in remote sensing', [], null],
  ['Lead remote teams and remote monitoring', [], null],
  ['A hybrid cloud environment', [], null],
  ['On-site visits to clients', [], null],
])('Read places and work mode from %j', (description, locations, workMode) => {
  expect(readSources({ description })).toMatchObject({ locations, workMode });
});

test('Read places in table cells, and the work mode in titles', () => {
  expect(readSources({ jd_text: '<table><tr><td>Location</td><td>Pune</td></tr></table>' }).locations).toEqual([
    'Pune',
  ]);
  expect(readSources({ title: 'Java Developer (Remote)' }).workMode).toBe('remote');
  expect(readSources({ title: 'Remote Sensing Analyst' }).workMode).toBeNull();
});

test.each(
  [
    '<div>',
    '<b>',
    '<',
    '&lt;p&gt;',
    '<table><tr><td>',
    '5 years ',
    'Java or ',
    'preferably Java, ',
    'bachelor ',
    'degree (a',
    'stand and lift, ',
    'health & ',
    'Location: ',
    ' ',
    '\n',
    '1 ',
    'a:',
    '10 plus ',
    'Pune, ',
    '(',
    'A',
    '<script type="application/ld+json">{"@type":"JobPosting","description":"',
  ].map((piece) => [piece]),
)('Read 200,000 characters of %j without delay', (piece) => {
  const text = piece.repeat(199_000 / piece.length);
  const milliseconds = cpuTimeOf(() => {
    readSources({ jd_text: text });
    readSources({ description: `Requirements\n- Java ${text} Kafka is a plus` });
  });
  expect(milliseconds).toBeLessThan(5_000);
});
