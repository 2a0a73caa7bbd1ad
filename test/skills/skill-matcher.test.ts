import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  canonicalSkill,
  containsPhrase,
  countSkill,
  findSkills,
  readSkillText,
  relatedSkills,
  separateSkills,
  skillName,
} from '#readers/skills';
import type { SkillEntry } from '../../src/readers/skills/skill-entry.ts';
import { skillLexicon } from '../../src/readers/skills/skill-lexicon.ts';
import { readSkillEntries, readSkillParts } from '../../src/readers/skills/skill-notation.ts';
import { buildSkillIndex } from '../../src/readers/skills/skill-trie.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';

const isThorough = inject('isThorough');

const formsOf = (entry: (typeof skillLexicon)[number]): string[] => [
  entry.name,
  ...entry.aliases,
  ...entry.cased,
  ...entry.context,
];

describe('canonicalSkill', () => {
  it.each([
    ['ReactJS', 'React'],
    ['react.js', 'React'],
    ['k8s', 'Kubernetes'],
    ['node', 'Node.js'],
    ['NodeJS', 'Node.js'],
    ['Node JS', 'Node.js'],
    ['postgres', 'PostgreSQL'],
    [' ＰｏｓｔｇｒｅＳＱＬ, ', 'PostgreSQL'],
    ['golang', 'Go'],
    ['go', 'Go'],
    ['r', 'R'],
    ['excel', 'Microsoft Excel'],
    ['.net', '.NET'],
    ['dotnet core', '.NET'],
    ['Java 8', 'Java'],
    ['python3', 'Python'],
    ['PostgreSQL 15.2', 'PostgreSQL'],
    ['SQL (advanced)', 'SQL'],
    ['HR', 'Human Resources'],
  ])('Give %j and %j the same key', (alias, name) => {
    expect(canonicalSkill(alias)).toBe(canonicalSkill(name));
    expect(skillName(canonicalSkill(alias))).toBe(name);
  });

  it.each([
    ['Java', 'JavaScript'],
    ['C', 'C++'],
    ['C', 'C#'],
    ['React', 'React Native'],
    ['SQL', 'NoSQL'],
    ['.NET', 'ASP.NET'],
  ])('Give %j and %j different keys', (one, other) => {
    expect(canonicalSkill(one)).not.toBe(canonicalSkill(other));
  });

  it('Normalize a skill missing from the lexicon', () => {
    expect(canonicalSkill('  Underwater   Basket\u00A0WEAVING; ')).toBe('underwater basket weaving');
    expect(skillName('underwater basket weaving')).toBe('underwater basket weaving');
  });

  it('Return an empty key for a blank name', () => {
    expect(canonicalSkill(' \t,; ')).toBe('');
  });

  it('Return a key unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...skillLexicon.flatMap(formsOf))),
        (name) => {
          const key = canonicalSkill(name);
          expect(canonicalSkill(key)).toBe(key);
        },
      ),
      { numRuns: isThorough ? 3000 : 600 },
    );
  });
});

describe('the lexicon', () => {
  it('List at least 1,200 skills, about half of them outside software', () => {
    const software = new Set(
      (
        'language frontend backend mobile database data ai cloud devops security network testing blockchain ' +
        'architecture enterprise'
      ).split(' '),
    );
    const inside = skillLexicon.filter(({ category }) => software.has(category)).length;
    expect(skillLexicon.length).toBeGreaterThanOrEqual(1200);
    expect(skillLexicon.length - inside).toBeGreaterThanOrEqual(inside);
  });

  it.each<[string, SkillEntry[]]>([
    [
      'a form with two owners',
      [...readSkillEntries('data', 'One = shared'), ...readSkillEntries('hr', 'Two = shared')],
    ],
    ['a relative that does not exist', readSkillEntries('data', 'One ; near Two')],
    ['a skill that is listed twice', readSkillEntries('data', 'One\nOne')],
    ['a strict form of two words', readSkillEntries('data', 'One ; cased One Two')],
  ])('Reject %s', (_, entries) => {
    expect(() => buildSkillIndex(entries)).toThrow('skill lexicon');
  });

  it('Quote an entry that cannot be read', () => {
    expect(() => readSkillEntries('data', 'One = two ; close Three')).toThrow('close Three');
    expect(() => readSkillEntries('data', '= two')).toThrow('= two');
  });

  it('Continue an entry on deeper indented lines', () => {
    const [entry, ...others] = readSkillEntries('data', '  One = two,\n    three\n    ; cased ONE\n  Four');
    expect(entry).toMatchObject({ name: 'One', aliases: ['two', 'three'], cased: ['ONE'] });
    expect(others).toMatchObject([{ name: 'Four' }]);
  });

  it('Give every form one owner', () => {
    const stolen = skillLexicon.flatMap((entry) =>
      formsOf(entry)
        .filter((form) => skillName(canonicalSkill(form)) !== entry.name)
        .map((form) => `${entry.name}: ${form} is ${canonicalSkill(form)}`),
    );
    expect(stolen).toEqual([]);
  });

  it('Count mentions of a part for the whole, but not the other way round', () => {
    const text = readSkillText('Xcode, SwiftUI and wound dressing');
    expect(['ios', 'xcode', 'nursing', 'wound care', 'testflight'].map((key) => countSkill(text, key))).toEqual([
      2, 1, 1, 1, 0,
    ]);
    expect(relatedSkills('Xcode', 'iOS')).toBe(true);
    expect(() => readSkillParts('iOS = Xcode')).toThrow('iOS = Xcode');
  });

  it('Relate entries in both directions', () => {
    const names = new Set(skillLexicon.map(({ name }) => name));
    for (const { name, related } of skillLexicon) {
      for (const other of related) {
        expect(names).toContain(other);
        expect(relatedSkills(name, other) && relatedSkills(other, name)).toBe(true);
      }
    }
  });

  it('Find every name and alias in a sentence, as its skill alone', () => {
    const lost = skillLexicon.flatMap((entry) =>
      [entry.name, ...entry.aliases, ...entry.cased]
        .filter((form) => !entry.context.some((other) => other.toLowerCase() === form.toLowerCase()))
        .filter((form) => !entry.cased.some((other) => other !== form && other.toLowerCase() === form.toLowerCase()))
        .map((form) => [form, [...findSkills(`Spent two years on (${form}) at a large firm.`)].map(skillName)] as const)
        .filter(([, names]) => names.join() !== entry.name),
    );
    expect(lost).toEqual([]);
  });

  it('Find every spelling that needs context in a list of skills', () => {
    const lost = skillLexicon.flatMap((entry) =>
      entry.context
        .filter((form) => ![...findSkills(`Key skills: ${form}.`)].map(skillName).includes(entry.name))
        .map((form) => `${entry.name}: ${form}`),
    );
    expect(lost).toEqual([]);
  });

  it('Ignore spellings that need context without it', () => {
    const found = skillLexicon.flatMap((entry) =>
      entry.context.filter((form) =>
        [`Met ${form} yesterday.`, `${form} Johnson`, `Lives near ${form}, Ohio`].some((text) =>
          [...findSkills(text)].map(skillName).includes(entry.name),
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('findSkills', () => {
  const found = (text: string): string[] => [...findSkills(text)].map(skillName).sort();

  it.each<[string, string[]]>([
    ['Five years of JavaScript and TypeScript', ['JavaScript', 'TypeScript']],
    ['Languages: C, C++, C#, Go, R', ['C', 'C#', 'C++', 'Go', 'R']],
    ['C/C++ on Linux', ['C', 'C++', 'Linux']],
    ['C++17 and python3', ['C++', 'Python']],
    ['ASP.NET, .NET Core; VB.NET', ['.NET', 'ASP.NET', 'VB.NET']],
    ['Built with Node.js/Express on k8s.', ['Express.js', 'Kubernetes', 'Node.js']],
    ['Spring Boot services', ['Spring Boot']],
    ['React Native apps', ['React Native']],
    ['REST API and RESTful services', ['REST APIs']],
    ['machine\nlearning', ['Machine Learning']],
    ['Designed microservices and smart contracts', ['Microservices', 'Smart Contracts']],
    ['ma\u00ADchine learning', ['Machine Learning']],
    ['熟悉Java和Python', ['Java', 'Python']],
    ['Senior Go developer', ['Go']],
    ['Payment services in Go on PostgreSQL', ['Go', 'PostgreSQL']],
    ['It is written in Go.', ['Go']],
    ['experience in Swift and Rust', ['Rust', 'Swift']],
    ['Two message brokers', ['Message Queues']],
    ['Microsoft Excel', ['Microsoft Excel']],
    ['EXCEL, WORD', ['Microsoft Excel', 'Microsoft Word']],
    ['Dart\nSpring\nRust', ['Dart', 'Rust', 'Spring']],
    ['F#, T-SQL, PL/SQL and Objective-C', ['F#', 'Objective-C', 'PL/SQL', 'T-SQL']],
    ['A/B testing; CI/CD; SAP S/4HANA', ['A/B Testing', 'CI/CD', 'SAP S/4HANA']],
    [
      'AWS/GCP, React/Redux, HTML5/CSS3, Java/J2EE',
      ['AWS', 'CSS', 'Google Cloud', 'HTML', 'Java', 'Java EE', 'React', 'Redux'],
    ],
    ['html, css, react, redux', ['CSS', 'HTML', 'React', 'Redux']],
    ['java, oracle, linux', ['Java', 'Linux', 'Oracle Database']],
    ['Skills: Zoho', ['Zoho CRM']],
    ['Experience with Zoho, HubSpot', ['HubSpot', 'Zoho CRM']],
    ['tickets in Freshworks and Zendesk', ['Freshdesk', 'Zendesk']],
    ['Ruby, Python and Julia', ['Julia', 'Python', 'Ruby']],
    ['Tools: Jenkins, Chef, Puppet', ['Chef Infra', 'Jenkins', 'Puppet']],
    ['Tally ERP 9, GST returns and TDS', ['GST Returns', 'TDS', 'Tally']],
    ['Skills: Tally', ['Tally']],
    ['Proficient in Excel', ['Microsoft Excel']],
    ['You need Excel.', ['Microsoft Excel']],
    ['Phlebotomy, ICU, ICD-10 coding and CPR', ['CPR', 'Intensive Care', 'ICD-10', 'Phlebotomy']],
    ['AutoCAD, STAAD Pro, PLC/SCADA', ['AutoCAD', 'PLC', 'SCADA', 'STAAD.Pro']],
    // the legal form of a company
    ['Payroll clerk at Ridge & Moor plc', ['Payroll']],
    [
      'M&A, F & B service; P&L statement',
      ['Financial Reporting', 'Food and Beverage Service', 'Mergers and Acquisitions'],
    ],
    ['Strong Excel skills', ['Microsoft Excel']],
    ['NLP, RAG, Docker', ['Docker', 'Natural Language Processing', 'Retrieval-Augmented Generation']],
    ['FP&A, P&L statements, accounts payables', ['Accounts Payable', 'FP&A', 'Financial Reporting']],
  ])('Find in %j: %j', (text, names) => {
    expect(found(text)).toEqual([...names].sort());
  });

  it.each([
    'we go to market fast',
    'Go to market plans',
    'R&D and C-level talks',
    'excel in everything; Excel at it',
    'a swift answer in spring, Spring 2020',
    'Javanese, gopher, rusty, scalable',
    'react to incidents; take a rest',
    'chef, the Chef of staff',
    'vitamin C deficiency',
    'M.A. in History; C. B. Rao, L.D. Moss',
    'a strong word, excellent express service',
    'a Siebel Scholar',
    'a maker of automotive and fashion goods, venture capital behind it, that likes experimentation and fitness',
    'machine. Learning',
    'network nodes, node failures',
    'net profit on the inter.net',
    'Ruby Johnson and Julia Smith, Sage Street 5',
    'Ruby, Stan and Jasmine Kaur were there',
    'Interests: Ruby, Julia',
    'worked at Oracle Corporation near Salt Lake City',
    'Zoho Corporation, Chennai; Manager at Freshworks; SAP Labs India; worked at Zoho | 2019 - 2022',
    'american express cards; word of mouth; access to health insurance',
    'led Teams across the Vault, looked to the Outlook',
    'github.com/somebody and somebody@react.com',
    'open 24 HR a day',
    'it said hr, pr and er',
    'a sketch of unity, a flask, a spark, a hive',
    'a notion of slack in the pages of a segment',
    '',
  ])('Find nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('Find canonical keys, and none inside a word', () => {
    const word = fc.constantFrom(
      'Java',
      'script',
      'Go',
      'to',
      'C',
      '+',
      '#',
      '.',
      'NET',
      ' ',
      ', ',
      '\n',
      'React',
      'é',
      '你',
      '8',
      '/',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (parts) => {
        for (const key of findSkills(parts.join(''))) expect(canonicalSkill(key)).toBe(key);
        expect(findSkills(`x${parts.join('').replace(/[^a-z]/gi, '')}x`).size).toBe(0);
      }),
      { numRuns: isThorough ? 2000 : 400 },
    );
  });

  it('Take linear time on long texts without spaces or letters', () => {
    const milliseconds = cpuTimeOf(() => {
      findSkills('a'.repeat(300_000));
      findSkills('+#'.repeat(150_000));
      findSkills('c+'.repeat(150_000));
    });
    expect(milliseconds).toBeLessThan(5_000);
  });
});

describe('containsPhrase and countSkill', () => {
  it('Contain a phrase in any case, joined in any way, across a line end', () => {
    for (const text of ['did Basket-Weaving daily', 'basket\nweaving', '(BASKET WEAVING)']) {
      expect(containsPhrase(text, 'basket weaving')).toBe(true);
    }
  });

  it('Contain no phrase inside a word, across a comma or without words', () => {
    expect(containsPhrase('basket weavings', 'basket weaving')).toBe(false);
    expect(containsPhrase('basket, weaving', 'basket weaving')).toBe(false);
    expect(containsPhrase('anything', ' ?! ')).toBe(false);
  });

  it('Count aliases of a skill in the lexicon, and phrases of any other', () => {
    const text = readSkillText('Basket weaving; k8s. More basket weaving and Kubernetes, go on');
    expect(countSkill(text, 'basket weaving')).toBe(2);
    expect(countSkill(text, 'kubernetes')).toBe(2);
    expect(countSkill(text, 'go')).toBe(0);
  });

  it('Separate the skills of a title from its other words', () => {
    expect(separateSkills('Java Team Captain')).toEqual({ skills: ['java'], words: ['team', 'captain'] });
  });
});

describe('relatedSkills', () => {
  it('Relate skills in any spelling, never to themselves', () => {
    expect(relatedSkills('postgres', 'MySQL')).toBe(true);
    expect(relatedSkills('my sql', 'PostgreSQL')).toBe(true);
    expect(relatedSkills('React', 'ReactJS')).toBe(false);
    expect(relatedSkills('Nursing', 'Kubernetes')).toBe(false);
  });

  it.each([
    ['Vue', 'ReactJS', true],
    ['Vue', 'Angular', true],
    ['AWS', 'GCP', true],
    ['Azure', 'GCP', true],
    ['Tally', 'QuickBooks', true],
    ['Java', 'JavaScript', false],
    ['React', 'Flutter', false],
    ['React Native', 'Angular', false],
    ['C', 'C#', false],
  ])('Relate %s to %s: %s', (one, other, related) => {
    expect(relatedSkills(one, other)).toBe(related);
  });
});
