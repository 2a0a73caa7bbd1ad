import { expect, test } from 'vitest';
import { readDescription, requiredIn, skillNames } from '../descriptions.ts';

test('What stands beside a demand phrase is demanded, known or not', () => {
  expect(requiredIn('Experience with coin kiosks and price guns')).toEqual(['coin kiosks', 'price guns']);
  expect(requiredIn('Good understanding of parcel lockers and how to stay calm')).toEqual(['parcel lockers']);
  expect(requiredIn('Experience building coin kiosks')).toEqual(['coin kiosks']);
  expect(requiredIn('Min 5 years on coin kiosks')).toEqual(['coin kiosks']);
  expect(requiredIn('A plan for four years at most')).toEqual([]);
});

test('A short item of the requirements is demanded without a demand phrase', () => {
  expect(requiredIn('Hybrid looms')).toEqual(['Hybrid looms']);
  expect(requiredIn('Hybrid looms, price guns')).toEqual(['Hybrid looms', 'price guns']);
});

test.each([
  'Own bike',
  'Ready to travel',
  'Stable income',
  'Right fit?',
  'Fast and reliable',
  'Speak with the employer',
])('An item without a skill demands nothing: %s', (line) => expect(requiredIn(line)).toEqual([]));

test.each<[string, string[]]>([
  ['Unit and integration tests', ['Unit tests', 'integration tests']],
  [
    'Knowledge of web, mobile and desktop applications',
    ['desktop applications', 'mobile applications', 'web applications'],
  ],
  ['Incident, problem and change management', ['Incident management', 'change management', 'problem management']],
  ['Front and back-end development', ['Front-end development', 'back-end development']],
  ['React and React Native', ['React', 'React Native']],
  ['Linux and Windows servers', ['Linux', 'Windows servers']],
  ['Software distribution, patch management', ['Software distribution', 'patch management']],
])('Names that share their last word are several skills: %s', (line, names) => {
  expect(requiredIn(line).toSorted()).toEqual(names.toSorted());
});

test('What customers and colleagues own is no skill', () => {
  expect(requiredIn('Knowledge of customer data and vendor contracts')).toEqual(['vendor contracts']);
});

test('A general word is a skill where it is demanded, and none elsewhere', () => {
  expect(requiredIn('Knowledge of automation and databases')).toEqual(['automation', 'databases']);
  expect(requiredIn('Experience with plugins, widgets and indexing')).toEqual(['plugins', 'widgets', 'indexing']);
  expect(requiredIn('Expert in rostering')).toEqual(['rostering']);
  expect(requiredIn('Solid background in pipework and purging')).toEqual(['pipework', 'purging']);
  expect(requiredIn('Deployment knowledge is a must')).toEqual(['Deployment']);
  expect(requiredIn('Plugins make our customers smile')).toEqual([]);
  expect(skillNames(readDescription('You will enjoy automation and our databases.').required)).toEqual([]);
});

test('A name is a skill before another one that does as well', () => {
  expect(requiredIn('Orderbeam or Docker').toSorted()).toEqual(['Docker', 'Orderbeam']);
  expect(requiredIn('Computer Science / Docker')).toEqual(['Docker']);
});

test('The amount of experience is no skill', () => {
  expect(requiredIn('Welding, 2-4Yrs, CNC')).toEqual(['Welding', 'CNC']);
});

test('Short abbreviations count in a list, and codes of the portal do not', () => {
  expect(requiredIn('EMS/NMS/FCAPS')).toEqual(['EMS', 'NMS', 'FCAPS']);
  expect(requiredIn('Java, Docker, CI and Git')).toContain('CI');
  expect(requiredIn('SAP, MM and Kafka')).toContain('MM');
  expect(requiredIn('LI-GSK')).toEqual([]);
});

test('A heading that lists what follows opens its section', () => {
  const { required, preferred } = readDescription(
    'Required qualifications, capabilities, and skills\n- Kafka\nPreferred qualifications, capabilities, and skills\n- Terraform',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['Kafka'], ['Terraform']]);
});

test('"A plus" after the last item of an enumeration is about all of it, unless part of it is a must', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Hands-on with Bash, SQL, or Terraform is a plus\n- Kafka',
  );
  expect(skillNames(required)).toEqual(['Kafka']);
  expect(skillNames(preferred).toSorted()).toEqual(['Bash', 'SQL', 'Terraform']);
  const firm = readDescription('Requirements:\n- You must know Kafka, and Terraform is a plus\n- Java');
  expect(skillNames(firm.required).toSorted()).toEqual(['Java', 'Kafka']);
});

test('Without punctuation "plus" is about what follows the demand phrase before it', () => {
  const filler = 'company grows every year and serves people across many towns '.repeat(6);
  const { required, preferred } = readDescription(
    `${filler}experience kafka and terraform experience docker kubernetes is a plus we pay well`,
  );
  expect(skillNames(preferred).toSorted()).toEqual(['docker', 'kubernetes']);
  expect(skillNames(required).toSorted()).toEqual(['kafka', 'terraform']);
});

test('Fields of study and certificates of the company are no demands', () => {
  expect(requiredIn('B.Tech/B.E. in Electronics, Telecommunications')).toEqual([]);
  expect(requiredIn('A university education in e.g. Mathematics, Econometrics')).toEqual([]);
  expect(
    skillNames(
      readDescription('ISO 27001 certified and CMMI level 3 company\nWe hire for our HR consulting firm').required,
    ),
  ).toEqual([]);
});

test('An "add-on" is preferred', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Kafka\n- Terraform will be an add-on\n- Docker and Helm are pluses',
  );
  expect(skillNames(required)).toEqual(['Kafka']);
  expect(skillNames(preferred).toSorted()).toEqual(['Docker', 'Helm', 'Terraform']);
});

test('Without punctuation "qualification" opens the requirements', () => {
  const filler = 'company grows every year and serves people across many towns '.repeat(8);
  const { required } = readDescription(
    `${filler}duty assigned qualification deep understanding kafka terraform stored procedure`,
  );
  expect(skillNames(required).toSorted()).toEqual(['kafka', 'stored procedure', 'terraform']);
});

test.each<[string, string[]]>([
  ['Site foreman: formwork, rebar fixing, scaffolding and toolbox talks', ['formwork', 'scaffolding', 'toolbox talks']],
  ['Lot purchase, interim valuations, final accounts, FIDIC', ['interim valuations', 'FIDIC']],
  ['Objection handling, discovery calls and sales presentations', ['Objection handling', 'sales presentations']],
  ['Campaign management, account-based marketing, loyalty programs', ['Campaign management', 'loyalty programs']],
  ['Programmatic advertising, video marketing, lead scoring', ['Programmatic advertising', 'lead scoring']],
  ['Dementia care, care plans, catheter care', ['Dementia care', 'catheter care']],
  ['Goods receipt, cross-docking, reach truck licence', ['Goods receipt', 'cross-docking']],
  ['Phonics, EYFS, safeguarding', ['Phonics', 'EYFS', 'safeguarding']],
  ['Latte art, silver service, hotel reservations', ['Latte art', 'silver service']],
  ['Insolvency law, probate, commercial contracts', ['probate', 'commercial contracts']],
  ['Trade settlement, corporate actions, trial balance', ['Trade settlement', 'trial balance']],
  ['Competency mapping, personnel files, PF and ESI', ['Competency mapping', 'PF and ESI']],
  ['Line balancing, time study, powder coating, OEE', ['Line balancing', 'powder coating', 'OEE']],
])('The skills of a trade are read: %s', (line, skills) => {
  expect(requiredIn(line)).toEqual(expect.arrayContaining(skills));
});

test('Items of a list whose line breaks got lost are read one by one', () => {
  const { required, preferred } = readDescription(
    'Requirements:\nExperience with KafkaKnowledge of TerraformFamiliarity with Ansible is a plusMust know Docker.PHR-CP or Helm preferred.Experience with Node.js and Vue.JS',
  );
  expect(skillNames(required)).toEqual(expect.arrayContaining(['Kafka', 'Terraform', 'Docker', 'Node.js', 'Vue.JS']));
  expect(skillNames(preferred).toSorted()).toEqual(['Ansible', 'Helm', 'PHR-CP']);
});

test('Words that lost the space between them are no name', () => {
  expect(requiredIn('Knowledge of OpenKiosk and gKiosk')).toEqual(['OpenKiosk', 'gKiosk']);
  expect(requiredIn('Wall colors orGraphic calmness')).toEqual([]);
});

test('Laws and rules that every job follows are no skills, those of a trade are', () => {
  expect(requiredIn('Work in accordance with all applicable local, state and federal regulations')).toEqual([]);
  expect(requiredIn('Knowledge of employment laws')).toEqual(['employment laws']);
});

test('A trade in which experience is demanded counts, "learning experience" does not', () => {
  expect(requiredIn('Prior orthodontic experience required')).toEqual(['orthodontic']);
  expect(requiredIn('Vast clinical experience')).toEqual(['clinical']);
  expect(requiredIn('Nonprofit experience')).toEqual(['Nonprofit']);
  expect(requiredIn('Great learning experience, professional experience required')).toEqual([]);
});

test('What a demand includes is demanded', () => {
  expect(requiredIn('Knowledge of till systems, including coin kiosks and price guns')).toEqual([
    'till systems',
    'coin kiosks',
    'price guns',
  ]);
});

test('A heading at the end of a line opens its section, and requirements after it are required', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Kafka, Docker, etc. Good To Have\n- Terraform\nJob Requirements: Ansible',
  );
  expect(skillNames(required).toSorted()).toEqual(['Ansible', 'Docker', 'Kafka']);
  expect(skillNames(preferred)).toEqual(['Terraform']);
});

test.each(['Experienced in Kafka', 'Skills in Kafka', 'Good understanding on Kafka', 'Knowledge about Kafka'])(
  'Duties demand what they say somebody knows: %s',
  (line) => {
    const { required } = readDescription(
      `Responsibilities:\n- ${line}\n- Make tea\n- ${line.replace('Kafka', 'Docker')}\n- Deploy Helm`,
    );
    expect(skillNames(required).slice(0, 2)).toEqual(['Kafka', 'Docker']);
    expect(required[0]?.evidence?.rule).toBe('phrase');
  },
);

test.each([
  "What you'll bring to the table:",
  'What you will need to be successful here:',
  "Experience you'll need:",
  'WHAT YOU WILL BRING TO THE TEAM',
  'What we look for:',
  'Licenses and certifications:',
])('The heading "%s" opens requirements', (heading) => {
  const { required } = readDescription(`Responsibilities:\n- Make tea\n${heading}\n- Kafka\n- Terraform`);
  expect(required.map(({ skill, evidence }) => [skill, evidence?.rule])).toEqual([
    ['Kafka', 'requirement'],
    ['Terraform', 'requirement'],
  ]);
});

test('"You will have the following responsibilities" opens duties', () => {
  const { required } = readDescription('In this position you will have the following responsibilities:\n- Tune Kafka');
  expect(required[0]?.evidence?.rule).toBe('duty');
});

test.each(['About Bolt Inc.', 'Bolt, an Acme company, is calm', 'Bolt is one of the largest shops', 'Why Bolt?'])(
  'What follows "%s" is about the company',
  (line) => {
    expect(
      skillNames(readDescription(`Requirements:\n- Kafka\n${line}\n- Meal coupons\n- Terraform stickers`).required),
    ).toEqual(['Kafka']);
  },
);

test('A part of the name of the company is no demand', () => {
  const about = 'Collins Kafka, an Acme Foods company, is a leader in bread. Collins Kafka has the expertise to bake.';
  expect(skillNames(readDescription(`${about}\nRequirements:\n- Docker`).required)).toEqual(['Docker']);
  const both = `${about}\nRequirements:\n- Docker\n- Kafka`;
  expect(skillNames(readDescription(both).required).toSorted()).toEqual(['Docker', 'Kafka']);
});

test('Items that lost the line break between them keep the section of their line', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Kafka\nPreferred qualifications: Exposure to Docker Experience with Helm Knowledge of Ansible',
  );
  expect(skillNames(required)).toEqual(['Kafka']);
  expect(skillNames(preferred).toSorted()).toEqual(['Ansible', 'Docker', 'Helm']);
});

test('A demand in front of "a plus" on the same line stays required', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Must have worked with Docker Experience with Helm Knowledge of Ansible is a plus',
  );
  expect(skillNames(required).toSorted()).toEqual(['Docker', 'Helm']);
  expect(skillNames(preferred)).toEqual(['Ansible']);
});

test('Programs of an office suite in lower case count beside each other', () => {
  expect(requiredIn('In depth use of excel and word').toSorted()).toEqual(['excel', 'word']);
  expect(requiredIn('You excel in word games')).toEqual([]);
});

test('A run of skills without punctuation is demanded, wherever the demand phrase stands', () => {
  const filler = 'we are looking for calm people who enjoy towns and bread and long walks in parks '.repeat(3);
  const { required } = readDescription(`${filler}html css jquery mysql php backend ${filler}`);
  expect(skillNames(required)).toEqual(expect.arrayContaining(['html', 'css', 'jquery', 'mysql', 'php']));
});

test.each<[string, string[]]>([
  ['Hydraulic presses, pneumatic equipment', ['Hydraulic', 'pneumatic equipment']],
  ['Basic math and PC skills', ['Basic math', 'PC skills']],
  ['Knowledge of iOS frameworks such as Core Text and Core Data', ['Core Data', 'Core Text']],
  ['Regular attendance', []],
])('The skills of "%s" are read', (line, skills) => {
  expect(requiredIn(line)).toEqual(expect.arrayContaining(skills));
  if (skills.length === 0) expect(requiredIn(line)).toEqual([]);
});

test.each<[string, number | null, number | null]>([
  ['Minimum one-year experience in a kitchen', 1, null],
  ['Between 3 and 5 years of experience', 3, 5],
  ['3 or 4 years of experience', 3, 4],
  ['No less than four years of experience', 4, null],
  ['Two-plus years of experience', 2, null],
  ['Two full years of experience', 2, null],
  ['Previous 3-7 years experience as a cook', 3, 7],
  ['Degree or equivalent5+ years in sales', 5, null],
  ['Must be 16 years or older', null, null],
  ['Contract period is 12-18 months', null, null],
])('Years are read from "%s"', (line, min, max) => {
  const { minExperienceYears, maxExperienceYears } = readDescription(`Requirements:\n- ${line}\n- Good manners`);
  expect([minExperienceYears, maxExperienceYears]).toEqual([min, max]);
});

test('Items between middle dots are read one by one, and physical demands are none', () => {
  const { required } = readDescription(
    'Requirements: · Knowledge of till systems · Experience with coin kiosks\nPhysical requirements:\n- Reach truck, forklift',
  );
  expect(skillNames(required).toSorted()).toEqual(['coin kiosks', 'till systems']);
});

test('A verb at the start is no part of a skill', () => {
  expect(requiredIn('Analyze production data, operate till systems')).toEqual(['production data', 'till systems']);
});

test('Years in the role of the title count, whatever else the line demands', () => {
  const lines = 'Requirements:\n- At least 4 years in a DBA role and fluent in SQL\n- 2 years of production experience';
  expect(readDescription(lines, 'DBA').minExperienceYears).toBe(4);
});

test('A certificate and the company words glued to a line are read on their own', () => {
  const { required, preferred } = readDescription(
    'Requirements:\nKnowledge of coin kiosksCPA certification is preferredEager to learnWe offer compensation and benefits',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['coin kiosks'], ['CPA']]);
});

test('Items that are glued together are read one by one, and names in one word stay whole', () => {
  const { required, preferred } = readDescription(
    'Requirements:\nCarpentry skillsDispatching skillsCrane rigging is a plusFMEA and springBoot skillsGood manners',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([
    expect.arrayContaining(['Carpentry', 'Dispatching', 'FMEA', 'springBoot']),
    ['Crane rigging'],
  ]);
});

test('A label with the name of the company says nothing about the lines after it', () => {
  const { preferred } = readDescription('Company Name: Acme Kiosks Pvt Ltd\nEnglish will be an added advantage.');
  expect(skillNames(preferred)).toEqual(['English']);
});

test.each(['Good to have Skills', 'Nice to have experience'])(
  'The heading "%s" opens a preferred section',
  (heading) => {
    const { required, preferred } = readDescription(`Mandatory Skills:\n- Java\n${heading}:\n- SQLite`);
    expect([skillNames(required), skillNames(preferred)]).toEqual([['Java'], ['SQLite']]);
  },
);

test('A remark in brackets is preferred on its own', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- SQLite (VBA experience is a plus), AutoCAD\n- Good manners',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['SQLite', 'AutoCAD'], ['VBA']]);
  expect(skillNames(readDescription('Requirements:\n- SQLite (should be a plus)\n- Good manners').preferred)).toEqual([
    'SQLite',
  ]);
});

test('A labelled line about the company or the pay that demands something is read', () => {
  const { required } = readDescription(
    'About the manager: Education: any. Software: Proficient in Microsoft Outlook and SQLite',
  );
  expect(skillNames(required)).toEqual(expect.arrayContaining(['Microsoft Outlook', 'SQLite']));
});

test('Headings glued to a short word open their section', () => {
  const { required } = readDescription(
    'About UsAcme makes kiosks with Kafka.\nAbout YouAs a clerk, you need knowledge of SQLite.\nOur CultureWe smile.',
  );
  expect(skillNames(required)).toEqual(['SQLite']);
});

test('What belongs to customers or employees is demanded as a whole', () => {
  expect(requiredIn('Knowledge of website architecture')).toEqual(['website architecture']);
  expect(requiredIn('Knowledge of employee records')).toEqual(['employee records']);
  expect(requiredIn('Experience with customers and vendors')).toEqual([]);
});

test('Principles and concepts are demanded with the word before them', () => {
  expect(requiredIn('Knowledge of payout functions')).toEqual(['payout functions']);
  expect(requiredIn('Deep expertise in accessible-seating principles')).toEqual(['accessible-seating principles']);
  expect(requiredIn('Knowledge of queueing and caching concepts')).toEqual(['caching']);
});

test('Words such as frontend and writing are demanded beside a demand phrase only', () => {
  expect(requiredIn('Experience in frontend and backend')).toEqual(['frontend', 'backend']);
  expect(requiredIn('Proficiency in writing is required')).toEqual(['writing']);
  expect(skillNames(readDescription('You will enjoy our frontend and writing.').required)).toEqual([]);
});

test('The abbreviation of a named skill is not another one', () => {
  expect(requiredIn('Knowledge of the Cyber Kill Chain (CKC) and SQLite')).not.toContain('CKC');
  expect(requiredIn('Knowledge of parcel locker routing (PLR) and SQLite')).toContain('PLR');
});

test('Years in an industry are demanded, and a word about one is not', () => {
  expect(requiredIn('2+ years of experience in the material handling industry')).toEqual(['material handling']);
  expect(requiredIn('A heart for the material handling industry')).toEqual([]);
});

test('Single words of an enumeration that names skills are demanded', () => {
  expect(requiredIn('Knowledge of Figma, serifs and colours')).toEqual(expect.arrayContaining(['serifs', 'colours']));
  expect(requiredIn('Knowledge of Figma, projects and frameworks')).toEqual(['Figma']);
});

test('What somebody works on or has to have is demanded', () => {
  expect(requiredIn('Prior experience safely and confidently working on extension ladders')).toEqual([
    'extension ladders',
  ]);
  expect(skillNames(readDescription('Drivers are required to have a clean driving record.').required)).toEqual([
    'driving record',
  ]);
});

test('What follows "preferred to have" or "a plus if you" is preferred', () => {
  const { required, preferred } = readDescription(
    'Knowledge of Java. Candidates are preferred to have PostgreSQL knowledge.',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['Java'], ['PostgreSQL']]);
  expect(skillNames(readDescription('Knowledge of Java. It is a plus if you know Figma.').preferred)).toEqual([
    'Figma',
  ]);
  expect(skillNames(readDescription('Knowledge of Figma is preferred for this role.').preferred)).toEqual(['Figma']);
});

test('A dash before a demand phrase begins another statement', () => {
  const { required, preferred } = readDescription(
    'Familiarity with Java- Experience with Figma is preferred - Knowledge of Go',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['Go', 'Java'], ['Figma']]);
});

test('A preference may name general skills in passing, a requirement names them beside a demand phrase', () => {
  const line = 'You avoid manual steps in favour of automation.';
  expect(skillNames(readDescription(`Nice to have:\n- ${line}`).preferred)).toEqual(['automation']);
  expect(requiredIn(line)).toEqual([]);
});

test('Each adjective that shares a noun is demanded', () => {
  const both = requiredIn('Experience in mechanical and surgical equipment');
  expect(both).toEqual(expect.arrayContaining(['mechanical', 'surgical equipment']));
  expect(requiredIn('Experience in mechanical and hydraulic problems')).not.toContain('mechanical');
});

test('What a trade works with is demanded beside a demand phrase only', () => {
  expect(requiredIn('Knowledge of elevators')).toEqual(['elevators']);
  expect(requiredIn('You take no elevators')).toEqual([]);
});
