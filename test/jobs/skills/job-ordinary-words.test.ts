import { expect, test } from 'vitest';
import { canonicalSkill, skillCategory } from '#readers/skills';
import { readDescription, skillsIn, skillsOf } from '../descriptions.ts';

// Words of rules that also have an ordinary meaning.
test.each([
  ['Good PC skills, Sage 50 and Excel', 'Excel, PC skills, Sage 50'],
  ['Own laptop and fluent Spanish', 'fluent Spanish'],
  ['Able to lift 20 kg, forklift licence required', 'forklift licence'],
  ['Must be able to stand for long periods, walk and lift, and know HACCP', 'HACCP'],
  ['Lift installation and lift maintenance, NVQ level 3', 'Lift installation, NVQ level 3, lift maintenance'],
  ['Standing in for the manager, cash handling, front desk', 'cash handling, front desk'],
  ['Able to stand, sit and reach for telephones, computers and boxes', ''],
  ['A driving licence is essential as is experience of CNC turning', 'CNC turning, driving licence'],
  ['Experience in Kafka as is required for this role', 'Kafka'],
  ['Mailshots are sent out using Mailchimp', 'Mailchimp'],
  ['Deployments are done by the pipeline we built with Jenkins', 'Jenkins'],
  ['ServiceNow Business Rules and Docker', 'Docker, ServiceNow'],
  ['18th Edition Wiring Regs', '18th Edition'],
  ['Employment Rights Act and TUPE', 'Employment Rights Act, TUPE'],
  ['High degree of accuracy in AutoCAD drafting', 'AutoCAD'],
  ['Coaching Scrum Masters in Jira', 'Jira, Scrum'],
  ['Two years in an Accounts Payable team', 'Accounts Payable'],
  ['Experience of leading teams (Java, React)', 'Java, React'],
  ['Node.js = no compromise', 'Node.js'],
  ['Node.js is not required, Java is', 'Java'],
  ["Bachelor's degree, Salesforce required", 'Salesforce'],
  ['Enthusiastic, willing to learn, full driving licence', 'driving licence'],
  ['Kubernetes – great but complex setups', 'Kubernetes'],
  ['Handy as a carpenter and plumber', 'carpenter, plumber'],
  ['Experience in guest preference management, Opera PMS', 'Opera PMS, guest preference management'],
  ['Complete HACCP checks and cleaning records', 'HACCP, cleaning records'],
  ['Company law and employment law', 'Company law, employment law'],
  ['Website: WordPress, Elementor', 'Elementor, WordPress'],
  ['Source and submit profiles using Naukri', 'Naukri'],
  ['Hardware and software support', 'Hardware support, software support'],
  ['Marketing, product management', 'Marketing, product management'],
  ['Suspension, plenty of electrical fault tracing', 'electrical fault tracing'],
  ['Monday.com experience', 'Monday.com'],
  ['Health & Safety', 'Health & Safety'],
  ['AR/VR development', 'AR/VR'],
  ['Must be able to stand, bend and lift, forklift, HACCP', 'HACCP, forklift'],
  ['Moving and handling with walking aids and standing hoists', 'Moving and handling'],
  ['Excel and own laptop', 'Excel'],
  ['Experience with SD, FI and WM modules', 'FI, SD, WM'],
  ['Working under the CTO in Java and Go and act as lead', 'Go, Java'],
  ['Any graduate (B.Com/BBA) - Tally, Excel', 'Excel, Tally'],
  ['Experience of bookkeeping for the hospitality industry', 'bookkeeping'],
  ['Experience working with SAP, Excel and external auditors', 'Excel, SAP'],
  ['Work closely with product, design and sales teams', ''],
  ['Training in manual handling and first aid', 'first aid, manual handling'],
  ["We're after a chef with HACCP and pastry experience", 'HACCP, pastry'],
  ['Our drivers need a Class 1 licence', 'Class 1 licence'],
  ['We offer Excel classes', ''],
  ['Prepare staff meals and follow HACCP', 'HACCP'],
  ['Call handling of up to 100 calls a day using Salesforce', 'Call handling, Salesforce'],
  ['Screen and submit CVs to clients using Bullhorn', 'Bullhorn'],
  ['Knowledge of clinical guidelines (NICE)', 'NICE, clinical guidelines'],
  ['Excel is required and Access is not required', 'Excel'],
  ['If you do not have NMC registration we cannot consider you', 'NMC registration'],
  ['Able to plan lifting operations', 'lifting operations'],
  ['Experience in corporate law', 'corporate law'],
  ['First Aid at Work certificate', 'First Aid at Work'],
  ['German needed', 'German'],
  ["Bachelor's degree or equivalent and Java", 'Java'],
  ['Ability to lead the team, which uses Scrum and Jira', 'Jira, Scrum'],
  ['NVQ level 2 in plumbing', 'NVQ level 2, plumbing'],
  ['Working with SQL, Python and data scientists', 'Python, SQL'],
  ['Training on Excel provided', ''],
  ['Training provided on our systems, but Excel essential', 'Excel'],
  ['Disclosure and Barring Service check', ''],
  ['Clear written English and HACCP checks', 'English, HACCP'],
  ['Committed to safeguarding, with experience of child protection', 'child protection'],
  ['Experience of, and passion for, early years', 'early years'],
  ['Passionate about education, QTS', 'QTS'],
  ['Passionate about sales, marketing and growth', ''],
  ['Java experience: 5 years', 'Java'],
  ['SQL skills: advanced', 'SQL'],
  ['Driving licence: required', 'Driving licence'],
  ['Strong Java skills including: Spring, Hibernate', 'Hibernate, Java, Spring'],
  ['CSCS card and able to lift 25kg', 'CSCS card'],
  ['Must have Excel', 'Excel'],
  ['English essential', 'English'],
  ['Good communication skills and Excel', 'Excel'],
  ['Adept at Java', 'Java'],
  ['An interest in technology and NMC registration', 'NMC registration'],
  ['Python and R required', 'Python, R'],
  ['Collaborate using Git and Jira with other developers', 'Git, Jira'],
  ['Our client is looking for a nurse with NMC registration', 'NMC registration'],
  ['Ideally based in Leeds with a CSCS card', 'CSCS card'],
  ['Java and Docker, immediate joiners preferred', 'Docker, Java'],
  ['Able to lift 20kg and drive a forklift', 'forklift'],
  ['Able to stand for hours and carry trays', ''],
  ['We provide full PPE, CSCS required', 'CSCS'],
  ['Be helpful to guests, Opera PMS', 'Opera PMS'],
  ['Ideally placed to manage SAP rollouts', 'SAP'],
  ['Own tools, CSCS and public liability insurance', 'CSCS'],
  ['Kafka experience - email jobs@example.com', 'Kafka'],
  ['Send your CV and your Kafka experience to jobs@example.com', ''],
  ['AWS certifications: Solutions Architect', 'AWS certifications'],
  ['Excel 3+ years', 'Excel'],
  ['Go 2 years', 'Go'],
  ['Cerner EHR systems', 'Cerner EHR'],
  ['MIG AND TIG WELDING', 'MIG WELDING, TIG WELDING'],
  ['BSc or equivalent and AutoCAD', 'AutoCAD'],
  ["Bachelor's degree in Statistics or IT", ''],
  ['Strong educational background in Statistics or a similar discipline', ''],
  ['Able to bend and stoop all day', ''],
  ['Kubernetes, crouch and lift', 'Kubernetes'],
  ['Buy or sell annual leave', ''],
  ['Join our Kafka & Docker Practices in Exeter', ''],
  ['Five years working with a consulting firm: Deloitte, Oracle or SAP', ''],
  ['Zedpay and Yonder are trademarks of Zed', ''],
  ['Kafka at Zed (NASDAQ: ZEDX)', 'Kafka'],
  ['You will be subject to a government security investigation', ''],
  ['Kafka (catering at least a million users)', 'Kafka'],
  ['App design implementation in Dart', 'App design, Dart'],
  ['Web markup, including HTML5', 'HTML5'],
  ['Good knowledge of servers and iPhones', ''],
  ['ISO 27001 Certified & CMMI Level 3 Company', ''],
  ['Mode of Employment : W2', ''],
  ['ISO 13485 in a medical device company', 'ISO 13485'],
  ['Make our React apps look awesome', 'React'],
  ['The Customer Relationship Manager (CRM) must know Kafka', 'CRM, Kafka'],
  ['Kafka, unless it would be an undue hardship on payroll operations', 'Kafka'],
  ['HR Asha 98765 43210', ''],
  ['Kafka or HR 5 years', 'HR, Kafka'],
  ['Please call to schedule the interview for 11th May 2030', ''],
  ['Kafka by 11th May 2030', 'Kafka'],
  ['Please give details of the knowledge or training in payroll required for the job', ''],
  ['Please give details of your Kafka experience', 'Kafka'],
  ['Treasury and Risk Systems (TRS) organization is a critical arm of the Kafka group', ''],
  ['Ability to collaborate with partners in Engineering, Support and Product Management', ''],
  ['Able to work with colleagues in Finance, Kafka experience', 'Kafka'],
  ['Able to train colleagues in Kafka and Docker', 'Docker, Kafka'],
  ['The Technical Product Manager (TPM) has Kafka experience', 'Kafka'],
  ['Certified Information Security Manager (CISM)', 'CISM'],
  ['System Center Configuration Manager (SCCM)', 'SCCM'],
  ['A background in Computer Science or Information Technology, and Kafka', 'Kafka'],
  ['A background in Computer Science (Kafka, Docker)', 'Computer Science, Docker, Kafka'],
  ['Automate with Kafka to avoid undue burden on others', 'Kafka'],
  ['The IT Department is one of three, and you must know Kafka', 'Kafka'],
  ['Reference Number IN76337986_E2', ''],
  ['Reference code in Kafka', 'Kafka'],
  ['Acme offers competitive salaries to Kafka engineers', 'Kafka'],
  ['Acme offers competitive salaries and Kafka courses', ''],
  ['Unless an undue hardship, Kafka is required', 'Kafka'],
  ['Service line management with Kafka', 'Kafka, Service line management'],
  ['Get full access to Kafka and configure it', 'Kafka'],
  ['Knowledge of the law on personal data protection and Kafka', 'Kafka, data protection'],
  ['KYC and due diligence/background checks on customers', 'KYC, due diligence'],
  ['Experience in Utilities', 'Utilities'],
  ['Service Line Kafka Services', ''],
  ['Get instant access to learning portals like Kafka', ''],
  ['Thank you Asha Team HR - ACME', ''],
  ['We are hiring a clerk with Kafka experience for a well reputed manufacturing company', 'Kafka'],
  ['Three years for a reputed manufacturing company', 'manufacturing'],
  ['B.E in ECE, EEE, EIE', ''],
  ['I agree to the processing of my personal data in accordance with the Law on Personal Data Protection', ''],
  ['Familiar with Respective Engineering', ''],
])('Read from "%s" the demands %s', (line, demanded) => {
  expect(skillsIn(line)).toEqual([demanded, '']);
});

test.each([
  'One year experience in payroll, bookkeeping and Kafka',
  'At least one year in Java, SQL and AWS',
  'Level one food hygiene, first aid, manual handling',
  'Any previous experience of cash handling, stock taking and EPOS',
  '10 years, 5 of which in Java, Kafka, Docker',
  'Version 8 of Java, Kafka, Docker',
  'HACCP and food hygiene are acceptable to auditors',
  'Word, Excel, Outlook any one of our team can train you',
  'Cash handling, EPOS, stock taking, whichever shift you work',
  'Key stage one phonics, maths and reading',
  'Two of our products use React, Node.js and AWS',
  'Manage any queries about VAT, PAYE and CIS',
  'Must be able to do any welding, grinding and fabrication',
])('Read no alternatives from "%s"', (line) => {
  const { required } = readDescription(`Requirements\n- ${line}`);
  expect(required.length).toBeGreaterThan(1);
  expect(required.flatMap(({ alternatives = [] }) => alternatives)).toEqual([]);
});

test('Continue a list after a bracket about one of its alternatives', () => {
  const { required } = readDescription('Requirements\n- AWS, Azure (AKS), or GCP');
  expect(required.map(({ alternatives }) => alternatives?.length)).toEqual([3, 3, 3, 3]);
});

test.each(["Skills you'll learn", 'Skills we will teach you'])('Require nothing under "%s"', (heading) => {
  expect(skillsOf(`Requirements\n- Docker\n\n${heading}\n- Kafka`)).toEqual(['Docker', '']);
});

test.each(['Call centre experience with Kafka', 'Send invoices with Kafka', 'Interested in Kafka'])(
  'Do not read "%s" after a list as an invitation to apply',
  (line) => {
    expect(skillsOf(`Requirements\n- Docker\n\n${line}\nKnowledge of Jira`)[0]).toContain('Jira');
  },
);

test('Apply "an advantage" to the last of two skills with a comma between them', () => {
  expect(skillsOf('Requirements\n- Full licence, forklift an advantage')).toEqual(['Full licence', 'forklift']);
  expect(skillsOf('Requirements\n- AWS, Azure, GCP a plus')).toEqual(['', 'AWS, Azure, GCP']);
});

test.each([
  "Would be nice but isn't essential",
  "Would be great but isn't required",
  'Nice to have, not strictly essential',
])('Open preferences at "%s"', (heading) => {
  expect(skillsOf(`Requirements\n- Docker\n\n${heading}\n- Kafka`)).toEqual(['Docker', 'Kafka']);
});

test.each([
  'The successful applicant',
  'Candidates will have',
  'Person spec',
  'Your strengths',
  "What's expected",
  'To succeed in this role',
  'To apply you will need',
  'Why you are a great fit',
  'About the person',
  'About the successful candidate',
  'Essential and desirable criteria',
])('Open requirements at "%s"', (heading) => {
  const { required } = readDescription(`We bake bread.\n\n${heading}\n- Docker\n- Kafka`);
  expect(required.map(({ evidence }) => evidence?.rule)).toEqual(['requirement', 'requirement']);
});

test('Continue the requirements after a duty of care regardless of age', () => {
  const text = 'Requirements\n- Treat all patients equally regardless of age\n- Phlebotomy\n- Wound care';
  expect(skillsOf(text)).toEqual(['Phlebotomy, Wound care', '']);
});

test.each([
  ['Java - Mandatory, AWS - Optional', 'Java', 'AWS'],
  ['Java - essential, AWS - desirable, Docker - desirable', 'Java', 'AWS, Docker'],
  ['Essential - Java, Desirable - AWS', 'Java', 'AWS'],
  ['Primary skills: Java; Secondary skills: AWS', 'Java', 'AWS'],
  ['Must: Java. Plus: AWS.', 'Java', 'AWS'],
  ['Docker, a big plus', '', 'Docker'],
  ['Phlebotomy experience: desirable', '', 'Phlebotomy'],
  ['Xero, a driving licence would be an advantage', 'Xero', 'driving licence'],
  ['Java essential / AWS desirable', 'Java', 'AWS'],
  ['You need Java and AWS is a bonus', 'Java', 'AWS'],
  ['Must have Java with AWS as a bonus', 'Java', 'AWS'],
  ['Experience of Java and knowledge of AWS would be an advantage', 'Java', 'AWS'],
  ['Essential Java, desirable AWS', 'Java', 'AWS'],
  ['Ideally AWS, definitely Java', 'Java', 'AWS'],
  ['SEO would be valued', '', 'SEO'],
  ['You must have Java and it would be great if you had AWS', 'Java', 'AWS'],
  ['SEO welcome', '', 'SEO'],
  ['SEO (advantage)', '', 'SEO'],
  ['SEO if possible', '', 'SEO'],
  ['Java, SQL. Nice: SEO', 'Java, SQL', 'SEO'],
  ['Von Vorteil: SEO', '', 'SEO'],
  ['Idealerweise SEO', '', 'SEO'],
  ['Possibly SEO', '', 'SEO'],
  ['NMC registration, phlebotomy desirable', 'NMC registration', 'phlebotomy'],
  ['HGV class 1, ADR desirable', 'HGV class 1', 'ADR'],
  ['Nice to have Docker, must have Java', 'Java', 'Docker'],
  ['Experience in a similar role, ideally in retail, with Shopify and Excel', 'Excel, Shopify', 'retail'],
  ['Access is useful but Excel is essential', 'Excel', 'Access'],
  ['SQL helps but Excel is a must', 'Excel', 'SQL'],
  ['Deploy Kafka if possible', 'Kafka', ''],
  ['Object-oriented design, preferably in Java, Scala or Go', 'Object-oriented design', 'Go, Java, Scala'],
  ['Not compulsory/not a requirement but good to have CISSP', '', 'CISSP'],
  ['Plus to have Kafka', '', 'Kafka'],
  ['Knowledge of container shipping is an advantage', '', 'container shipping'],
])('Read from "%s" the demands "%s" and the preferences "%s"', (line, demanded, wished) => {
  expect(skillsIn(line)).toEqual([demanded, wished]);
});

const closingHeadings = [
  "What's in it for me",
  'Employee benefits',
  'Working hours',
  'Further information',
  'Bonus scheme',
];
test.each(closingHeadings)('End the requirements at "%s", above a list and above a paragraph', (heading) => {
  const before = 'Requirements\n- Docker\n- Kafka\n\n';
  expect(skillsOf(`${before}${heading}\n- Excel lessons on Friday\n- Cake`)).toEqual(['Docker, Kafka', '']);
  expect(skillsOf(`${before}${heading}\nExcel, Jira and cake on every Friday of the year.`)).toEqual([
    'Docker, Kafka',
    '',
  ]);
});

test('Keep lines that could end the requirements where each demand is a line', () => {
  expect(skillsOf('Requirements\nDocker\nLocation\nKafka\nRedis')[0]).toContain('Kafka');
});

test.each([
  ['The successful candidate will have NMC registration and phlebotomy.', 'NMC registration, phlebotomy'],
  ['Candidates should hold a CSCS card.', 'CSCS card'],
  ['You hold an SIA licence.', 'SIA licence'],
  ['We are searching for an assistant with payroll and Xero.', 'Xero, payroll'],
  ['The key requirements are QTS and phonics.', 'QTS, phonics'],
  ['Our client is looking for a nurse with NMC registration and cannulation.', 'NMC registration, cannulation'],
  ['We want to hear from people with payroll and Sage.', 'Sage, payroll'],
  ["You've got Kafka and Jira.", 'Jira, Kafka'],
  ['We are recruiting a clerk with payroll experience.', 'payroll'],
  ["You've got the support of the Kafka team.", ''],
  ['This role offers a unique opportunity to grow your expertise while working on a procurement suite.', ''],
  ['You need an equivalent combination of education, training and experience.', ''],
  ['You need a high school diploma or GED/diploma and payroll experience.', 'payroll'],
  ['You must call HR at ext. 1000 to apply.', ''],
  ['You need a current payroll certificate issued by the Oklahoma Board of Nursing.', 'payroll'],
  ['You need to explain Kafka to non-technical people (sales, marketing).', 'Kafka'],
  ['You need experience with SQLÂ', 'SQL'],
  ['You need a Heavy Rigid Victorian Driver Licence.', 'Heavy Rigid Victorian Driver Licence'],
  ['You will have access to Excel training.', ''],
  ['We help people with dementia.', ''],
])('Read from "%s" in running text the demands %s', (sentence, demanded) => {
  expect(skillsOf(`We bake bread in Leeds. ${sentence}`)).toEqual([demanded, '']);
});

test('Read no company name from a sentence about a language in long use', () => {
  const [required] = skillsOf('Python has been our main language since 2015.\n\nRequirements\n- Python\n- SQL');
  expect(required).toContain('Python');
});

test('Read "Java or experience of Python" as two alternatives', () => {
  const { required } = readDescription('Requirements\n- Java or experience of Python');
  expect(required.map(({ alternatives }) => alternatives?.length)).toEqual([1, 1]);
});

test('Read short names of technologies only where a posting names another technology', () => {
  const lines = (...others: string[]) =>
    ['Experience with SVN', 'Experience with RDS', ...others].map((one) => `- ${one}`);
  expect(skillsOf(`Requirements\n${lines('Knowledge of Payroll').join('\n')}`, 'Veterinary Nurse')[0]).not.toMatch(
    /SVN|RDS/,
  );
  expect(skillsOf(`Requirements\n${lines('Knowledge of Docker').join('\n')}`, 'Clerk')[0]).toMatch(/RDS.*SVN/);
  expect(skillsOf(`Requirements\n${lines().join('\n')}`, 'Java Developer')[0]).toMatch(/RDS.*SVN/);
});

test.each([
  'Stellar communication skills',
  'Fortify your team',
  'Ripple effects in the team',
  'Tempering, Ganache and Praline',
  'Present board reports to the ELT',
  'Salsa, Samba and Ballroom',
])('Read no technology from "%s"', (line) => {
  const { required } = readDescription(`Requirements\n- Payroll\n- ${line}`);
  for (const { skill } of required)
    expect(['blockchain', 'network', 'security', 'data']).not.toContain(skillCategory(canonicalSkill(skill)));
});
