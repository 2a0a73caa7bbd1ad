import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResumeProfile } from '../../src/readers/resume/profile/profile-reader.ts';
import type { ResumeProfile } from '../../src/readers/resume/profile/resume-profile.ts';
import type { ResumeLine } from '../../src/readers/resume/resume-document.ts';

const asOf = '2026-06-30';

/** "## " stands before a large bold line, "** " before a bold one. */
const linesOf = (text: string, sized = false): ResumeLine[] =>
  text.split('\n').map((line) => {
    const mark = /^(?:##|\*\*) /.exec(line)?.[0] ?? '';
    return {
      text: line.slice(mark.length),
      size: sized ? (mark === '## ' ? 1.8 : 1) : null,
      bold: sized && mark !== '',
    };
  });
const read = (text: string, sized = false): ResumeProfile => readResumeProfile(linesOf(text, sized), asOf);
const held = (profile: ResumeProfile) =>
  profile.employments.map(
    ({ title, employer, from, to, current }) => `${title} @ ${employer} ${from}..${current ? 'now' : to}`,
  );
const inExperience = (text: string) => held(read(`Experience\n${text}`));

const whole = `Asha Rao
Backend Engineer | Payments
Pune, Maharashtra 411001 | +91 98765 43210 | asha.rao@example.com | github.com/asharao
SUMMARY
Engineer with 7+ years of experience in payments.
PROFESSIONAL EXPERIENCE
Northwind Traders Ltd, Pune
Senior Software Engineer Jan 2022 - Present
• Rebuilt the billing pipeline on Kafka and PostgreSQL.
Bluefin Technologies
Software Engineer Jul 2018 - Dec 2021
• Wrote services in Java with PostgreSQL.
Software Engineering Intern Jan 2018 - Jun 2018
• Tested forms.
PROJECTS
Claims Gateway Mar 2020
• A gateway between hospitals and insurers.
EDUCATION
B.Tech in Computer Science, Riverside University 2014 - 2018
SKILLS
Kafka, Java, PostgreSQL, Teamwork`;

test('Extract person, positions, schools, projects and years', () => {
  const profile = read(whole);
  expect(profile).toMatchObject({
    asOf,
    language: 'en',
    name: 'Asha Rao',
    headline: 'Backend Engineer',
    location: 'Pune, Maharashtra',
    emails: ['asha.rao@example.com'],
    phones: ['+91 98765 43210'],
    links: ['github.com/asharao'],
    projects: ['Claims Gateway'],
    statedExperienceYears: 7,
    totalExperienceYears: 8,
    relevantExperienceYears: 8,
  });
  expect(held(profile)).toEqual([
    'Senior Software Engineer @ Northwind Traders Ltd 2022-01..now',
    'Software Engineer @ Bluefin Technologies 2018-07..2021-12',
    'Software Engineering Intern @ Bluefin Technologies 2018-01..2018-06',
  ]);
  expect(profile.education).toEqual([
    { institution: 'Riverside University', degree: 'B.Tech in Computer Science', from: '2014', to: '2018' },
  ]);
  const years = Object.fromEntries(profile.skills.map(({ skill, years: known }) => [skill, known]));
  expect(years).toMatchObject({ Kafka: 4.5, PostgreSQL: 8, Java: 3.5 });
  expect(profile.skills[0]?.skill).toBe('PostgreSQL');
  expect(profile.skills.at(-1)?.skill).toBe('Teamwork');
  expect(profile.employments[0]?.skills).toEqual(expect.arrayContaining(['Kafka', 'PostgreSQL']));
});

test('Return the same profile for the same lines', () => {
  expect(read(whole)).toEqual(read(whole));
});

test('Read sections in any order', () => {
  const [head = '', ...rest] = whole.split(/\n(?=[A-Z]{6,}(?: [A-Z]+)?$)/m);
  for (const order of [rest, [...rest].reverse()]) {
    const profile = read([head, ...order].join('\n'));
    expect(profile.totalExperienceYears).toBe(8);
    expect(profile.education[0]?.institution).toBe('Riverside University');
    expect(profile.projects).toEqual(['Claims Gateway']);
  }
});

test.each([
  'WORK EXPERIENCE',
  'W O R K  E X P E R I E N C E',
  'Employment History:',
  'Professional Background',
  'Career History',
  'Relevant Work Experience',
  'Berufserfahrung',
])('Recognize "%s" as a heading of positions', (heading) => {
  expect(held(read(`Ada Byron\n${heading}\nAnalyst, Acme Ltd, 2019 - 2020`))).toEqual([
    'Analyst @ Acme Ltd 2019..2020',
  ]);
});

test.each<[string, string[]]>([
  ['Senior Engineer at Acme GmbH, Berlin (2019 - 2021)', ['Senior Engineer @ Acme GmbH 2019..2021']],
  ['Acme Corp — Data Analyst (Mar 2019 – Present)', ['Data Analyst @ Acme Corp 2019-03..now']],
  ['Data Analyst | Acme Corp | Mumbai | 2019 - 2021', ['Data Analyst @ Acme Corp 2019..2021']],
  ['2019 - 2021: Data Analyst, Harbour (Israel, Haifa)', ['Data Analyst @ Harbour 2019..2021']],
  [
    'Nurse\nSt. Mary Hospital, Austin, TX\n05/2018 - 07/2020\n• Cared for patients.',
    ['Nurse @ St. Mary Hospital 2018-05..2020-07'],
  ],
  [
    'Harbour Springfield, IL\nSoftware Engineer Oct 2016 - Present\n• Built things.',
    ['Software Engineer @ Harbour 2016-10..now'],
  ],
  ['01/2014 to Current\nHead Chef Company Name City, State\n• Cooked.', ['Head Chef @ null 2014-01..now']],
  ['Web Developer Nivo Technologies, Herzliya, Israel 2020-present', ['Web Developer @ Nivo Technologies 2020..now']],
  [
    'Vice President, Retail Operations\nTelhaven\nAug 2020 - Present',
    ['Vice President, Retail Operations @ Telhaven 2020-08..now'],
  ],
  [
    'Acme Corp\nLead Engineer 2021 - 2023\n• Led a team.\nEngineer 2019 - 2021\n• Built it.',
    ['Lead Engineer @ Acme Corp 2021..2023', 'Engineer @ Acme Corp 2019..2021'],
  ],
  [
    'Company: Zenith Software\nDesignation: Java Developer\nDuration: Jan 2015 to Mar 2017',
    ['Java Developer @ Zenith Software 2015-01..2017-03'],
  ],
  ['Client: Meridian Bank\nRole: QA Analyst\nDuration: 2015 - 2017', ['QA Analyst @ Meridian Bank 2015..2017']],
  [
    'Worked as a Test Engineer in Winsome Pvt Ltd from 3 May 2016 till date',
    ['Test Engineer @ Winsome Pvt Ltd 2016-05..now'],
  ],
  [
    'Sr. Accountant\nHarbour Foods Inc.\nMar 2021 -\nJun 2023',
    ['Sr. Accountant @ Harbour Foods Inc. 2021-03..2023-06'],
  ],
  ['Bakery Manager, Acme Ltd\n• Ran a shop; in 2019 we opened a second one.', ['Bakery Manager @ Acme Ltd null..null']],
  ['iOS Developer (Harbour Solutions) 2017 - 2019', ['iOS Developer @ Harbour Solutions 2017..2019']],
  ['iOS Developer, Acme Corp (Full-time)\nJune 2017 - Present', ['iOS Developer @ Acme Corp 2017-06..now']],
  ['Cloud Solutions Consultant 2017 - 2019', ['Cloud Solutions Consultant @ null 2017..2019']],
  ['September 2014\nto\nAugust 2015\nCompany Name City, State Chief Cook', ['Chief Cook @ null 2014-09..2015-08']],
  [
    'Nexwave AI, Co-Founder & CTO San Francisco, CA\n• Built a model that serves two million requests June 2023 - present',
    ['Co-Founder & CTO @ Nexwave AI 2023-06..now'],
  ],
  [
    'Nexwave AI, Co-Founder & CTO\n• Built a model.\n• Sold it.\n• Did more.\nSan Francisco, CA\nJune 2020 - May 2023',
    ['Co-Founder & CTO @ Nexwave AI 2020-06..2023-05'],
  ],
  ['Applied Harbours\nBuyer\n2016 - 2019', ['Buyer @ Applied Harbours 2016..2019']],
  ['sous chef, 01/2012 to 01/2013\nCompany Name – City, State', ['sous chef @ null 2012-01..2013-01']],
  ['Harbour Springfield, IL\nClerk 2019 - 2020', ['Clerk @ Harbour 2019..2020']],
  ['Organizer, University of Toronto, 2019 - 2020', ['Organizer @ University of Toronto 2019..2020']],
])('Read a position from %j', (text, positions) => {
  expect(inExperience(text)).toEqual(positions);
});

test.each([
  'Improved systems at large scale in 2019',
  'Company: Company Name',
  'Excellent at solving hard problems',
  '• In 2019 - 2020 the team grew by 40%.',
  'Engineer Jun 2031 - Dec 2032',
])('Find no position in "%s"', (text) => {
  expect(inExperience(text)).toEqual([]);
});

test('Exclude schools, volunteering and projects from positions', () => {
  const text = `Ada Byron
Education
B.Sc. Mathematics, Riverside University, 2010 - 2013
Volunteer Experience
Food Bank, Coordinator 2012 - 2019
Projects
Fish Counter, lead developer, 2018 - 2020`;
  expect(read(text)).toMatchObject({ employments: [], totalExperienceYears: null });
});

test.each<[string, Partial<ResumeProfile>]>([['internships where there are positions', { totalExperienceYears: 2 }]])(
  'Exclude %s from the years',
  (_what, expected) => {
    expect(
      read('Experience\nEngineer, Acme Ltd, Jan 2020 - Dec 2021\nIntern, Acme Ltd, Jan 2018 - Dec 2019'),
    ).toMatchObject(expected);
  },
);

test('Count internships if there is nothing else', () => {
  expect(read('Experience\nIntern, Acme Ltd, Jan 2018 - Jun 2018').totalExperienceYears).toBe(0.5);
});

test.each<[string, number | null, number | null]>([
  ['15+ years of hands-on engineering expertise', 15, 15],
  ['over 5 years of experience in sales', 5, 5],
  ['Total experience: 7.5 yrs', 7.5, 7.5],
  ['3 years and 6 months of experience', 3.5, 3.5],
  ['With over two decades of experience', 20, 20],
  ['seven years experience as a nurse', 7, 7],
  ['a company with 99 years of experience', null, null],
  ['I am 30 years old', null, null],
])('Read "%s" as %s', (text, stated, total) => {
  expect(read(`Ada Byron\nSummary\n${text}`)).toMatchObject({
    statedExperienceYears: stated,
    totalExperienceYears: total,
  });
});

test('Prefer positions to stated years, unless a position has no dates', () => {
  const dated = 'Summary\nOver 15 years of experience\nExperience\nEngineer, Acme Ltd, Jan 2020 - Dec 2021';
  expect(read(dated).totalExperienceYears).toBe(2);
  expect(read(`${dated}\nAnalyst, Bluefin Ltd`).totalExperienceYears).toBe(15);
});

test('Count positions of the same kind as the current one as relevant years', () => {
  const text = `Experience
Java Developer, Acme Ltd, Jan 2022 - Present
Waiter, Harbour Cafe, Jan 2019 - Dec 2021
Programmer, Bluefin Ltd, Jan 2017 - Dec 2018`;
  expect(read(text)).toMatchObject({ totalExperienceYears: 9.5, relevantExperienceYears: 6.5 });
});

test('Treat a contract that ends in the future as the current job', () => {
  expect(inExperience('Engineer, Acme Ltd, Jan 2024 - Dec 2027')).toEqual(['Engineer @ Acme Ltd 2024-01..now']);
});

test.each([
  ["JOHN MCKAY-O'NEIL\njohn@x.example", "John McKay-O'Neil"],
  ['Curriculum Vitae\nMaría José de la Cruz\nmjcruz@x.example', 'María José de la Cruz'],
  ['RESUME\nName: Asha Rao\nEmail: a@x.example', 'Asha Rao'],
  ['Senior Accountant\nAda Byron\nada.byron@x.example', 'Ada Byron'],
  ['J O H N  D O E\nSales Manager', 'John Doe'],
  ['J O H N D O E\njohn.doe@x.example', 'John Doe'],
  ['J O H N D O E\nsales@x.example', null],
  ['Priya Nair, MBA | Mumbai | priya@x.example', 'Priya Nair'],
  ['Meera Rao Email: meera@x.example', 'Meera Rao'],
  ['王 小明\nwang@x.example', '王小明'],
  ['ACCOUNTANT\nSummary\nMany years.', null],
  ['Business Development\nSummary\nMany years.', null],
  ['Acme Technologies Ltd\nSummary', null],
])('Read the name in %j as %s', (text, name) => {
  expect(read(text).name).toBe(name);
});

test('Use the largest text as the name further down, unless it is a heading', () => {
  const text = '** Tools\nPython\nExcel\n## NORA PERLMAN\nData Analyst\n** Experience\nAnalyst, Acme Ltd, 2019 - 2020';
  expect(read(text, true)).toMatchObject({ name: 'Nora Perlman', headline: 'Data Analyst' });
});

test.each([
  ['Address: 12 Elm Road, Springfield, IL 62701', 'Springfield, IL'],
  ['Mountain View, CA | 555-123-4567', 'Mountain View, CA'],
  ['Location: Haifa', 'Haifa'],
  ['Toronto, ON, Canada', 'Toronto, ON, Canada'],
  ['Bengaluru, Karnataka, India', 'Bengaluru, Karnataka, India'],
  ['Leeds, West Yorkshire | ada@x.example | 0113 496 0000', 'Leeds, West Yorkshire'],
  ['Leeds | ada@x.example', 'Leeds'],
])('Read the location in "%s" as %s', (line, place) => {
  expect(read(`Ada Byron\n${line}\nExperience\nEngineer, Acme Ltd, Oslo, Norway, 2019 - 2020`).location).toBe(place);
});

test('Ignore the location of an employer', () => {
  expect(
    read('Ada Byron\nada@x.example\nExperience\nEngineer, Acme Ltd, Oslo, Norway, 2019 - 2020').location,
  ).toBeNull();
});

test.each([
  ['(+82) 10-5550-1234', ['(+82) 10-5550-1234']],
  ['607.555.0143', ['607.555.0143']],
  ['Springfield, CA 94588 (555) 123-4567', ['(555) 123-4567']],
  ['Phone: 555 1234', ['555 1234']],
  ['Mobile: +49  170 555 012 34', ['+49 170 555 012 34']],
  ['2015 - 2019', []],
  ['192.168.100.120', []],
  ['+49 170 *** *** **', []],
])('Find the phone numbers in "%s"', (line, phones) => {
  expect(read(`Ada Byron\n${line}`).phones).toEqual(phones);
});

test('Exclude contact data of references', () => {
  const text = 'Ada Byron\nada@x.example\nReferences\nProf. Grace Miller, grace@y.example, +1 415 555 0100';
  expect(read(text)).toMatchObject({ name: 'Ada Byron', emails: ['ada@x.example'], phones: [] });
});

test.each([
  ['LinkedIn: ada-byron', ['linkedin.com/in/ada-byron']],
  ['https://www.linkedin.com/in/ada-byron/ | adabyron.dev', ['https://www.linkedin.com/in/ada-byron/', 'adabyron.dev']],
  ['ASP.NET, Node.js, ada@x.example', []],
])('Find the links in "%s"', (line, links) => {
  expect(new Set(read(`Ada Byron\n${line}`).links)).toEqual(new Set(links));
});

test('Detect the language of a resume in another language', () => {
  const text = 'Erfahrene Buchhalterin mit langjähriger Verantwortung für den Jahresabschluss und die Umsatzsteuer';
  expect(read(`Ada Byron\n${text}`).language).toBe('de');
});

test.each([
  ['nothing', ''],
  ['one endless word', 'x'.repeat(200_000)],
  ['one endless line of dates', '2019 - '.repeat(28_000)],
  ['a flood of years', '9 years of experience '.repeat(9_000)],
  ['blanks', ' '.repeat(200_000)],
  ['at-signs', '@a.'.repeat(66_000)],
  ['digits', '1'.repeat(200_000)],
  ['dashes and bars', '- | '.repeat(50_000)],
  ['parentheses', '('.repeat(200_000)],
  ['dots', 'a.'.repeat(100_000)],
  ['commas and places', 'Pune, India, '.repeat(15_000)],
  ['letters apart', 'A '.repeat(100_000)],
  ['many short lines', 'Engineer 2019 - 2020\n'.repeat(9_000)],
  ['many blank lines', '\n'.repeat(200_000)],
  ['labels', 'Company: Acme Ltd\n'.repeat(11_000)],
])('Read %s in bounded time', (_what, text) => {
  const profile = read(text);
  expect(profile.employments.length).toBeLessThanOrEqual(60);
  expect(profile.totalExperienceYears ?? 0).toBeLessThanOrEqual(60);
});

const month = fc.integer({ min: 0, max: 12 * 14 }).map((n) => [2010 + Math.floor(n / 12), (n % 12) + 1] as const);
const two = (n: number) => String(n).padStart(2, '0');
const position = fc
  .tuple(month, fc.integer({ min: 0, max: 24 }), fc.constantFrom('Engineer', 'Nurse', 'Sales Manager', 'Chef'))
  .map(([[year, start], length, title]) => {
    const end = year * 12 + start - 1 + length;
    return `${title}, Acme Ltd, ${two(start)}/${year} - ${two((end % 12) + 1)}/${Math.floor(end / 12)}`;
  });
const total = (positions: readonly string[]) => read(`Experience\n${positions.join('\n')}`).totalExperienceYears ?? 0;

test('Never lower the total for one more position, ignore duplicates and order', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 6 }), position, (positions, more) => {
      const years = total(positions);
      expect(total([...positions, more])).toBeGreaterThanOrEqual(years);
      expect(total([...positions].reverse())).toBe(years);
      expect(total([...positions, ...positions])).toBe(years);
    }),
    { numRuns: 60 },
  );
});
