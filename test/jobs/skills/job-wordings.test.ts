import { expect, test } from 'vitest';
import { readJob } from '../../../src/modules/jobs/index.ts';
import { skillsOf } from '../descriptions.ts';

const withLine = (line: string): string[] => skillsOf(`Requirements\n- Docker\n- Excel\n- ${line}`);
const groupsOf = (jd_text: string, title = 'Engineer'): string[] =>
  readJob({ title, jd_text, description: null, required_skills: [], preferred_skills: [] }).required.map(
    ({ skill, alternatives = [] }) => [skill, ...alternatives].toSorted().join('|'),
  );

test('Keep alternatives together that the duties name too', () => {
  const jd =
    'You will\n- Own our PostgreSQL schemas\nRequirements\n- PostgreSQL or MySQL in production\n- Docker\n- Linux';
  expect(groupsOf(jd)).toContain('MySQL|PostgreSQL');
});

test.each([
  ['Rich expertise in Java frameworks like Spring MVC, Struts, Hibernate', 'Java'],
  ['Python libraries (Pandas, NumPy)', 'Python'],
])('Demand the language of "%s" on its own', (line, language) => {
  expect(groupsOf(`Requirements\n- Docker\n- ${line}`)).toContain(language);
});

test.each([
  'Coordinate with the Scrum Master',
  'Share technical inputs with Project Managers/ Scrum Master',
  'Compliance to all relevant Acme Global policies and procedures related to Quality, Security and Business Continuity.',
  'Application due',
  '5 years of experience, min 2 years in GCC',
])('Require nothing from "%s"', (line) => {
  expect(withLine(line)[0]).toBe('Docker, Excel');
});

test('Require nothing that a short sentence denies', () => {
  const jd = 'Java developer wanted. Spring Boot, Hibernate, Kafka. Minimum 3 years. Not required: Angular.';
  expect(skillsOf(jd, 'Java Developer')[0]).toBe('Hibernate, Java, Kafka, Spring Boot');
});

test.each([
  ['Bilingual in French and English', 'Docker, English, Excel, French'],
  [
    'Ability to effectively communicate in the English language verbally and in writing.',
    'Docker, English language, Excel',
  ],
  ['Windows Systems Administration', 'Docker, Excel, Windows Systems Administration'],
])('Read "%s" as a recruiter does', (line, required) => {
  expect(withLine(line)[0]).toBe(required);
});

test.each([
  ['Exposure to Sage 200 ideal, other systems considered', 'Sage 200'],
  ['VNA licence = extra £1.20ph', 'VNA licence'],
  ['1+ year of experience in hematology, chemistry and phlebotomy strongly preferred', 'hematology'],
  ['Setswana will be a recommendation', 'Setswana'],
])('Only prefer what "%s" names', (line, skill) => {
  const [required, preferred] = withLine(line);
  expect(required).toBe('Docker, Excel');
  expect(preferred).toContain(skill);
});

test('Prefer only the second of two statements that lack a full stop between them', () => {
  const line =
    'Understanding of fundamental encryption mechanisms Participation in Open Source initiatives is a huge benefit';
  expect(withLine(line)).toEqual(['Docker, Excel, encryption', 'Open Source']);
});

test('Read line breaks that an export wrote out', () => {
  const jd = String.raw`Skills required:\n- HACCP\n- Butchery\n\nNice to have:\n- Pastry\n\nExperience: 3+ yrs`;
  expect(skillsOf(jd)).toEqual(['Butchery, HACCP', 'Pastry']);
});

test('Read rows of a table whose first column labels the second', () => {
  const jd = 'Requirements\tIrrigation; pruning\nLanguage\tDutch and English\nSystems\tMS Excel';
  expect(skillsOf(jd)[0]?.split(', ')).toEqual(expect.arrayContaining(['Irrigation', 'Dutch', 'English', 'MS Excel']));
});

test('Quote short sentences as the description has them', () => {
  const jd_text = 'Java developer wanted. Spring Boot. Hibernate. Kafka.';
  const { required } = readJob({
    title: 'Developer',
    jd_text,
    description: null,
    required_skills: [],
    preferred_skills: [],
  });
  expect(required.map(({ evidence }) => evidence?.line)).toContain(jd_text);
});

test('Show where the description demands a listed skill', () => {
  const jd_text = 'Requirements\n- Solid Kubernetes\n- Excel';
  const { required } = readJob({
    title: 'Engineer',
    jd_text,
    description: null,
    required_skills: ['k8s'],
    preferred_skills: [],
  });
  expect(required[0]).toMatchObject({ skill: 'k8s', source: 'listed', evidence: { line: 'Solid Kubernetes' } });
});
