import { expect, test } from 'vitest';
import { readDescription, skillsIn, skillsOf } from '../descriptions.ts';

test.each([
  ['Power BI is not required but desirable', '', 'Power BI'],
  ['Java - great, but not needed!', '', 'Java'],
  ['Experience in retail', 'retail', ''],
  ['Level 3 Diploma in Early Years', 'Early Years', ''],
  ['Cleaner needed for offices in Croydon CR0. Docker experience.', 'Docker', ''],
  ['Minimum 2 years UAE experience', '', ''],
  ['Graduate of any 4-year course', '', ''],
  ['Fluent Irish', 'Irish', ''],
  ['Experience with Docker – considered an asset', '', 'Docker'],
  ['The ability to fault find is essential, and to explain Kafka in plain English', 'Kafka, fault find', ''],
  ['Any of the following would be a plus: Kafka, Docker; Helm; Terraform', '', 'Docker, Helm, Kafka, Terraform'],
  ['Docker\\Kafka', 'Docker, Kafka', ''],
  ['Java; nice bonus: Kafka; at least 5 years of Python; SQL', 'Java, Python, SQL', 'Kafka'],
  ['Helm; a plus: Kafka; Docker is required', 'Docker, Helm', 'Kafka'],
  ['Knowledge of Docker - Helm, Kafka, etc. -would be a big plus.', '', 'Docker, Helm, Kafka'],
  ['Kafka experience would be a considerable advantage as we currently use it.', '', 'Kafka'],
  ['Know Docker (k6)Nice-to-haves\nKafka', 'Docker, k6', 'Kafka'],
  ['Reports in ExcelDesired Qualities: Experience of using Kafka', 'Excel', 'Kafka'],
  ['Docker support. Desirable:\n* Kafka', 'Docker', 'Kafka'],
  ['Nice to have:\n- Kafka. Appropriate responsibilities: Use Docker.', 'Docker', 'Kafka'],
  ['C / C++ is not acceptable due to paradigm mismatch. Docker is a must.', 'Docker', ''],
  [
    '2 years in Java. Preferred qualifications: A degree in baking. Experience with Kafka or Docker.',
    'Java',
    'Docker, Kafka',
  ],
  ['A diploma, preferably with courses in Excel and two years of experience in payroll', 'payroll', 'Excel'],
  ['Python not essential, but helpful', '', 'Python'],
  ['Snowflake not essential but an advantage.', '', 'Snowflake'],
  ['Typing is not a must but a plus', '', 'Typing'],
  ['A first aid certificate is not essential, but food hygiene is required', 'food hygiene', 'first aid'],
  ['Not essential, but Kafka and Docker', '', 'Docker, Kafka'],
  ['React (must), Vue (plus), Angular (plus)', 'React', 'Angular, Vue'],
  ['Makaton (D)', '', 'Makaton'],
  ['Keep an asset register in Kafka', 'Kafka', ''],
  ['Docker experience is a must and Kafka is nice to have', 'Docker', 'Kafka'],
  ['Docker is required and Kafka preferred', 'Docker', 'Kafka'],
  ['At least two years with Docker and, ideally, some exposure to Kafka', 'Docker', 'Kafka'],
  ['Docker, Kafka – desirable, Helm', 'Docker, Helm', 'Kafka'],
  ['Kafka is a plus (Docker is required)', 'Docker', 'Kafka'],
  ['HACCP is a must and every sale earns a bonus', 'HACCP', ''],
  ['Managing preferred supplier lists in Coupa', 'Coupa', ''],
  ['You must be helpful on the phone and know Jira', 'Jira', ''],
  ['Docker is advantageous, as is knowledge of Kafka', '', 'Docker, Kafka'],
  ['Kafka is nice to have, as would Docker.', '', 'Docker, Kafka'],
  ['Fluent English, Kafka an asset', 'English', 'Kafka'],
  ['Preferred but not required: Kafka and Docker.', '', 'Docker, Kafka'],
  ['NEBOSH certificate: nice, not needed', '', 'NEBOSH'],
  ['Plus points for Kafka and Docker.', '', 'Docker, Kafka'],
  ['Experience with Docker and Helm - Kafka preferred', 'Docker, Helm', 'Kafka'],
  ['Docker (preferably Kafka), Helm', 'Docker, Helm', 'Kafka'],
  ['Docker, preferable through Kafka', 'Docker', 'Kafka'],
  ['Docker experience, Kafka a plus', 'Docker', 'Kafka'],
  ['Docker - 3 years, Kafka - nice to have', 'Docker', 'Kafka'],
  ['Docker - desirable, Helm, Jira (and Kafka - desirable), Coupa', 'Coupa, Helm, Jira', 'Docker, Kafka'],
  ['Azure (preferred), AWS or GCP', 'AWS, Azure, GCP', ''],
  ['Docker, Helm or Kafka - great but not needed', '', 'Docker, Helm, Kafka'],
  ["We'd be happy about Kafka, but it's not a dealbreaker", '', 'Kafka'],
  ['Kafka is something we love to see', '', 'Kafka'],
  ['Kafka will be preffered', '', 'Kafka'],
  ['Extra karma: Kafka, Docker', '', 'Docker, Kafka'],
  ['Could have: Kafka, Docker', '', 'Docker, Kafka'],
  ["Won't need: Kafka", '', ''],
  ['Not needed: Kafka, Docker', '', ''],
  ["Don't worry about: Kafka", '', ''],
  ['Helm or Kafka we can teach you', '', ''],
  ['Helm and Docker, Kafka is a big plus', 'Docker, Helm', 'Kafka'],
  ['Helm (Kafka advantageous)', 'Helm', 'Kafka'],
  ["Docker isn't optional here", 'Docker', ''],
  ['Interview: 2 rounds and a task in Kafka', '', ''],
  ['Your interfaces: Kafka', '', ''],
  ['Training will be provided on Kafka & Docker', '', ''],
  ['Kafka awareness training is given to all new starters', '', ''],
  ['Orderbeam experience essential, Kafka a bonus', 'Orderbeam', 'Kafka'],
  ['Kafka - nice', '', 'Kafka'],
  ['Helm, Kafka (nice), Docker', 'Docker, Helm', 'Kafka'],
  ['Nice: Kafka', '', 'Kafka'],
  ['Nice if you have played with Kafka or Docker.', '', 'Docker, Kafka'],
  ["It'd be great if you've used Kafka, Helm or Docker.", '', 'Docker, Helm, Kafka'],
  ['Kafka? Even better. Docker - obviously.', 'Docker', 'Kafka'],
  ['Docker. Kafka is nice to have. Leeds town centre', 'Docker', 'Kafka'],
  ['SMSTS and a CSCS card; SSSTS and Kafka are a lovely extra', 'CSCS card, SMSTS', 'Kafka, SSSTS'],
])('Read from "%s" "%s" as required and "%s" as preferred', (line, demanded, preferred) => {
  expect(skillsIn(line)).toEqual([demanded, preferred]);
});

test.each([
  ["You don't have to be chartered but you do need Xero and payroll.", 'Xero, payroll'],
  ["You don't need to be chartered as long as you have Xero and payroll.", 'Xero, payroll'],
  ["You won't have a problem using Xero and Power BI.", 'Power BI, Xero'],
  ['The team uses Revit, so you must be fluent in it.', 'Revit'],
  ['Our branch manages lettings, so you need payroll and knowledge of Xero.', 'Xero, payroll'],
  ['Payroll is handled by our accountant and you must do bookkeeping in Xero.', 'Xero, bookkeeping'],
  ["We'd like you to have experience of Google Ads and Mailchimp.", 'Google Ads, Mailchimp'],
  ['We welcome nurses with ICU experience and ALS', 'ALS, ICU'],
  ['We value phlebotomy skills', 'phlebotomy'],
  ['Our patients need wound care, so tissue viability knowledge is essential', 'tissue viability, wound care'],
  [
    'Passionate about service, with hands-on experience of Google Analytics and WordPress',
    'Google Analytics, WordPress',
  ],
  ['Interest in content and strong copywriting skills', 'copywriting'],
  ['Willing to learn and a solid grasp of JavaScript and Git', 'Git, JavaScript'],
  ['Love to learn, know React and TypeScript well', 'React, TypeScript'],
  ['Interest in dermatology, with experience in phlebotomy and wound care', 'phlebotomy, wound care'],
  ['Managing sick leave and payroll in BambooHR', 'BambooHR, payroll'],
  ['Experience of working with Revit and AutoCAD for residential clients', 'AutoCAD, Revit'],
  ['Experience working with Active Directory and Intune across teams', 'Active Directory, Intune'],
  ['Our services are delivered with Jira and Kafka, and you must know both', 'Jira, Kafka'],
  ["High school diploma, valid driver's license, forklift certification", "driver's license, forklift certification"],
  ['High school diploma or GED, CNA certification, CPR', 'CNA, CPR'],
  ["Bachelor's degree, SQL and Tableau", 'SQL, Tableau'],
  ['Degree in finance, ACCA qualification, IFRS and SAP', 'ACCA, IFRS, SAP'],
  ['BSN or nursing diploma, BLS and ACLS', 'ACLS, BLS, nursing'],
  ['Diploma in culinary arts, HACCP and menu planning', 'HACCP, menu planning'],
  ["Master's in architecture, Revit, Rhino and Grasshopper", 'Grasshopper, Revit, Rhino'],
  ['HNC and knowledge of drainage design', 'drainage design'],
  ["Bachelor's degree in Computer Science, Engineering or a related field, Docker and SQL", 'Docker, SQL'],
])('Read from the requirement "%s" the demands %s', (line, demanded) => {
  expect(skillsIn(line)[0]).toBe(demanded);
});

test.each([
  'You will be trained in first aid and moving and handling',
  'Training in dementia care is provided',
  "We'll train you on phlebotomy",
  'Full training provided, including first aid and food hygiene',
  'Paediatric first aid (training can be arranged)',
  'Work towards NVQ Level 3',
  'It is not necessary to have ICU experience',
  "If you haven't used Xero before, we'll show you",
  'We no longer use jQuery',
  'We do not use jQuery',
  'No jQuery please',
  'No PHP developers please',
  'We are NOT looking for PHP or Angular developers',
  'This is not a PHP role',
  'Work in Bengaluru / Pune (hybrid, 3 days a week)',
  "Bachelor's degree in Computer Science, Robotics, Machine Learning, or a related field",
  'B.Tech/B.E. in Electronics, Telecommunications',
  'Degree in statistics, mathematics and data science preferred',
])('Require nothing from "%s"', (line) => {
  expect(skillsOf(`Requirements\n- Docker\n- ${line}`)[0]).toBe('Docker');
});

test('Continue a list of strengths after an aside in brackets', () => {
  expect(skillsOf("You're good at: Docker, Helm (Kafka ideally), testing with Jest/Vitest, Redis.")).toEqual([
    'Docker, Helm, Jest, Redis, Vitest',
    'Kafka',
  ]);
});

test.each([
  ['Fluent Polish', 'Polish'],
  ['Native-level Czech + good Greek', 'Czech, Greek'],
  ['Thai C1, Estonian B2', 'Estonian, Thai'],
  ['You are a native Finnish speaker', 'Finnish'],
])('Read from "%s" the languages %s, without the level', (line, languages) => {
  expect(skillsIn(line)[0]).toBe(languages);
});

test('Require Physics from "Able to teach Physics", and nothing from safer recruitment', () => {
  expect(skillsOf('Able to teach Physics to A level.\nSafer recruitment: we check references.')[0]).toBe('Physics');
});

test('Require a language among lines without a heading', () => {
  expect(skillsOf('- Kafka experience\n- Native-level Danish + good English\n- Weekend shifts')[0]).toBe(
    'Danish, English, Kafka',
  );
});

test.each([
  "What you'll learn\nKafka\nTerraform",
  "- What you'll learn: Kafka, Terraform",
  'You will learn: Kafka',
  "Docker is a must. What you don't need: a degree, Kafka. Ansible is a must.",
  "What's not needed: a degree, Kafka",
])('Require nothing that candidates learn on the job or do without: "%s"', (text) => {
  expect(skillsOf(`Requirements\nDocker\nAnsible\n${text}`)).toEqual(['Ansible, Docker', '']);
});

test('Understand German headings of preferences and of benefits', () => {
  expect(skillsOf('Requirements\n- Kotlin\nNice2have\n- Kafka\nWir bieten\n- Kurse in Excel')).toEqual([
    'Kotlin',
    'Kafka',
  ]);
});

test.each([
  ["You don't need experience - we teach you, also Excel. You do need Kafka.", 'Kafka'],
  ['You must hold an ACS certificate.', 'ACS'],
])('Read from the text "%s" the demand %s', (text, demanded) => {
  expect(skillsOf(text)[0]).toBe(demanded);
});

test('End the preferences at a heading about place and hours', () => {
  expect(skillsOf('Desirable\n- Kafka\n- Docker\nPlace and hours\nLeeds, hybrid, flexible in Excel')).toEqual([
    '',
    'Docker, Kafka',
  ]);
});

test('Keep two skills alternatives although a duty names both', () => {
  const { required } = readDescription(
    'Essential\n- JCT or NEC4 contracts\nDuties\n- Prepare accounts under JCT and NEC4',
  );
  expect(required.map(({ skill, alternatives }) => [skill, alternatives])).toEqual([
    ['JCT', ['NEC4']],
    ['NEC4', ['JCT']],
  ]);
});

test('Read a name and its abbreviation in brackets as one skill', () => {
  expect(skillsOf('Requirements\n- Registered Nurse (RN)\n- Excel')[0]).toBe('Excel, Registered Nurse');
});

test('Require only the skill that replaces another', () => {
  expect(skillsOf('Requirements\n- Kotlin rather than Java\n- We use Postgres instead of Oracle')[0]).toBe(
    'Kotlin, Postgres',
  );
});

test.each([
  'Training we provide',
  'Qualification you will gain',
  "What you don't need",
  "What you won't be doing",
  'Tools we provide',
])('Require nothing under the heading "%s"', (heading) => {
  expect(skillsOf(`${heading}\n- Kafka\n- Terraform\nWhat you bring\n- Docker\n- Ansible`)[0]).toBe('Ansible, Docker');
});

test.each(['License and Certification', 'Privacy expertise', 'Shift Leader Requirements', 'Languages'])(
  'Require the skills under the heading "%s"',
  (heading) => {
    expect(skillsOf(`${heading}\n- Kafka\n- Terraform`)[0]).toBe('Kafka, Terraform');
  },
);

test.each([
  ['License: CDL Class A required', 'CDL'],
  ['Language: French (required)', 'French'],
])('Leave the label of "%s" out of the demand', (line, demanded) => {
  expect(skillsOf(`Requirements\n- Able to lift 20 kg\n${line}`)[0]).toBe(demanded);
});

test.each([
  ['Zscaler serves thousands of customers.', 'Explain the benefits of Zscaler'],
  ['About Salesforce', 'Ability to present the Salesforce product portfolio'],
  ['At Oracle, we build databases.', 'Know how Oracle sells'],
])('Ignore the employer of "%s" as a skill in "%s"', (company, line) => {
  expect(skillsOf(`${company}\nRequirements\n- Docker\n- ${line}`)[0]).toBe('Docker');
});

test('Require experience with the employer’s own product', () => {
  expect(skillsOf('At Oracle, we build databases.\nRequirements\n- Experience with Oracle\n- Docker')[0]).toBe(
    'Docker, Oracle',
  );
});

test.each([
  ['Also welcome: Kafka, Docker', 'Docker, Kafka'],
  ['Pastry, charcuterie and ferments are a plus', 'Pastry, charcuterie, ferments'],
  ['A plus is experience with Kafka.', 'Kafka'],
  ['Experience with Kafka or Docker catches our eye', 'Docker, Kafka'],
  ['Kafka knowledge is highly valued', 'Kafka'],
  ['Exposure to Kafka, an added benefit', 'Kafka'],
  ['We value experience with Kafka', 'Kafka'],
  ['Strong candidates will also have Kafka', 'Kafka'],
  ['Extra consideration will be given to people who know Kafka', 'Kafka'],
  ['Preference for applicants with Kafka', 'Kafka'],
  ['Kafka and Docker (both a plus)', 'Docker, Kafka'],
  ['Familiarity with NuvoraAI is a plus', 'NuvoraAI'],
  ['It would blow us away if you have touched Kafka', 'Kafka'],
  ['Kafka is nice but we can teach it', 'Kafka'],
  ["Kafka isn't a must though you would use it", 'Kafka'],
  ['Kafka and GIS skills are highly regarded', 'GIS, Kafka'],
  ["It'd be awesome if you also had: Kafka; Docker; French", 'Docker, French, Kafka'],
  ['Kafka, Docker or Helm – all very handy!', 'Docker, Helm, Kafka'],
  ['Any of Kafka or Docker will be given weightage', 'Docker, Kafka'],
  ['Candidates with a background in Kafka are encouraged to apply', 'Kafka'],
  ['Falconry or beekeeping experience is a plus', 'Falconry, beekeeping'],
  ['Experience in falconry or drone surveys is preferred', 'drone surveys, falconry'],
  ['Happy Hoof certification would be an advantage', 'Happy Hoof'],
  ['Geospatial experience is nice to have', 'Geospatial'],
  ['Goat Choir development (nobody has this) is a bonus', 'Goat Choir development'],
  ['Kafka is a plus (e.g. Docker and Helm)', 'Docker, Helm, Kafka'],
  ['Kafka is desirable including Docker and Helm', 'Docker, Helm, Kafka'],
  ['Kafka is highly regarded, same goes for Helm experience', 'Helm, Kafka'],
  ['At least 2 years of experience with Kafka, Docker, or Helm is preferred', 'Docker, Helm, Kafka'],
  ['We prefer applicants with Kafka and Docker experience', 'Docker, Kafka'],
  ['If you also know Kafka then please tell us about it', 'Kafka'],
  ['Kafka would be a real differentiator', 'Kafka'],
  ['Advantage is to have Kafka experience', 'Kafka'],
  ['juggling: 2 years (preferred)', 'juggling'],
  ['Telecom domain know-how is a plus', 'Telecom domain'],
  ['Understanding of the charity sector is a plus', 'charity sector'],
  ['Experience within a law firm is desirable', 'law firm'],
  ['Exposure to a hospice or end-of-life setting is preferred', 'end-of-life setting, hospice'],
  ['Experience in consulting is a plus', 'consulting'],
  ['Experience in a similar setting is preferred', ''],
  ['Exposure to the insurance industry is nice to have', 'insurance industry'],
  ['Work with Bellringer, Docker and Helm is a plus', 'Bellringer, Docker, Helm'],
  ['Kafka and FALCO highly preferred', 'FALCO, Kafka'],
  ['Kafka (pref)', 'Kafka'],
  [
    'The following are a plus: beekeeping experience, Spanish, French, experience with owls',
    'French, Spanish, beekeeping, owls',
  ],
  ['Stone carving, lettering and gilding are all nice to have', 'Stone carving, gilding, lettering'],
  ['A second European language is a plus', ''],
  ['Pre-skating exposure is a plus', 'Pre-skating'],
  ['Falconry would be great, and without it one of us shows you how all of that is done here', 'Falconry'],
  ['Experience in fish processing is a plus', 'fish processing'],
  ['Females are preferred', ''],
  ['A startup experience is a plus', ''],
  ['Patience is a plus', ''],
])('Read from "%s" the preferred skills %s', (line, preferred) => {
  expect(skillsOf(`Requirements\n- Redis\n- ${line}`)).toEqual(['Redis', preferred]);
});

test.each([
  'Enhanced DBS check',
  'PVG scheme membership',
  '10 panel drug screen and flu shot',
  'Our school is committed to safeguarding children',
  'PF, ESI, gratuity.',
  'Sit or stand at a desk and use standard office equipment',
  'Your contact is Frau Muster from HR.',
  'Please do not apply for chef or housekeeping',
  'WhatsApp your CV to the Kafka team',
  'Affinity for a culture that values Kafka',
  "You don't need to know Kafka, Terraform or AWS.",
  'Working with Children Check',
  'NDIS worker screening',
  'We pay for your Care Certificate.',
])('Require and prefer nothing from "%s"', (line) => {
  expect(skillsOf(`Requirements\n- Redis\n- ${line}`)).toEqual(['Redis', '']);
});

test.each([
  'Confluence, Jira',
  'Jest, Mocha',
  'Amadeus, Galileo',
  'Cerner, Epic',
  'Gulp, Grunt',
  'XPath, XSLT',
  'SciPy, Seaborn',
])('Read products of one kind as separate demands: %s', (products) => {
  expect(skillsOf(`Requirements\n- ${products}`)[0]).toBe(products.split(', ').toSorted().join(', '));
});

test.each([
  ['Languages such as Go', 'Go'],
  ['Web servers like Apache', 'Apache, Web servers'],
])('Read a common word as an example of its kind: %s', (line, skills) => {
  expect(skillsIn(line)[0]).toBe(skills);
});

test('Read a product and the name of its kind as one demand', () => {
  expect(skillsOf('Requirements\n- Redis\n- Solid skills in a PostgreSQL relational database')[0]).toBe(
    'PostgreSQL, Redis',
  );
});

test('Require the keywords that a job portal lists', () => {
  expect(skillsOf('Keyword\nDocker,Kafka,Terraform\nJob Type\nPermanent')[0]).toBe('Docker, Kafka, Terraform');
});

test('Join a line that ends in an article with the next one', () => {
  expect(skillsOf('Requirements\n- Docker\nKafka experience is a\nPlus.')).toEqual(['Docker', 'Kafka']);
});

test.each([
  'Kafka experience is of advantage',
  'Kafka would be a welcome addition',
  'Kafka experience well regarded',
  'Those with Kafka will go to the top of the pile',
  'You will be even better equipped if you know Kafka',
  'Kafka is a nice skill to have but we can teach you',
  'Kafka experience will be considered favourably',
  'Kafka makes life easier',
  'If you know Kafka, so much the better',
  'Kafka will be an edge',
  'Knowledge of Kafka is an additional benefit',
  'Kafka knowledge gets extra credit',
  'We would also like you to have some Kafka behind you',
  'Kafka (highly desired, 1 year)',
])('Prefer Kafka, and require Docker and Redis, with "%s"', (line) => {
  expect(skillsOf(`Requirements\n- Redis\n- Docker\n- ${line}`)).toEqual(['Docker, Redis', 'Kafka']);
});

test.each([
  ['SAP is needed as we have no time to train from scratch.', 'SAP'],
  ['Degree in Social Work and Social Work England registration', 'Social Work England registration'],
])('Require from "%s" the skill "%s"', (line, demanded) => {
  expect(skillsOf(line)[0]).toContain(demanded);
});

test.each([
  'Our offer',
  'The good stuff',
  'You get',
  'We give',
  'Your advantages',
  'Compensation and Benefits',
  'Thanks & Regards,',
])('Ignore items under the employer’s heading "%s"', (heading) => {
  expect(skillsOf(`Requirements\n- Docker\n- Redis\n\n${heading}\n- Kafka meetups\n- Terraform stickers`)[0]).toBe(
    'Docker, Redis',
  );
});

test.each([
  'What makes you a fit',
  'What do I need?',
  'The candidate should have:',
  'Desired Candidate',
  'To apply you need',
  'What you offer',
])('Require the items under "%s" after duties', (heading) => {
  expect(skillsOf(`Responsibilities\n- Make tea\n${heading}\n- Kafka\n- Terraform`)[0]).toBe('Kafka, Terraform');
});

test.each(['Nice if you also have', 'Highly regarded', "It'd help if you had", 'Plusses:'])(
  'Prefer short lines under "%s"',
  (heading) => {
    expect(skillsOf(`Requirements\nDocker\n${heading}\nKafka\nTerraform`)).toEqual(['Docker', 'Kafka, Terraform']);
  },
);

test('End the preferences at a label of benefits', () => {
  expect(skillsOf('Requirements\n- Docker\nNice to have\n- Kafka\nBenefits: Terraform courses, gym')).toEqual([
    'Docker',
    'Kafka',
  ]);
});

test.each([
  ['Kafka is required', 'Docker, Kafka', ''],
  ['Must have Kafka', 'Docker, Kafka', ''],
  ['Kafka is not mandatory', 'Docker', 'Kafka'],
  ['Kafka', 'Docker', 'Kafka'],
])('Require among preferences what a statement calls required: %s', (line, required, preferred) => {
  expect(skillsOf(`Requirements\n- Docker\nPreferred qualifications:\n- ${line}`)).toEqual([required, preferred]);
});

test('Read "Secondary Skills:" as preferred', () => {
  expect(skillsOf('Primary Skills: Docker, Redis\nSecondary Skills: Kafka, Terraform')).toEqual([
    'Docker, Redis',
    'Kafka, Terraform',
  ]);
});

test.each([
  'You will label prescriptions and order stock in Kafka.',
  'For a chat contact us about Kafka.',
  'Interested? Send us your Kafka documents.',
  'The school provides transport and Kafka courses.',
])('Add nothing from "%s" after a list of demands', (paragraph) => {
  expect(skillsOf(`Requirements\n- Docker\n- Redis\n- Helm\n\n${paragraph}`)[0]).toBe('Docker, Helm, Redis');
});

test('Rank duties with colleagues below requirements, and ignore a product’s experience', () => {
  const duties =
    'Responsibilities\n- Partner with engineers on API design\n- Own the experience of our payroll product';
  expect(skillsOf(`${duties}\nRequirements\n- Docker\n- Redis\n- Helm`)[0]).toBe('Docker, Helm, Redis');
});

test.each([
  'Extra marks for Kafka',
  'Priority will be given to people with Kafka',
  'Candidates with Kafka will be prioritised',
  'We will be impressed if you know Kafka',
  'Good to know: Kafka',
  'If you know Kafka, great',
  'Better still if you know Kafka',
  'Kafka would really help',
  'It helps to know Kafka',
  'It is good if you know Kafka',
  'Perhaps you have worked with Kafka',
  'You may have worked with Kafka',
  'We love people who know Kafka',
  'We particularly welcome applicants with Kafka',
  'Kafka is a big win',
  'Kafka is a value add',
  'Kafka adds weight to your application',
  'Kafka will be to your advantage',
  'Kafka useful',
  'Kafka is strongly recommended',
  'Kafka is a good thing to have',
  'Kafka is handy to have',
  'Kafka is good to have but we can teach it',
  'Kafka is non-essential',
  'Would suit someone who knows Kafka',
])('Prefer Kafka, and require only Redis, with "%s"', (line) => {
  expect(skillsOf(`Requirements\n- Redis\n- ${line}`)).toEqual(['Redis', 'Kafka']);
});

test.each(['Bring Kafka projects to an end in time to be useful'])('Prefer nothing from "%s"', (line) =>
  expect(skillsOf(`Requirements\n- Redis\n- ${line}`)[1]).toBe(''),
);

test.each([
  ['Java, Spring ,Knowledge of Kafka and Docker will be an advantage', 'Java, Spring', 'Docker, Kafka'],
  ['Java and, ideally, Kotlin, plus Spring and Docker', 'Docker, Java', 'Kotlin'],
  ['payroll (ideally, Sage), VAT and bookkeeping', 'VAT, bookkeeping, payroll', 'Sage'],
  ['At least 5 years of C#, .NET, and Azure is a plus', '.NET, C#', 'Azure'],
  ['Java is required, Spring, Hibernate, and Kafka is a plus', 'Hibernate, Java, Spring', 'Kafka'],
  ['React is preferred, likewise you must know TypeScript', 'TypeScript', 'React'],
  ['Kotlin is a plus (we use Java)', 'Java', 'Kotlin'],
  ['It helps to know Kafka and you must know Java', 'Java', 'Kafka'],
  ['It helps to know Kafka, but Python and SQL are non-negotiable', 'Python, SQL', 'Kafka'],
  ['Helm is a plus, same goes for Istio, and you must know Docker', 'Docker', 'Helm, Istio'],
  ['Kafka is a plus, like RabbitMQ, and Java is required', 'Java', 'Kafka, RabbitMQ'],
  ['Make sure that your Kotlin is good', 'Kotlin', ''],
  ['If you have Java and SQL, please apply and tell us about you', 'Java, SQL', ''],
])('Keep the demands beside a preference required: %s', (line, required, preferred) => {
  expect(skillsIn(line)).toEqual([required, preferred]);
});

test.each(['Pension is optional', 'Questions are welcome', 'The coffee is good', 'Informal visits are encouraged'])(
  'Prefer no skill from "%s"',
  (line) => {
    expect(skillsOf(`Requirements\n- Docker\n- ${line}`)).toEqual(['Docker', '']);
  },
);

test.each(['A second degree', 'Working abroad', 'Weekend work', 'Local knowledge', 'A valid visa', 'Reliability'])(
  'Prefer no skill from "%s is a plus"',
  (words) => {
    expect(skillsOf(`Requirements\n- Docker\n- ${words} is a plus`)).toEqual(['Docker', '']);
  },
);

test.each([
  ['The payroll is outsourced', ''],
  ['NDT is subcontracted, TIG welding is yours', 'TIG welding'],
  ['Kafka is sent out', ''],
  ['Budgets are dealt with by an outside accountant', ''],
  ['C++ is not a substitute', ''],
  ['Kafka not required but not a disqualifier', ''],
  ['Forklift driving = no', ''],
  ['Docker is a must, Kafka less so', 'Docker, Kafka'],
  ['Good knowledge of and strong interest in linguistics', 'linguistics'],
  ['Interest in linguistics', ''],
  ['You are excited about how Kafka can help', ''],
  ['If you have an active GitHub, GitLab or Stack Overflow profile include a link', ''],
  ['I specialise in Kafka and payroll', ''],
  ['Docker (A/I)', 'Docker'],
  ['You will increase your knowledge about payroll', ''],
  ['Knowledge of boilers (A.I.T)', 'boilers'],
  ['Bachelor Degree in Business, Sales, Marketing, International Trade or Economics', ''],
  ["Bachelor's degree in physics, Docker, Kafka or Go", 'Docker, Go, Kafka'],
  ['MS plus equivalent experience in a quantitative field (e.g. electrical engineering, biology)', ''],
  ['Results-oriented, creative-problem solver', ''],
  ['Compassionate and patient demeanor', ''],
])('Read from "%s" only the demands "%s"', (line, demanded) => {
  expect(skillsIn(line)).toEqual([demanded, '']);
});

test('Read no skill from the name of the agency that recruits', () => {
  expect(skillsOf('You must know Docker.\n\nNext Recruitment Ltd')).toEqual(['Docker', '']);
});
