import { expect, test } from 'vitest';
import { readDescription, requiredIn, skillNames, skillsIn } from '../descriptions.ts';

test('Require the words beside a demand phrase, known or not', () => {
  expect(requiredIn('Experience with coin kiosks and price guns')).toEqual(['coin kiosks', 'price guns']);
  expect(requiredIn('Good understanding of parcel lockers and how to stay calm')).toEqual(['parcel lockers']);
  expect(requiredIn('Experience building coin kiosks')).toEqual(['coin kiosks']);
  expect(requiredIn('Min 5 years on coin kiosks')).toEqual(['coin kiosks']);
  expect(requiredIn('A plan for four years at most')).toEqual([]);
});

test('Require a short item of the requirements without a demand phrase', () => {
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
])('Require nothing from an item without a skill: %s', (line) => expect(requiredIn(line)).toEqual([]));

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
])('Split names that share their last word into several skills: %s', (line, names) => {
  expect(requiredIn(line).toSorted()).toEqual(names.toSorted());
});

test('Read no skill from what customers own', () => {
  expect(requiredIn('Knowledge of customer data and vendor contracts')).toEqual(['vendor contracts']);
});

test('Read a general word as a skill only where it is demanded', () => {
  expect(requiredIn('Knowledge of automation and databases')).toEqual(['automation', 'databases']);
  expect(requiredIn('Experience with plugins, widgets and indexing')).toEqual(['plugins', 'widgets', 'indexing']);
  expect(requiredIn('Expert in rostering')).toEqual(['rostering']);
  expect(requiredIn('Solid background in pipework and purging')).toEqual(['pipework', 'purging']);
  expect(requiredIn('Deployment knowledge is a must')).toEqual(['Deployment']);
  expect(requiredIn('Plugins make our customers smile')).toEqual([]);
  expect(skillNames(readDescription('You will enjoy automation and our databases.').required)).toEqual([]);
});

test('Read a name as a skill before an alternative', () => {
  expect(requiredIn('Orderbeam or Docker').toSorted()).toEqual(['Docker', 'Orderbeam']);
  expect(requiredIn('Computer Science / Docker')).toEqual(['Docker']);
});

test('Leave the amount of experience out of skills', () => {
  expect(requiredIn('Welding, 2-4Yrs, CNC')).toEqual(['Welding', 'CNC']);
});

test('Read short abbreviations in a list, but no codes of the job portal', () => {
  expect(requiredIn('EMS/NMS/FCAPS')).toEqual(['EMS', 'NMS', 'FCAPS']);
  expect(requiredIn('Java, Docker, CI and Git')).toContain('CI');
  expect(requiredIn('SAP, MM and Kafka')).toContain('MM');
  expect(requiredIn('LI-GSK')).toEqual([]);
});

test('Open a section at a heading that lists what follows', () => {
  const { required, preferred } = readDescription(
    'Required qualifications, capabilities, and skills\n- Kafka\nPreferred qualifications, capabilities, and skills\n- Terraform',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['Kafka'], ['Terraform']]);
});

test('Apply "a plus" to a whole enumeration, unless part of it is a must', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Hands-on with Bash, SQL, or Terraform is a plus\n- Kafka',
  );
  expect(skillNames(required)).toEqual(['Kafka']);
  expect(skillNames(preferred).toSorted()).toEqual(['Bash', 'SQL', 'Terraform']);
  const firm = readDescription('Requirements:\n- You must know Kafka, and Terraform is a plus\n- Java');
  expect(skillNames(firm.required).toSorted()).toEqual(['Java', 'Kafka']);
});

test('Apply "plus" without punctuation to the words after the last demand phrase', () => {
  const filler = 'company grows every year and serves people across many towns '.repeat(6);
  const { required, preferred } = readDescription(
    `${filler}experience kafka and terraform experience docker kubernetes is a plus we pay well`,
  );
  expect(skillNames(preferred).toSorted()).toEqual(['docker', 'kubernetes']);
  expect(skillNames(required).toSorted()).toEqual(['kafka', 'terraform']);
});

test('Require no fields of study, and no certificates of the company', () => {
  expect(requiredIn('B.Tech/B.E. in Electronics, Telecommunications')).toEqual([]);
  expect(requiredIn('A university education in e.g. Mathematics, Econometrics')).toEqual([]);
  expect(
    skillNames(
      readDescription('ISO 27001 certified and CMMI level 3 company\nWe hire for our HR consulting firm').required,
    ),
  ).toEqual([]);
});

test('Read an "add-on" as preferred', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Kafka\n- Terraform will be an add-on\n- Docker and Helm are pluses',
  );
  expect(skillNames(required)).toEqual(['Kafka']);
  expect(skillNames(preferred).toSorted()).toEqual(['Docker', 'Helm', 'Terraform']);
});

test('Open the requirements at "qualification" in a text without punctuation', () => {
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
])('Read the skills of a trade: %s', (line, skills) => {
  expect(requiredIn(line)).toEqual(expect.arrayContaining(skills));
});

test('Read list items one by one if their line breaks are lost', () => {
  const { required, preferred } = readDescription(
    'Requirements:\nExperience with KafkaKnowledge of TerraformFamiliarity with Ansible is a plusMust know Docker.PHR-CP or Helm preferred.Experience with Node.js and Vue.JS',
  );
  expect(skillNames(required)).toEqual(expect.arrayContaining(['Kafka', 'Terraform', 'Docker', 'Node.js', 'Vue.JS']));
  expect(skillNames(preferred).toSorted()).toEqual(['Ansible', 'Helm', 'PHR-CP']);
});

test('Read no name from words that lost the space between them', () => {
  expect(requiredIn('Knowledge of OpenKiosk and gKiosk')).toEqual(['OpenKiosk', 'gKiosk']);
  expect(requiredIn('Wall colors orGraphic calmness')).toEqual([]);
});

test('Read laws of a trade as skills, but not laws that every job follows', () => {
  expect(requiredIn('Work in accordance with all applicable local, state and federal regulations')).toEqual([]);
  expect(requiredIn('Knowledge of employment laws')).toEqual(['employment laws']);
});

test('Require a trade in which experience is demanded, but no "learning experience"', () => {
  expect(requiredIn('Prior orthodontic experience required')).toEqual(['orthodontic']);
  expect(requiredIn('Vast clinical experience')).toEqual(['clinical']);
  expect(requiredIn('Nonprofit experience')).toEqual(['Nonprofit']);
  expect(requiredIn('Great learning experience, professional experience required')).toEqual([]);
});

test('Require the skills that a demand includes', () => {
  expect(requiredIn('Knowledge of till systems, including coin kiosks and price guns')).toEqual([
    'till systems',
    'coin kiosks',
    'price guns',
  ]);
});

test('Open a section at a heading at the end of a line', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Kafka, Docker, etc. Good To Have\n- Terraform\nJob Requirements: Ansible',
  );
  expect(skillNames(required).toSorted()).toEqual(['Ansible', 'Docker', 'Kafka']);
  expect(skillNames(preferred)).toEqual(['Terraform']);
});

test.each(['Experienced in Kafka', 'Skills in Kafka', 'Good understanding on Kafka', 'Knowledge about Kafka'])(
  'Require from duties what the candidate must know: %s',
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
])('Open requirements at the heading "%s"', (heading) => {
  const { required } = readDescription(`Responsibilities:\n- Make tea\n${heading}\n- Kafka\n- Terraform`);
  expect(required.map(({ skill, evidence }) => [skill, evidence?.rule])).toEqual([
    ['Kafka', 'requirement'],
    ['Terraform', 'requirement'],
  ]);
});

test('Open duties at "You will have the following responsibilities"', () => {
  const { required } = readDescription('In this position you will have the following responsibilities:\n- Tune Kafka');
  expect(required[0]?.evidence?.rule).toBe('duty');
});

test.each(['About Bolt Inc.', 'Bolt, an Acme company, is calm', 'Bolt is one of the largest shops', 'Why Bolt?'])(
  'Ignore what follows "%s", as it is about the company',
  (line) => {
    expect(
      skillNames(readDescription(`Requirements:\n- Kafka\n${line}\n- Meal coupons\n- Terraform stickers`).required),
    ).toEqual(['Kafka']);
  },
);

test('Require no part of the company’s name', () => {
  const about = 'Collins Kafka, an Acme Foods company, is a leader in bread. Collins Kafka has the expertise to bake.';
  expect(skillNames(readDescription(`${about}\nRequirements:\n- Docker`).required)).toEqual(['Docker']);
  const both = `${about}\nRequirements:\n- Docker\n- Kafka`;
  expect(skillNames(readDescription(both).required).toSorted()).toEqual(['Docker', 'Kafka']);
});

test('Keep items that lost their line break in the section of their line', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Kafka\nPreferred qualifications: Exposure to Docker Experience with Helm Knowledge of Ansible',
  );
  expect(skillNames(required)).toEqual(['Kafka']);
  expect(skillNames(preferred).toSorted()).toEqual(['Ansible', 'Docker', 'Helm']);
});

test('Keep a demand before "a plus" on the same line required', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- Must have worked with Docker Experience with Helm Knowledge of Ansible is a plus',
  );
  expect(skillNames(required).toSorted()).toEqual(['Docker', 'Helm']);
  expect(skillNames(preferred)).toEqual(['Ansible']);
});

test('Read office programs in lower case beside each other', () => {
  expect(requiredIn('In depth use of excel and word').toSorted()).toEqual(['excel', 'word']);
  expect(requiredIn('You excel in word games')).toEqual([]);
});

test('Require a run of skills without punctuation', () => {
  const filler = 'we are looking for calm people who enjoy towns and bread and long walks in parks '.repeat(3);
  const { required } = readDescription(`${filler}html css jquery mysql php backend ${filler}`);
  expect(skillNames(required)).toEqual(expect.arrayContaining(['html', 'css', 'jquery', 'mysql', 'php']));
});

test.each<[string, string[]]>([
  ['Hydraulic presses, pneumatic equipment', ['Hydraulic', 'pneumatic equipment']],
  ['Basic math and PC skills', ['Basic math', 'PC skills']],
  ['Knowledge of iOS frameworks such as Core Text and Core Data', ['Core Data', 'Core Text']],
  ['Regular attendance', []],
])('Read the skills of "%s"', (line, skills) => {
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
])('Read years from "%s"', (line, min, max) => {
  const { minExperienceYears, maxExperienceYears } = readDescription(`Requirements:\n- ${line}\n- Good manners`);
  expect([minExperienceYears, maxExperienceYears]).toEqual([min, max]);
});

test('Read items between middle dots one by one, and ignore physical demands', () => {
  const { required } = readDescription(
    'Requirements: · Knowledge of till systems · Experience with coin kiosks\nPhysical requirements:\n- Reach truck, forklift',
  );
  expect(skillNames(required).toSorted()).toEqual(['coin kiosks', 'till systems']);
});

test('Leave a verb at the start out of the skill', () => {
  expect(requiredIn('Analyze production data, operate till systems')).toEqual(['production data', 'till systems']);
});

test('Use the years in the role of the title, whatever else the line demands', () => {
  const lines = 'Requirements:\n- At least 4 years in a DBA role and fluent in SQL\n- 2 years of production experience';
  expect(readDescription(lines, 'DBA').minExperienceYears).toBe(4);
});

test('Separate a certificate from the company words glued to it', () => {
  const { required, preferred } = readDescription(
    'Requirements:\nKnowledge of coin kiosksCPA certification is preferredEager to learnWe offer compensation and benefits',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['coin kiosks'], ['CPA']]);
});

test('Split items that are glued together, and keep names in one word', () => {
  const { required, preferred } = readDescription(
    'Requirements:\nCarpentry skillsDispatching skillsCrane rigging is a plusFMEA and springBoot skillsGood manners',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([
    expect.arrayContaining(['Carpentry', 'Dispatching', 'FMEA', 'springBoot']),
    ['Crane rigging'],
  ]);
});

test('Ignore the company name’s label for the lines after it', () => {
  const { preferred } = readDescription('Company Name: Acme Kiosks Pvt Ltd\nEnglish will be an added advantage.');
  expect(skillNames(preferred)).toEqual(['English']);
});

test.each(['Good to have Skills', 'Nice to have experience'])(
  'Open a preferred section at the heading "%s"',
  (heading) => {
    const { required, preferred } = readDescription(`Mandatory Skills:\n- Java\n${heading}:\n- SQLite`);
    expect([skillNames(required), skillNames(preferred)]).toEqual([['Java'], ['SQLite']]);
  },
);

test('Apply a preference in brackets to the brackets alone', () => {
  const { required, preferred } = readDescription(
    'Requirements:\n- SQLite (VBA experience is a plus), AutoCAD\n- Good manners',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['SQLite', 'AutoCAD'], ['VBA']]);
  expect(skillNames(readDescription('Requirements:\n- SQLite (should be a plus)\n- Good manners').preferred)).toEqual([
    'SQLite',
  ]);
});

test('Read a labelled line about the company if it demands something', () => {
  const { required } = readDescription(
    'About the manager: Education: any. Software: Proficient in Microsoft Outlook and SQLite',
  );
  expect(skillNames(required)).toEqual(expect.arrayContaining(['Microsoft Outlook', 'SQLite']));
});

test('Open a section at a heading glued to a short word', () => {
  const { required } = readDescription(
    'About UsAcme makes kiosks with Kafka.\nAbout YouAs a clerk, you need knowledge of SQLite.\nOur CultureWe smile.',
  );
  expect(skillNames(required)).toEqual(['SQLite']);
});

test('Keep a customer’s or employee’s belongings whole in a skill', () => {
  expect(requiredIn('Knowledge of website architecture')).toEqual(['website architecture']);
  expect(requiredIn('Knowledge of employee records')).toEqual(['employee records']);
  expect(requiredIn('Experience with customers and vendors')).toEqual([]);
});

test('Require principles and concepts together with the word before them', () => {
  expect(requiredIn('Knowledge of payout functions')).toEqual(['payout functions']);
  expect(requiredIn('Deep expertise in accessible-seating principles')).toEqual(['accessible-seating principles']);
  expect(requiredIn('Knowledge of queueing and caching concepts')).toEqual(['caching']);
});

test('Require words such as frontend and writing only beside a demand phrase', () => {
  expect(requiredIn('Experience in frontend and backend')).toEqual(['frontend', 'backend']);
  expect(requiredIn('Proficiency in writing is required')).toEqual(['writing']);
  expect(skillNames(readDescription('You will enjoy our frontend and writing.').required)).toEqual([]);
});

test('Add no second skill for the abbreviation of a named one', () => {
  expect(requiredIn('Knowledge of the Cyber Kill Chain (CKC) and SQLite')).not.toContain('CKC');
  expect(requiredIn('Knowledge of parcel locker routing (PLR) and SQLite')).toContain('PLR');
});

test('Require an industry with years of experience in it, not one only mentioned', () => {
  expect(requiredIn('2+ years of experience in the material handling industry')).toEqual(['material handling']);
  expect(requiredIn('A heart for the material handling industry')).toEqual([]);
});

test('Require single words in an enumeration that names skills', () => {
  expect(requiredIn('Knowledge of Figma, serifs and colours')).toEqual(expect.arrayContaining(['serifs', 'colours']));
  expect(requiredIn('Knowledge of Figma, projects and frameworks')).toEqual(['Figma']);
});

test('Require what the candidate must have worked on or must have', () => {
  expect(requiredIn('Prior experience safely and confidently working on extension ladders')).toEqual([
    'extension ladders',
  ]);
  expect(skillNames(readDescription('Drivers are required to have a clean driving record.').required)).toEqual([
    'driving record',
  ]);
});

test('Prefer what follows "preferred to have" or "a plus if you"', () => {
  const { required, preferred } = readDescription(
    'Knowledge of Java. Candidates are preferred to have PostgreSQL knowledge.',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['Java'], ['PostgreSQL']]);
  expect(skillNames(readDescription('Knowledge of Java. It is a plus if you know Figma.').preferred)).toEqual([
    'Figma',
  ]);
  expect(skillNames(readDescription('Knowledge of Figma is preferred for this role.').preferred)).toEqual(['Figma']);
});

test('Start another statement at a dash before a demand phrase', () => {
  const { required, preferred } = readDescription(
    'Familiarity with Java- Experience with Figma is preferred - Knowledge of Go',
  );
  expect([skillNames(required), skillNames(preferred)]).toEqual([['Go', 'Java'], ['Figma']]);
});

test('Read a general skill named in passing as preferred, but not as required', () => {
  const line = 'You avoid manual steps in favour of automation.';
  expect(skillNames(readDescription(`Nice to have:\n- ${line}`).preferred)).toEqual(['automation']);
  expect(requiredIn(line)).toEqual([]);
});

test('Require each adjective that shares a noun', () => {
  const both = requiredIn('Experience in mechanical and surgical equipment');
  expect(both).toEqual(expect.arrayContaining(['mechanical', 'surgical equipment']));
  expect(requiredIn('Experience in mechanical and hydraulic problems')).not.toContain('mechanical');
});

test('Require what a trade works with only beside a demand phrase', () => {
  expect(requiredIn('Knowledge of elevators')).toEqual(['elevators']);
  expect(requiredIn('You take no elevators')).toEqual([]);
});

test.each([
  ['Familiarity with various formulation chemistries that exist for leather', 'formulation chemistries'],
  ['Experience in designing and evaluating coating formulations', 'coating formulations'],
  ['Experience in the preparation of bone casts', 'bone casts'],
  ['Perfusion culture optimization', 'Perfusion culture optimization'],
  ['Ability to read and understand blueprints, as well as piping isometrics', 'blueprints, piping isometrics'],
  ['Up to date knowledge of housing allocations', 'housing allocations'],
  ['Knowledge of ledger merging techniques', 'ledger merging'],
  ['Previous experience in domestic heat metering', 'domestic heat metering'],
  ['Competency in class management', 'class management'],
  ['Knowledge of EU seed rules and Smart Villages', 'EU seed rules, Smart Villages'],
  ['Understanding of kiln development', 'kiln development'],
  ['Good knowledge of blowers, boosters and dampers', 'blowers, boosters, dampers'],
  ['Knowledge of algebra and ballistics', 'algebra, ballistics'],
  ['Competent in the installation of copper/zinc pipework', 'copper, zinc pipework'],
  ['Previous supervisory experience', 'supervisory'],
  ['Knowledge of hoses, regulators and dampers', 'dampers, hoses, regulators'],
  ['Knowledge of sales forecasting techniques', 'sales forecasting'],
  ['Strong endocrine experience', 'endocrine'],
  ['With dealership experience', 'dealership'],
])('Read from "%s" the demands "%s"', (line, demanded) => {
  expect(skillsIn(line)).toEqual([demanded, '']);
});

test('Require no skill of a heading among the requirements', () => {
  expect(requiredIn('Analytics & Insights:\n- Kafka')).toEqual(['Kafka']);
  expect(requiredIn('Analytics: Kafka')).toEqual(expect.arrayContaining(['Kafka']));
  expect(requiredIn('Experience with Python and Django, including:\n- Kafka')).toEqual(
    expect.arrayContaining(['Python', 'Django', 'Kafka']),
  );
  expect(requiredIn('Strong experience in Java and one of the following frameworks:\n- Spring')).toContain('Java');
  expect(requiredIn('Valid forklift licence and one of:\n- First aid')).toEqual(
    expect.arrayContaining([expect.stringMatching(/forklift/i)]),
  );
  expect(skillNames(readDescription('Nice to have\n- AWS, in particular:\n- Lambda').preferred)).toContain('AWS');
});

test.each([
  'Knowledge of dampers',
  'Knowledge of boosters that help',
  'Experience with patients, carers and volunteers',
  'Experience in operating models coming from elsewhere',
  'Understanding of class, and smart, digital web work',
  'Recent experience',
  'Chef experience',
  'Improve the endocrine experience',
  'Patients experience the ward',
  'International experience is welcome',
  'Supervised experience in a team',
  'Vast experience in a similar role',
  'Startup experience',
  'Experience with families living in poverty',
  'Knowledge of claims arising from accidents',
  'Knowledge of good class behaviour',
  'Knowledge of barriers, factors and stages',
])('Read no skill from "%s"', (line) => {
  expect(skillsIn(line)).toEqual(['', '']);
});

test.each([
  'the NHS',
  'high quality care',
  'the highest standards',
  'sexual orientation',
  'necessary tools',
  'our privacy policy',
  'active listening',
])('Read no skill from "Knowledge of %s"', (words) => {
  expect(skillsIn(`Knowledge of ${words}`)).toEqual(['', '']);
});

test('Read experience in the NHS as a demand', () => {
  expect(skillsIn('At least four months of NHS experience')).toEqual(['NHS', '']);
});

test('Leave out words that no lexicon knows outside of many requirements, and keep known ones', () => {
  const requirements = ['Docker', 'Ansible', 'Kafka', 'Terraform', 'Excel', 'Java', 'Python', 'SQL'];
  const text = (items: readonly string[]) =>
    `You know your way around, and you have experience with coin kiosks and payroll.\n\nRequirements\n${items.map((item) => `- ${item}`).join('\n')}`;
  expect(skillNames(readDescription(text(requirements)).required).toSorted()).toEqual(
    [...requirements, 'payroll'].toSorted(),
  );
  expect(skillNames(readDescription(text(requirements.slice(1))).required)).toContain('coin kiosks');
});
