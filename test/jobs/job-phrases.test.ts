import { expect, test } from 'vitest';
import { type JobReading, readJob } from '../../src/modules/jobs/index.ts';

const read = (description: string, title = 'Clerk'): JobReading =>
  readJob({ title, jd_text: null, description, required_skills: [], preferred_skills: [] });
const named = (skills: JobReading['required']): string[] => skills.map(({ skill }) => skill);
const requiredIn = (line: string): string[] => named(read(`Requirements:\n- ${line}\n- Good manners`).required);

test('What stands beside a demand phrase is demanded, known or not', () => {
  expect(requiredIn('Experience with coin kiosks and price guns')).toEqual(['coin kiosks', 'price guns']);
  expect(requiredIn('Good understanding of parcel lockers and how to stay calm')).toEqual(['parcel lockers']);
  expect(requiredIn('Experience building coin kiosks')).toEqual(['coin kiosks']);
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

test('A general word is a skill where it is demanded, and none elsewhere', () => {
  expect(requiredIn('Knowledge of automation and databases')).toEqual(['automation', 'databases']);
  expect(named(read('You will enjoy automation and our databases.').required)).toEqual([]);
});

test('Short abbreviations count in a list, and codes of the portal do not', () => {
  expect(requiredIn('EMS/NMS/FCAPS')).toEqual(['EMS', 'NMS', 'FCAPS']);
  expect(requiredIn('Java, Docker, CI and Git')).toContain('CI');
  expect(requiredIn('LI-GSK')).toEqual([]);
});

test('A heading that lists what follows opens its section', () => {
  const { required, preferred } = read(
    'Required qualifications, capabilities, and skills\n- Kafka\nPreferred qualifications, capabilities, and skills\n- Terraform',
  );
  expect([named(required), named(preferred)]).toEqual([['Kafka'], ['Terraform']]);
});

test('"A plus" after the last item of an enumeration is about all of it, unless part of it is a must', () => {
  const { required, preferred } = read('Requirements:\n- Hands-on with Bash, SQL, or Terraform is a plus\n- Kafka');
  expect(named(required)).toEqual(['Kafka']);
  expect(named(preferred).toSorted()).toEqual(['Bash', 'SQL', 'Terraform']);
  const firm = read('Requirements:\n- You must know Kafka, and Terraform is a plus\n- Java');
  expect(named(firm.required).toSorted()).toEqual(['Java', 'Kafka']);
});

test('Without punctuation "plus" is about what follows the demand phrase before it', () => {
  const filler = 'company grows every year and serves people across many towns '.repeat(6);
  const { required, preferred } = read(
    `${filler}experience kafka and terraform experience docker kubernetes is a plus we pay well`,
  );
  expect(named(preferred).toSorted()).toEqual(['docker', 'kubernetes']);
  expect(named(required).toSorted()).toEqual(['kafka', 'terraform']);
});

test('Fields of study and certificates of the company are no demands', () => {
  expect(requiredIn('B.Tech/B.E. in Electronics, Telecommunications')).toEqual([]);
  expect(requiredIn('University education in e.g. Econometrics, Mathematics')).toEqual([]);
  expect(
    named(read('ISO 27001 certified and CMMI level 3 company\nWe hire for our HR consulting firm').required),
  ).toEqual([]);
});

test('An "add-on" is preferred', () => {
  const { required, preferred } = read(
    'Requirements:\n- Kafka\n- Terraform will be an add-on\n- Docker and Helm are pluses',
  );
  expect(named(required)).toEqual(['Kafka']);
  expect(named(preferred).toSorted()).toEqual(['Docker', 'Helm', 'Terraform']);
});

test('Without punctuation "qualification" opens the requirements', () => {
  const filler = 'company grows every year and serves people across many towns '.repeat(8);
  const { required } = read(`${filler}duty assigned qualification deep understanding kafka terraform stored procedure`);
  expect(named(required).toSorted()).toEqual(['kafka', 'stored procedure', 'terraform']);
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
