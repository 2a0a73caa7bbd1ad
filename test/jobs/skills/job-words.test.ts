import { describe, expect, it, test } from 'vitest';
import { canonicalSkill, findSkills } from '#readers/skills';
import { readSources, skillsIn } from '../descriptions.ts';

const readItem = (item: string): string[] => {
  const description = `Requirements\n- A friendly manner\n- ${item}\n- Good eyesight`;
  const { required, preferred } = readSources({ title: 'Colleague', description });
  return [...required, ...preferred].map(({ skill }) => skill).toSorted();
};

describe('names that are also words', () => {
  it.each<[string, string[]]>([
    ['5+ years of Go', ['Go']],
    ['5+ years with Go in production', ['Go']],
    ['3 years of Spark', ['Spark']],
    ['You have written Go in production', ['Go']],
    ["You've written Rust. You can tune PostgreSQL.", ['PostgreSQL', 'Rust']],
    ['You know Swift and have used Sketch', ['Sketch', 'Swift']],
    ['Some Spark', ['Spark']],
    ['Programming skills C, C++ and Python', ['C', 'C++', 'Python']],
    ['Spark is good to have', ['Spark']],
    ['Rust is nice to have', ['Rust']],
    ['Excel to a high level', ['Excel']],
    ['Excel at intermediate level', ['Excel']],
  ])('Read the name in "%s"', (item, names) => {
    expect(readItem(item)).toEqual(names);
  });

  it.each(['Excel at a high level of service', 'Salt mines and storm drains', 'Rest of the room'])(
    'Read no name in "%s"',
    (item) => {
      expect(readItem(item).filter((skill) => /^(?:excel|salt|storm|rest|room)$/i.test(skill))).toEqual([]);
    },
  );

  it.each([
    ['Terraform, Vault, Consul, Nomad'],
    ['Ansible, Chef, Salt'],
    ['Chef or Puppet'],
    ['React, Ember, Backbone'],
    ['Kafka, Storm, Flink, Beam'],
    ['ADF, Synapse, Databricks'],
    ['Iceberg or Hudi'],
    ['Envoy or gRPC'],
    ['Jetpack Compose, Coroutines, Room, Retrofit'],
    ['SwiftUI, Combine'],
    ['HPLC, GC'],
  ])('Read every tool of "%s"', (item) => {
    expect(readItem(item)).toEqual(item.split(/, | or /).toSorted());
  });

  it('Read a chef beside Excel as no tool', () => {
    expect(readItem('Chef, Excel')).toEqual(['Excel']);
  });

  it.each([
    'Five years of Go at Acme',
    'You have used Spark',
    'Excel to a high level',
    'The room, the beam and the storm',
    'Blood group A+',
    'Knowledge of IP and of the room',
  ])('Leave a resume with "%s" as strict as before', (text) => {
    expect([...findSkills(text)]).toEqual([]);
  });
});

describe('clauses', () => {
  it.each<[string, string[]]>([
    ['Experience operating services on Kubernetes', ['Kubernetes']],
    ["You've built monitoring with Prometheus", ['Prometheus']],
    ['You have shipped payments products with Java', ['Java']],
    ['You must be comfortable writing SQL queries to verify data.', ['SQL queries']],
    ['Fluency in at least one systems language (Go, Rust or C++)', ['C++', 'Go', 'Rust']],
    ["You don't shout", []],
    ["Knowledge of plants isn't, but an interest is.", []],
    ["If you've used FrameworkLTC or Omnicell, tell us.", ['FrameworkLTC', 'Omnicell']],
    ['Lettings or sales, though we’d look at somebody new', ['Lettings', 'sales']],
    ['Candidates from Sadbhav, Ashoka, Dilip Buildcon shall be preferred.', []],
  ])('Read only skills in "%s"', (item, names) => {
    expect(readItem(item)).toEqual(names);
  });

  it.each<[string, string[]]>([
    ['Operating systems', ['Operating systems']],
    ['You have distributed systems experience', ['distributed systems']],
    ["A driver's license", ["driver's license"]],
    ['Scripting languages (Bash, Python)', ['Bash', 'Python', 'Scripting languages']],
  ])('Keep the skill "%s"', (item, names) => {
    expect(readItem(item)).toEqual(names);
  });

  it.each<[string, string[]]>([
    ['You speak and write Danish and English fluently.', ['Danish', 'English']],
    ['You speak Danish and English fluently', ['Danish', 'English']],
    ['You speak English well', ['English']],
  ])('Read the languages of "%s"', (item, names) => {
    expect(readItem(item)).toEqual(names);
  });
});

describe('what is no skill', () => {
  it.each([
    ['labels of a form', 'LOC : Kochi'],
    ['labels of a form', 'MODE : Hybrid'],
    ['labels of a form', 'Skill Matrix'],
    ['time zones', 'Time zone between UTC-3 and UTC+2'],
    ['time zones', 'At least 4 hours of overlap with CET'],
    ['addresses', '4500 Plaza Dr, Suite 200, Plano, TX 75024'],
    ['profiles and papers', 'LinkedIn is a must. Passport number needed for submission.'],
    ['counties', 'Good geographical knowledge of Yorkshire'],
    ['counties', 'Experience in Norfolk'],
    ['roads', "You're not thrown when a truck breaks down on the M5 at 6am"],
    ['numbers of vacancies', 'Please apply, quoting RP2291.'],
    ['amounts', 'P35,000-45,000 + rice allowance'],
    ['workplaces', 'Quiet, dedicated workspace'],
    ['workplaces', 'Minimum 1 year experience in 4 or 5 star property can apply.'],
    ['rules of the company', 'Must adhere to firm policy'],
    ['people', 'A brilliant jerk'],
    ['people', 'An active contributor who can learn new systems with respect for all'],
    ['papers', 'Curriculum vitae'],
    ['papers', 'Latest National Bureau of Investigation (NBI) clearance'],
    ['laws on hiring', 'This job posting does not qualify to sponsor an employment visa.'],
    ['laws on hiring', 'Fluent in speech, as required by Part 7 of the Immigration Act'],
    ['laws on hiring', 'The Jeanne Clery Disclosure Act requires colleges to publish crime statistics.'],
  ])('Read no skill in %s: "%s"', (_, item) => {
    expect(readItem(item)).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['a level', 'English: B2+', ['English']],
    ['a country', 'Qualified solicitor in England and Wales', ['Qualified solicitor']],
    ['a state', 'Licence for forklift work in NSW', ['forklift']],
    ['soft words', 'Knowledge of mathematics, rules, and respect for safety precautions', ['mathematics']],
    ['a city and its state', 'Knowledge of payroll and San Antonio, Texas', ['payroll']],
    ['patients', 'Registered Nurse (Adult)', ['Registered Nurse']],
    ['an issuer', 'BLS (AHA)', ['BLS']],
    ['an account', 'BPO experience in a voice account', ['BPO']],
  ])('Read the skill without %s', (_, item, names) => {
    expect(readItem(item)).toEqual(names);
  });

  it('Keep profiles and brands within the names of tools', () => {
    expect(readItem('LinkedIn Sales Navigator')).toEqual(['LinkedIn Sales Navigator']);
    expect(readItem('Experience with Trane, Carrier and York')).toContain('York');
  });
});

describe('names of their own', () => {
  it.each<[string, string[]]>([
    ['GlideRecord and Flow Designer', ['Flow Designer', 'GlideRecord']],
    ['CompTIA A+', ['CompTIA A+']],
    ['CompTIA A+, Network+ and Security+', ['CompTIA A+', 'Network+', 'Security+']],
    ['Hydraulics and pneumatics', ['Hydraulics', 'pneumatics']],
    ['Valid counterbalance or reach truck licence', ['counterbalance', 'reach truck']],
    ['Milking and calving', ['Milking', 'calving']],
    ['Property management and leasing', ['Property management', 'leasing']],
    ['Pilates or yoga', ['Pilates', 'yoga']],
    ['Consul and Nomad', ['Consul', 'Nomad']],
    ['NEC contracts or FIDIC', ['FIDIC', 'NEC contracts']],
  ])('Tell the skills of "%s" apart', (item, names) => {
    expect(readItem(item)).toEqual(names);
  });

  it.each([
    ['ADF', 'Azure Data Factory'],
    ['CICM', 'Chartered Institute of Credit Management'],
    ['compensation events', 'NEC contracts'],
    ['purchase ledger', 'Accounts Payable'],
    ['sales ledger', 'Accounts Receivable'],
  ])('Read %s as %s', (word, name) => {
    expect(canonicalSkill(word)).toBe(canonicalSkill(name));
  });

  it.each([
    ['FRD', 'Business Analysis'],
    ['store manager', 'Store Operations'],
    ['Apache Storm', 'Flink'],
  ])('Read %s as more than another name of %s', (word, name) => {
    expect(canonicalSkill(word)).not.toBe(canonicalSkill(name));
  });

  it.each([
    ['purchase ledger', 'Two years in a similar purchase ledger or accounts role'],
    ['Sales ledger', 'Sales ledger'],
    ['full UK licence', 'Must drive and hold a full UK licence'],
    ['GC', 'HPLC and GC hands on'],
    ['USP', 'GLP, USP, EP and IP knowledge'],
    ['Empower 3 software', 'Empower 3 software experience'],
    ['Dry needling', 'Dry needling certification'],
    ['Storypark', 'Storypark experience'],
    ['stockmanship', 'Good stockmanship'],
    ['lambing', 'Help with lambing'],
    ['Resourcelink', 'Payroll in Resourcelink'],
    ['reception experience', 'Some reception experience'],
  ])('Read %s', (name, item) => {
    expect(readItem(item)).toContain(name);
  });
});

test.each([
  ['Knowledge of the Building Safety Act', 'Building Safety Act'],
  ['Knowledge of the Construction Act', 'Construction Act'],
  ['To know the Civil Procedure Rules', 'Civil Procedure Rules'],
  ['Understanding of security by design principles', 'security by design principles'],
  ['Non functional requirements', 'Non functional requirements'],
  ['Mobile and network security', 'Mobile security, network security'],
  ['Predictive and propensity modeling', 'Predictive modeling, propensity modeling'],
  ['Linear/logistic regression', 'Linear regression'],
  ['Knowledge of networking: DNS, NAT', 'DNS, NAT, networking'],
  ['Solid networking experience (DNS and more)', 'DNS, networking'],
  ['Able to carry out drug calculations', 'drug calculations'],
  ['Experience of an acute ward setting', 'acute ward'],
  ['SAP PP and MM modules', 'MM, SAP PP'],
])('"%s" demands %s', (line, demanded) => {
  expect(skillsIn(line)).toEqual([demanded, '']);
});

test.each([
  'Experience with review and assessment',
  'Knowledge of security controls, guidelines and standards',
  'Knowledge of network, protocol and application layer',
])('No general word stands alone as a skill: "%s"', (line) => {
  const words = skillsIn(line).join(', ').split(', ');
  for (const word of ['assessment', 'guidelines', 'protocol']) expect(words).not.toContain(word);
});
