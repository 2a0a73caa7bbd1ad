import { describe, expect, it } from 'vitest';
import { canonicalSkill, findSkills, skillName } from '#readers/skills';
import { readJob } from '../../../src/modules/jobs/index.ts';
import { skillLexicon } from '../../../src/readers/skills/skill-lexicon.ts';

const read = (description: string, title = 'Colleague') => {
  const job = readJob({ title, jd_text: null, description, required_skills: [], preferred_skills: [] });
  const names = (skills: typeof job.required): string[] => skills.map(({ skill }) => skill).toSorted();
  return { required: names(job.required), preferred: names(job.preferred) };
};
const readItem = (item: string): string[] => {
  const { required, preferred } = read(`Requirements\n- A friendly manner\n- ${item}\n- A full driving licence`);
  return [...required, ...preferred].filter((skill) => skill !== 'driving licence');
};

describe('names that are ordinary words', () => {
  const names = [
    ...['C', 'Go', 'Rust', 'Ruby', 'Swift', 'R', 'Dart', 'Elixir', 'Delphi', 'Groovy', 'Meteor', 'Celery', 'Spring'],
    ...['Unity', 'Spark', 'Hive', 'Puppet', 'Cypress', 'Playwright', 'Sketch', 'Illustrator', 'Animation', 'Blender'],
    ...['Marketing', 'SEM', 'Editing', 'Translation', 'Collections', 'Tally', 'Workday', 'Sage', 'Surgery', 'Epic'],
    ...['Cerner', 'Lean', 'Driving', 'Drafting', 'Electronics', 'Masonry', 'Slack', 'Notion', 'Excel', 'Salesforce'],
  ];

  it.each<[string, (name: string) => string]>([
    ['alone', (name) => name],
    ['before "experience"', (name) => `${name} experience`],
    ['before "skills"', (name) => `${name} skills`],
    ['before "knowledge is required"', (name) => `${name} knowledge is required`],
    ['before "experience is a must"', (name) => `${name} experience is a must`],
    ['before "is essential"', (name) => `${name} is essential`],
    ['before "(essential)"', (name) => `${name} (essential)`],
    ['before "(E)"', (name) => `${name} (E)`],
    ['before "- essential"', (name) => `${name} - essential`],
    ['before a level', (name) => `${name} (advanced)`],
    ['before years', (name) => `${name}: 3 years`],
    ['after years', (name) => `3 years ${name} experience`],
    ['after "experience with", within a sentence', (name) => `Experience with ${name} in a large company`],
    ['after a label', (name) => `Essential: ${name}.`],
  ])('Read a name %s', (_, text) => {
    expect(names.filter((name) => !readItem(text(name)).includes(name))).toEqual([]);
  });

  it('Read a name before "certification"', () => {
    expect(['Epic', 'Lean', 'Excel'].map((name) => readItem(`${name} certification`))).toEqual([
      ['Epic'],
      ['Lean'],
      ['Excel'],
    ]);
  });

  it('Read Excel among items that are no skills', () => {
    expect(readItem('Neat handwriting, Excel, a calm voice')).toContain('Excel');
    expect(readItem('A calm voice and strong Excel')).toContain('Excel');
  });

  it('Read names in the usual and in the older spelling of Salesforce', () => {
    expect(['Salesforce', 'SalesForce', 'SALESFORCE'].map((name) => findSkills(`We use ${name} daily.`).size)).toEqual([
      1, 1, 1,
    ]);
    expect(findSkills('Motivate the salesforce of 20.').size).toBe(0);
  });

  it('Keep a name preferred where the statement prefers it', () => {
    expect(read('Criteria\n- Cataloguing - essential\n- Alma - desirable\n- Excel - essential')).toEqual({
      required: ['Cataloguing', 'Excel'],
      preferred: ['Alma'],
    });
    expect(read('Essential: Excel. Desirable: Sage.')).toEqual({ required: ['Excel'], preferred: ['Sage'] });
  });

  it.each([
    ['Go to our site to apply'],
    ['Excel in your career'],
    ['Dare to Excel'],
    ['Grow. Learn. Excel.'],
    ['Excel and grow with us'],
    ['A grade C pass'],
    ['Grade C (essential)'],
    ['GCSE grades A, B or C'],
    ['Category B, C required'],
    ['Category B and C experience'],
    ['Swift response to alarms'],
    ['Swift, friendly service'],
    ['Workday hours from 8 to 5'],
    ['Workday: 8 hours'],
    ['Spring 2025'],
    ['Spring, summer and autumn shifts'],
    ['Unity of purpose'],
    ['Make it an Epic adventure'],
    ['Building Strong Partnerships'],
    ['Rust on panels'],
    ['Surgery hours vary'],
    ['Driving results is essential to us'],
    ['Slack is how we talk'],
    ['Teams are needed at both sites'],
    ['Chef experience is essential'],
    ['Pig experience'],
    ['Assembly experience'],
    ['Networking skills'],
    ['Access required to the site'],
    ['Julia'],
  ])('Leave the ordinary words of %j unread', (text) => {
    const known = readItem(text).filter((word) =>
      skillLexicon.some((entry) => entry.name === skillName(canonicalSkill(word))),
    );
    expect(known).toEqual([]);
  });

  it('Read names alone only in postings, not in resumes', () => {
    const texts = ['Go', 'Excel skills', 'Swift is essential', 'Unity (essential)', 'C', 'Essential: Slack'];
    expect(texts.filter((text) => findSkills(`Summary\n${text}\nBerlin`).size > 0)).toEqual([]);
  });

  it('Spell every name with strict spellings as one of these', () => {
    const lost = skillLexicon.filter(({ name, cased, context }) => {
      const strict = [...cased, ...context];
      return strict.some((form) => form.toLowerCase() === name.toLowerCase()) && !strict.includes(name);
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

describe('names that end like a role', () => {
  it.each([
    ['Google Tag Manager', ['Google Tag Manager']],
    ['3 years of Adobe Experience Manager', ['Adobe Experience Manager']],
    ['You must be a Registered Nurse', ['Registered Nurse']],
    ['Certified Public Accountant', ['Certified Public Accountant']],
    ['Experience as a Designated Safeguarding Lead', ['Designated Safeguarding Lead']],
    ['You must have PLC programming skills', ['PLC programming']],
    ['Green Belt certified', ['Green Belt certified']],
    ['British Sign Language', ['British Sign Language']],
  ])('Read %j', (item, names) => {
    expect(readItem(item)).toEqual(names);
  });

  it.each([
    ['Support our registered nurses and product owners'],
    ['You answer to a project manager'],
    ['You work under the supervision of a registered nurse'],
  ])('Leave the colleagues of %j unread', (text) => {
    expect(read(`What you will do\n- ${text}`).required).toEqual([]);
  });
});

describe('words that other trades share', () => {
  it.each<[string, string, string[]]>([
    ['a budget that is kept', 'Deliver projects on time and within budget', []],
    ['the scrum of rugby', 'Scrum, line-out and contact skills', []],
    ['artificial insemination', 'Milking, AI and calving', ['Artificial Insemination', 'Milking', 'calving']],
    ['switchgear', 'GIS and AIS switchgear', ['Gas-Insulated Switchgear', 'switchgear']],
    ['the airflow of ducts', 'F-Gas, airflow in ducts and ventilation', ['F-Gas']],
    ['loans and acquisitions of a library', 'Loans and acquisitions', []],
    ['loans of a library', 'Cataloguing and loans', ['Cataloguing']],
  ])('Read %s as what it is', (_, item, names) => {
    expect(readItem(item)).toEqual(names);
  });

  it('Read a tree surgeon as a trade of gardens', () => {
    expect([...findSkills('tree surgeon')]).toEqual(['tree surgery']);
  });

  it.each([
    ['Scrum and Kanban', 'Scrum'],
    ['AI and machine learning', 'AI'],
    ['GIS and remote sensing', 'GIS'],
    ['Airflow and load balancing', 'Airflow'],
    ['Loans and mortgages', 'Loans'],
    ['Budgets and forecasts', 'Budgets'],
  ])('Read the skill in %j', (item, name) => {
    expect(readItem(item)).toContain(name);
  });
});

describe('spellings', () => {
  it.each([
    ['venepuncture', 'Venipuncture'],
    ['haemodialysis', 'Dialysis'],
    ['immunisation', 'Immunization'],
    ['immunisations', 'Immunization'],
    ['mortgage adviser', 'Mortgage'],
    ['food hygiene certificate', 'Food Hygiene'],
    ['MECM', 'SCCM'],
    ['ConfigMgr', 'SCCM'],
    ['CTFL', 'ISTQB'],
    ['ISTQB Foundation', 'ISTQB'],
    ['Office 365 Administration', 'Microsoft 365 Administration'],
    ['o365 admin', 'Microsoft 365 Administration'],
    ['Cat C+E', 'Category CE Licence'],
    ['C + E', 'Category CE Licence'],
  ])('Give %j the key of %j, and find it in a text', (form, name) => {
    expect(skillName(canonicalSkill(form))).toBe(name);
    expect([...findSkills(`Two years of (${form}) work`)].map(skillName)).toEqual([name]);
  });

  it('Keep languages apart from licences', () => {
    expect([...findSkills('Languages: C, C++ and C#')].map(skillName)).toEqual(['C', 'C++', 'C#']);
    expect(readItem('Cat C+E driver')).toEqual(['Cat C+E']);
  });
});
