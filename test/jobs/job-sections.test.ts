import { expect, test } from 'vitest';
import type { JobReading } from '../../src/modules/jobs/index.ts';
import { readDescription, skillNames, skillsOf } from './descriptions.ts';

const named = (skills: JobReading['required']): string[] => skillNames(skills).toSorted();

test.each([
  'Nice on top',
  'It would also be good if',
  'What would make us smile:',
  "...and we'd be chuffed if you also had",
  "Helps, isn't needed",
  'The Skills that are Good To Have for this role',
  'Brownie points for',
  'Desired Knowledge / Skills:',
  'What will make you shine',
  'These would strengthen your application',
  'Applicants with the following get priority',
  'Extra skills',
  "Don't worry if you don't have these",
  'Highly regarded',
  'We appreciate',
  'You may have:',
  'Good-to-haves',
  "It's not a problem if you don't have:",
])('Read items under the heading "%s" as preferred', (heading) => {
  const { required, preferred } = readDescription(
    `Requirements\n- Docker\n- Ansible\n${heading}\n- Kafka\n- Terraform`,
  );
  expect([named(required), named(preferred)]).toEqual([
    ['Ansible', 'Docker'],
    ['Kafka', 'Terraform'],
  ]);
});

test.each([
  'What you should have in your backpack',
  'Could this be you?',
  "What we're lookin for",
  'Who will thrive here?',
  'Deal breakers',
])('Read items under the heading "%s" as required', (heading) => {
  const { required } = readDescription(`Responsibilities\n- Make tea\n${heading}\n- Kafka\n- Terraform`);
  expect(required.map(({ skill, evidence }) => [skill, evidence?.rule])).toEqual([
    ['Kafka', 'requirement'],
    ['Terraform', 'requirement'],
  ]);
});

test.each(['TECHNICAL & BEHAVIOURAL COMPETENCIES', 'Candidate Knowledge, Skills and Experience'])(
  'Read lines below "%s" as required, even without a list',
  (heading) => {
    const { required } = readDescription(`Responsibilities\nMake tea\n${heading}\nKafka\nTerraform`);
    expect(required.map(({ skill, evidence }) => [skill, evidence?.rule])).toEqual([
      ['Kafka', 'requirement'],
      ['Terraform', 'requirement'],
    ]);
  },
);

test('Do not read one line in capitals among others as a heading', () => {
  const { required } = readDescription('Responsibilities\nMAKE TEA\nGATHER ALL REQUIREMENTS\nPOLISH KAFKA MUGS');
  expect(required.filter(({ evidence }) => evidence?.rule === 'requirement')).toEqual([]);
});

test.each(['The gig', 'Day in, day out', 'What does your week look like?', 'Key result areas'])(
  'Read items under "%s" as duties, and require nothing from them',
  (heading) => {
    const { required } = readDescription(
      `Requirements\n- Docker\n- Ansible\n- Helm\n${heading}\n- Watch Kafka\n- Plan Terraform`,
    );
    expect(named(required)).toEqual(['Ansible', 'Docker', 'Helm']);
  },
);

test.each(['Other open roles:', 'Goodies', 'What happens next?', 'Career progression', 'Pay & stuff'])(
  'Ignore items under the heading "%s"',
  (heading) => {
    expect(
      named(readDescription(`Requirements\n- Docker\n${heading}\n- Kafka meetups\n- Terraform stickers`).required),
    ).toEqual(['Docker']);
  },
);

test.each(['Industry', 'Service Line', 'Functional area'])(
  'Ignore the value below the field "%s" of a form, and nothing after it',
  (field) => {
    const { required } = readDescription(`Requirements\nDocker\n${field}\nBanking\nKafka`);
    expect(named(required)).toEqual(['Docker', 'Kafka']);
  },
);

test('Read what stands below an empty field of a form', () => {
  const of = (text: string) => readDescription(`Requirements\nDocker\nIndustry\n${text}`);
  expect(named(of('Nice to have:\n- Kafka').preferred)).toEqual(['Kafka']);
  expect(of('Responsibilities\nWatch the ovens').duties).toContain('Watch the ovens');
});

test('Open sections at headings in Markdown', () => {
  const { required, preferred } = readDescription('**ESSENTIAL**\nKafka\nDocker\n\n## Nice to have\nTerraform');
  expect([named(required), named(preferred)]).toEqual([['Docker', 'Kafka'], ['Terraform']]);
});

test('Read list items that begin in lower case one by one', () => {
  const { required, preferred } = readDescription(
    'Requirements\nexperience with the daily work in Kotlin and Docker\nknowledge of other tools such as Redis is desirable',
  );
  expect(required.map(({ skill }) => skill).toSorted()).toEqual(['Docker', 'Kotlin']);
  expect(preferred.map(({ skill }) => skill)).toEqual(['Redis']);
});

test('Join a sentence that was broken to fit a width', () => {
  const { required, preferred } = readDescription(
    'Requirements\n- Docker\nExperience with frameworks for the desktop like Kafka and Terraform\non any platform is a huge plus',
  );
  expect([named(required), named(preferred)]).toEqual([['Docker'], ['Kafka', 'Terraform']]);
});

test.each(['Desired skills and experience', 'Examples of desirable skills, knowledge and experience'])(
  'Require "%s" only if nothing else is required',
  (heading) => {
    const desired = `${heading}\n- Kafka\n- Docker`;
    expect(named(readDescription(desired).required)).toEqual(['Docker', 'Kafka']);
    const both = readDescription(`Requirements\n- Terraform\n- Ansible\n- Helm\n${desired}`);
    expect([named(both.required), named(both.preferred)]).toEqual([
      ['Ansible', 'Helm', 'Terraform'],
      ['Docker', 'Kafka'],
    ]);
  },
);

test('Open requirements at a long sentence that ends with a colon', () => {
  const { required, preferred } = readDescription(
    'What you will do\nDeploy services\n' +
      'In order to be successful in this role, we need someone who has:\nTerraform\nAnsible\nHelm\nDesired skills\nKafka',
  );
  expect([named(required), named(preferred)]).toEqual([['Ansible', 'Helm', 'Terraform'], ['Kafka']]);
});

test.each([
  'Kafka would be lovely to have',
  "You'll stand out if you have used Kafka",
  'Extra points for Kafka',
  'Kafka experience goes a long way here',
  "We'd be over the moon if you knew Kafka",
  'Kafka knowledge is a feather in your cap',
  'Kafka will get you noticed',
  "A bit of Kafka wouldn't hurt",
  'In an ideal world you know Kafka',
  'Not a dealbreaker, but some Kafka experience would tip the balance',
  'Anyone who knows Kafka is looked upon favourably',
  'Experience with Kafka = bonus',
])('Read as preferred, not required: %s', (line) => {
  const { required, preferred } = readDescription(`Requirements\n- Docker\n- ${line}`);
  expect([named(required), named(preferred)]).toEqual([['Docker'], ['Kafka']]);
});

test.each<[string, string[], string[]]>([
  ['Docker licence is essential, Kafka preferred', ['Docker'], ['Kafka']],
  ['Experience with Docker (essential) and Kafka (desirable)', ['Docker'], ['Kafka']],
  ['Extra points for Kafka, but Docker is where you need to be sharp', ['Docker'], ['Kafka']],
  ['Proficiency in Docker is expected, and knowledge of Kafka goes a long way', ['Docker'], ['Kafka']],
  ['Knowledge of Docker, Kafka, or similar is a plus', [], ['Docker', 'Kafka']],
])('Separate required from preferred skills in "%s"', (line, required, preferred) => {
  const reading = readDescription(`Requirements\n- ${line}\n- Good manners`);
  expect(named(reading.required).map((skill) => skill.replace(' licence', ''))).toEqual(required);
  expect(named(reading.preferred)).toEqual(preferred);
});

test.each([
  'A Kafka certificate is NOT required',
  'No Kafka experience needed',
  "You don't need Kafka",
  'Nobody expects Kafka',
  "Don't worry if you have never seen Kafka",
  'We will teach you Kafka',
  'Training given on Kafka',
  "You'll receive in-house coaching in Kafka",
  'Our platform team runs Kafka',
  'Kafka is handled by another team',
  'You help developers (Kafka, Terraform)',
])('Read as neither required nor preferred: %s', (line) => {
  const { required, preferred } = readDescription(`Requirements\n- Docker\n- ${line}`);
  expect([named(required), named(preferred)]).toEqual([['Docker'], []]);
});

test('Weigh a field named only in the title least, a tool there nearly as much as a requirement, and one of both most', () => {
  const tools = 'Requirements\n- Docker\n- Ansible\n- Helm\n- Terraform';
  const { required } = readDescription(tools, 'Kotlin Engineer');
  const [of = Number.NaN, most = Number.NaN] = ['Kotlin', 'Docker'].map(
    (name) => required.find(({ skill }) => skill === name)?.weight,
  );
  expect(of).toBeGreaterThan(0.75 * most);
  expect(readDescription(tools, 'Machine Learning Engineer').required.at(-1)?.skill).toBe('Machine Learning');
  expect(readDescription(`${tools}\n- Kotlin`, 'Kotlin Engineer').required[0]?.skill).toBe('Kotlin');
});

test('Weigh a line about the work less than a demand among the requirements', () => {
  const { required } = readDescription(
    'Requirements\n- Maintain our systems in Kafka\n- Docker\n- Ansible\n- Helm\n- Knowledge of Redis',
  );
  expect(required.at(-1)?.skill).toBe('Kafka');
});

test('Weigh a demand outside the requirements less than each requirement', () => {
  const { required } = readDescription('Experience with Kafka.\nRequirements\n- Docker\n- Ansible\n- Helm\n- Redis');
  expect(required.at(-1)?.skill).toBe('Kafka');
});

test('Weigh a skill in long prose less than each requirement', () => {
  const prose = `You will join a group of people who ${'often '.repeat(30)}talk, with experience of Kafka`;
  const { required } = readDescription(`${prose}\nRequirements\n- Docker\n- Ansible\n- Helm\n- Redis`);
  expect(required.at(-1)?.skill).toBe('Kafka');
});

test.each<[string, string[]]>([
  ['PASMA and harness training, both in date, before you set foot on any site', ['PASMA']],
  ['Full UK driving licence', ['driving licence']],
  ['Fluent English and Welsh', ['English', 'Welsh']],
  ['Salary Php 38,000 a month', []],
  ['Forklift licence, able to lift 20 kg and stand all day', ['Forklift licence']],
])('Require the licences and languages of "%s"', (line, skills) => {
  expect(named(readDescription(`Requirements\n- ${line}\n- Good manners`).required)).toEqual(
    expect.arrayContaining(skills),
  );
  if (skills.length === 0) expect(readDescription(`Requirements\n- ${line}`).required).toEqual([]);
});

test('Ignore years of another background and of colleagues', () => {
  const lines = 'Requirements\n- 2+ years as an adjuster\n- Roofing background of 5 years considered instead';
  expect(readDescription(lines).minExperienceYears).toBe(2);
  expect(readDescription(`${lines}\nOur foreman has done this for 38 years`).minExperienceYears).toBe(2);
});

test.each<[string, string, string[]]>([
  ['Technician - Norwich', 'Office based in Norwich with one day from home', ['Norwich']],
  ['Driver - Days - Avonmouth', 'Drivers wanted for our Avonmouth depot', ['Avonmouth']],
  ['Developer - Mobility', 'Nice work', []],
  ['Clerk', 'This role is based in Leeds', ['Leeds']],
  ['Electrician (Avonmouth / Ferrybridge)', 'Jobs in Avonmouth', ['Avonmouth']],
  ['Clerk', 'Acme is a company based in Leeds with clients abroad', []],
])('Read the places of "%s: %s"', (title, line, places) => {
  expect(readDescription(`${line}\nRequirements\n- Docker`, title).locations).toEqual(places);
});

test.each<[string, string | null]>([
  ['Two days a week in our Leeds office, the rest from home', 'hybrid'],
  ['60% office attendance', 'hybrid'],
  ['Remote in the US', 'remote'],
  ['Amenable to night shifts, onsite', 'onsite'],
  ['Two days of training', null],
])('Read the work mode of "%s" as %s', (line, mode) => {
  expect(readDescription(`Requirements\n- Docker\n- ${line}`).workMode).toBe(mode);
});

test.each([
  'Private equity, valuation',
  'Computer vision for 3D scans',
  'No less than 4 years Kafka required',
  'Hiring 2 engineers (Kafka, Terraform)',
  'At home in an Agile team',
])('Read a demand despite words that benefits and negations also use: %s', (line) => {
  expect(readDescription(`Requirements\n- ${line}\n- Good manners`).required.length).toBeGreaterThan(0);
});

test('Read no skill from a city, even if its name resembles one', () => {
  expect(named(readDescription('Requirements\n- Docker', 'Electrician (Leeds)').required)).toEqual([
    'Docker',
    'Electrician',
  ]);
  expect(named(readDescription('Requirements\n- LEED').required)).toEqual(['LEED']);
});

test('Ignore the preferred years of a job for freshers', () => {
  const lines = 'Requirements\n- Docker\nJob Types: Full-time, Fresher\nExperience:\ntotal work: 1 year (Preferred)';
  expect(readDescription(lines).minExperienceYears).toBeNull();
});

test.each([
  'Must have | Good to have\nDocker | Kafka\nRedis | Terraform',
  'Criteria | Essential | Desirable\nDocker | X |\nRedis | X |\nKafka | | X\nTerraform | | X',
  'Skills\tEssential\tDesirable\nTools\tDocker and Redis\tKafka and Terraform',
])('Keep required and preferred apart in a table pasted as text', (table) => {
  const { required, preferred } = readDescription(`Person specification\n${table}`);
  expect([named(required), named(preferred)]).toEqual([
    ['Docker', 'Redis'],
    ['Kafka', 'Terraform'],
  ]);
});

test('Show the whole statement as evidence of a preferred skill', () => {
  const { preferred } = readDescription('Requirements\n- Docker\n- Kafka is not essential but desirable');
  expect(preferred[0]?.evidence).toEqual({ rule: 'preferred', line: 'Kafka is not essential but desirable' });
});

test.each([
  'Acme & Co., one of the oldest bakeries, bakes with Kafka.',
  'We offer a home for friends of Kafka.',
  'Acme offers a home for friends of Kafka.',
  'Acme is leading the way in Kafka. Our kitchens run Terraform.',
  'When you join Acme, you will meet friends of Kafka.',
])('Prefer nothing that the employer says about itself below a list: %s', (line) => {
  const { preferred } = readDescription(`Requirements\n- Ansible\nNice to have\n- Docker\n${line}\nWe bake in Java.`);
  expect(named(preferred)).toEqual(['Docker']);
});

test.each([
  ['Requirements\nDocker\nIdeally you will also have\nKafka and Terraform', 'Docker', 'Kafka, Terraform'],
  ['Requirements\nDocker\nSecondary Skills (nice to have)\nKafka and Terraform too', 'Docker', 'Kafka, Terraform'],
  ['Nice to have\nKafka\nRequired qualifications to do well in this role\nDocker', 'Docker', 'Kafka'],
  [
    'Requirements\nDocker\nProfessional Falconer (Preferred)\nKafka and much more than we can say here',
    'Docker, Kafka',
    'Falconer',
  ],
  ['Requirements\nDocker\n# Pages or document assets made\nKafka', 'Docker, Kafka', ''],
])('Recognize plain lines as headings by their words: %j', (text, required, preferred) => {
  const reading = readDescription(text);
  expect([named(reading.required).join(', '), named(reading.preferred).join(', ')]).toEqual([required, preferred]);
});

test.each([
  'Optional skills',
  "It's a plus if you have",
  'Ways to stand out',
  'Nice, but not necessary',
  'Added advantage',
  'Skills that would be useful',
  'Ideally, you also have',
  'The following would be an advantage',
  'Recommended qualifications',
  'Great to have',
  'Strongly desired skills and experience',
  'Knowledge of the following is a plus',
  'We appreciate',
])('Read plain lines under "%s" as preferred', (heading) => {
  const { required, preferred } = readDescription(`Requirements\nDocker\nAnsible\n${heading}\nKafka\nTerraform`);
  expect([named(required), named(preferred)]).toEqual([
    ['Ansible', 'Docker'],
    ['Kafka', 'Terraform'],
  ]);
});

test.each(['Additional experience would be an advantage', 'Relevant skills preferred', 'Preferred', 'Bonus'])(
  'Ignore the line "%s" among the requirements',
  (line) => {
    const { required, preferred } = readDescription(`Requirements\nDocker\n${line}\nKafka\nTerraform`);
    expect([named(required), named(preferred)]).toEqual([['Docker', 'Kafka', 'Terraform'], []]);
  },
);

test.each([
  'Requirements\n- Docker\nThe School is committed to safeguarding children.\n- Kafka',
  'Requirements\n- Docker\n- We celebrate quality, so Kafka is needed',
  'Requirements\n- Docker\n\nJoin our team of bakers.\nYou also need Kafka.',
])('Continue a list after a line about the employer: %j', (description) => {
  const { required } = readDescription(description);
  expect(named(required)).toEqual(['Docker', 'Kafka']);
});

test.each([
  ['Kafka knowledge', 'This is not essential', 'Kafka'],
  ['Kafka and Redis.', 'These are not required, but welcome.', 'Kafka, Redis'],
  ['- Kafka knowledge;', "It isn't strictly necessary", 'Kafka'],
  ['- Experience with Kafka', 'It’s not required', 'Kafka'],
])('Prefer what "%s" demands when the next line says "%s", and nothing else', (demand, denial, preferred) => {
  const text = `Requirements\nDocker\n${demand}\n${denial}\nHelm\nTerraform`;
  expect(skillsOf(text)).toEqual(['Docker, Helm, Terraform', preferred]);
});

test('Keep a skill required when the next line calls it essential or denies something else', () => {
  for (const remark of ['This is essential', 'This is not a remote job', 'This is not optional']) {
    expect(skillsOf(`Requirements\nDocker\nKafka knowledge\n${remark}\nHelm`)).toEqual(['Docker, Helm, Kafka', '']);
  }
});

test('End an ignored section at a line that begins with experience', () => {
  const { required } = readDescription('Traits\n- A calm manner\n- Experience with Kafka and Terraform');
  expect(named(required)).toEqual(['Kafka', 'Terraform']);
});

test('Require from duties what the candidate must know well or have experience of', () => {
  const { required } = readDescription(
    'Duties\n- Strong Docker experience\n- Working knowledge with Kafka\n- Good design skills using Terraform\n- Watch Grafana',
  );
  expect(
    required
      .filter(({ evidence }) => evidence?.rule === 'phrase')
      .map(({ skill }) => skill)
      .toSorted(),
  ).toEqual(['Docker', 'Kafka', 'Terraform']);
});

test.each(['WHAT WE CAN TEACH', 'What others do'])('Require nothing below "%s"', (heading) => {
  expect(skillsOf(`Requirements\n- Docker\n\n${heading}\nKafka and payroll, with Jira.`)).toEqual(['Docker', '']);
});

test('Prefer what gives a leg up, and require what makes a candidate fit in', () => {
  const text = "You'll fit right in if you have\n- Docker\n\nYou'll get a leg up with\n- Kafka";
  expect(skillsOf(text)).toEqual(['Docker', 'Kafka']);
});

test('Open requirements at a sentence about the ideal candidate', () => {
  expect(skillsOf('We bake bread.\n\nThe ideal candidate brings\n\nStrong Java\nSQL')).toEqual(['Java, SQL', '']);
});

test.each(['For an informal visit contact:', 'To discuss the post, please contact:'])(
  'Require nothing below "%s"',
  (heading) => {
    expect(skillsOf(`You must know Docker.\n\n${heading}\nGrace Miller\nHR Business Partner\n0123 456789`)).toEqual([
      'Docker',
      '',
    ]);
  },
);

test('Recognize a heading that is stuck to the end of a paragraph', () => {
  const text =
    'You must know Docker to pass the test on the first day.Automatic DQs\n- Fleeing law enforcement\n- No Excel';
  expect(skillsOf(text)).toEqual(['Docker', '']);
});

test('Read a paragraph that the label "Duties" opens as duties, even below requirements', () => {
  const duties = 'plan the routes of vans; keep the keys; count the boxes; greet visitors at the gate; '.repeat(3);
  const { required } = readDescription(
    `REQUIREMENTS : Knowledge of Docker; Knowledge of Ansible; Knowledge of Kafka.\n\nDUTIES : ${duties} general payroll.`,
  );
  expect(named(required)).toEqual(['Ansible', 'Docker', 'Kafka']);
});

test('Read the label "Duties" of a short line below requirements as part of them', () => {
  expect(skillsOf('Requirements\nDocker and Excel\nDuties: payroll')[0]).toContain('payroll');
});

test('Prefer the examples of a preference although their bracket stays open', () => {
  const line = 'Electrical equipment will be an advantage (e.g., Switchgear, Docker and MV Protection Relays.';
  expect(skillsOf(`Requirements\n- Kafka\n- ${line}`)).toEqual([
    'Kafka',
    'Docker, Electrical equipment, Protection Relays, Switchgear',
  ]);
});

test('Read a "Preferred candidate profile" as requirements', () => {
  const { required, minExperienceYears } = readDescription(
    'Role & responsibilities\n- Bake bread\n\nPreferred candidate profile\n- 2-4 years of experience in Docker\n- Good knowledge of Kafka',
  );
  expect([required.map(({ skill }) => skill).toSorted(), minExperienceYears]).toEqual([['Docker', 'Kafka'], 2]);
});

test('Require nothing from the company’s own news and from a recruiter’s last lines', () => {
  const news = 'The business has invested millions in Ansible ovens and Terraform mixers over the past three years.';
  const footer = 'What you need to do now\nAcme Specialist Recruitment Limited acts as an employment agency.';
  expect(skillsOf(`Requirements\n- Docker\n- Excel\n\n${news}\n\n${footer}`)).toEqual(['Docker, Excel', '']);
});

test('Leave the signature out of a list', () => {
  expect(skillsOf('Nice to have\n- Docker\n\nRegards,\nSwathi, TA Team')).toEqual(['', 'Docker']);
});

test.each([
  'In return for your hard work Acme can offer you some fantastic benefits: –',
  'You will have the opportunity to work on our newest ovens as well as benefitting from:',
  'What you’ll get in return',
  'Other benefits and rewards of working for such a large bakery are:',
  'We are Acme',
  'We’ll give you:',
  'Other things to know:',
  'EEO statement',
  'Who are Acme Foods?',
  'MORE ON ACME',
  '**What Acme can offer for full-time positions:**',
  'Acme Foods offers:',
  'Type of contract:',
  'Working at Acme',
  'IV. Physical Requirements',
])('Require nothing from a list below "%s"', (heading) => {
  expect(skillsOf(`Requirements\n- Docker\n- Excel\n\n${heading}\n- Kafka meetups\n- Free Terraform training`)).toEqual(
    ['Docker, Excel', ''],
  );
});

test('End the requirements at a paragraph that demands nothing', () => {
  const paragraph =
    'Acme bakes in the old town of Springfield, close to the harbour. Its bread is sold with Kafka mugs in many cafés, ' +
    'including GGV Coffee and First Round Tea.';
  expect(skillsOf(`What you bring\n- Docker.\n- Excel.\n\n${paragraph}`)).toEqual(['Docker, Excel', '']);
});

test('Go on with requirements at a paragraph that demands something', () => {
  const paragraph =
    'Acme bakes in the old town of Springfield, close to the harbour. You must know Kafka well to work in this place.';
  expect(skillsOf(`What you bring\n- Docker.\n- Excel.\n\n${paragraph}`)[0]).toContain('Kafka');
});

test('Read items whose line breaks got lost behind headings and periods', () => {
  const text =
    'What we expect from youYou must know Docker.About the roleThe role is calm. Requirements: Kafka or ' +
    'equivalent.5-8 years of experience with Terraform.';
  const { required, minExperienceYears, maxExperienceYears } = readDescription(text);
  expect(named(required)).toEqual(['Docker', 'Kafka', 'Terraform']);
  expect([minExperienceYears, maxExperienceYears]).toEqual([5, 8]);
});

test('Prefer what a recruiter would also like to see', () => {
  expect(skillsOf("You will need:\n- Docker\n- Excel\n\nAlso, we'd like to see:\n- Kafka")).toEqual([
    'Docker, Excel',
    'Kafka',
  ]);
});

test('Read what the successful candidate will do as duties', () => {
  const { required } = readDescription(
    'Requirements\n- Docker\n- Excel\n- Ansible\n\nIn particular, the successful candidate will contribute:\n- Watch Kafka',
  );
  expect(named(required)).toEqual(['Ansible', 'Docker', 'Excel']);
});

test('Require nothing from a line "Background" that introduces the company', () => {
  const text = '**BACKGROUND:** [Acme Foods](https://acme.example/) is an ambitious Kafka company focused on payroll.';
  expect(skillsOf(`${text}\n\nRequirements\n- Docker`)).toEqual(['Docker', '']);
});

test.each([
  'The salary range reflects what Kafka people earn, and how long they have worked.',
  'This role is also eligible for a bonus. Acme offers Terraform classes.',
  'At Acme each eligible employee receives Vision and Dental cover.',
])('Require nothing from a paragraph about pay: %s', (paragraph) => {
  expect(skillsOf(`What you bring\n- Docker\n- Excel\n\nSalary: 40,000\n\n${paragraph}`)).toEqual([
    'Docker, Excel',
    '',
  ]);
});

test('Read the field of a degree that is written in two letters as no skill', () => {
  expect(skillsOf('Requirements\n- BS in Quality Management, Engineering, or a related field\n- Docker')).toEqual([
    'Docker',
    '',
  ]);
});

test('Go on with requirements after a line about pay, and after a paragraph between two of its items', () => {
  expect(skillsOf('Requirements:\nJava\nSalary range: 50-60k\nKafka\nDocker')[0]).toBe('Docker, Java, Kafka');
  const paragraph =
    'You write code that your colleagues can read, and you look at it well before anybody else does. Bread is your daily bread.';
  const { required } = readDescription(`Requirements:\n- Java\n\n${paragraph}\n\n- Kafka\n- Docker`);
  expect(required.map(({ skill, evidence }) => [skill, evidence?.rule]).toSorted()).toEqual([
    ['Docker', 'requirement'],
    ['Java', 'requirement'],
    ['Kafka', 'requirement'],
  ]);
});

test.each(['What the ideal candidate offers:', 'Who is your ideal candidate?', 'More about the tech stack'])(
  'Read items under "%s" as demands',
  (heading) => {
    expect(skillsOf(`We bake.\n\n${heading}\n- Kafka\n- Docker\n- Terraform`)[0]).toBe('Docker, Kafka, Terraform');
  },
);

test.each(['What would make us really happy?', "It won't hurt if you have:", 'What would put you in front', 'Edge:'])(
  'Prefer what stands under "%s"',
  (heading) => {
    expect(skillsOf(`What you need:\n- Docker\n- Excel\n\n${heading}\n- Kafka`)).toEqual(['Docker, Excel', 'Kafka']);
  },
);

test.each(['What do I get?', 'Who do I talk to?'])('Require nothing under "%s"', (heading) => {
  expect(skillsOf(`What you need:\n- Docker\n- Excel\n\n${heading}\n- Kafka classes`)).toEqual(['Docker, Excel', '']);
});

test.each(['What will I get to do?', 'What would I get involved in?'])('Read duties under "%s"', (heading) => {
  expect(readDescription(`${heading}\n- Build pipelines in Kafka\n- Plan the work`).duties).toEqual(
    expect.arrayContaining(['Build pipelines in Kafka', 'Plan the work']),
  );
});
