import { wordSet } from '#readers/patterns';
import type { SkillCategory } from './skill-entry.ts';

/** Fields whose skills are listed together. `any` fits all of them, `none` proves nothing. */
export type SkillField = 'software' | 'creative' | 'business' | 'health' | 'works' | 'any' | 'none';

export const fieldOfCategory: Record<SkillCategory, SkillField> = {
  language: 'software',
  frontend: 'software',
  backend: 'software',
  mobile: 'software',
  database: 'software',
  data: 'software',
  ai: 'software',
  cloud: 'software',
  devops: 'software',
  security: 'software',
  network: 'software',
  testing: 'software',
  blockchain: 'software',
  architecture: 'software',
  enterprise: 'any',
  office: 'any',
  support: 'business',
  design: 'creative',
  marketing: 'creative',
  finance: 'business',
  hr: 'business',
  sales: 'business',
  product: 'business',
  operations: 'business',
  legal: 'business',
  hospitality: 'business',
  education: 'business',
  healthcare: 'health',
  engineering: 'works',
  construction: 'works',
  soft: 'none',
};

/** "language Go", "Go developer" */
export const programmingWords = {
  before: wordSet('language languages framework frameworks programming'),
  after: wordSet(`
    developer developers programmer programmers engineer engineers
    language programming framework code codebase script scripts
    backend microservices app apps
  `),
};

/** "Microsoft Excel", "Excel macros" */
export const officeWords = {
  before: wordSet('microsoft ms google'),
  after: wordSet('spreadsheet spreadsheets macros formulas'),
};

/** With a capital letter after one of these words they are meant as programs: "good level of Excel". */
export const capitalizedPrograms = {
  names: wordSet('excel outlook sage tally'),
  /** An empty word: the name stands first. "Dare to Excel" */
  beforeVerb: new Set(['', 'to', 'you', 'we', 'can', 'will', 'who', 'people']),
  before: wordSet(
    'of in with using use uses via on particularly especially including know knows good need needs require requires',
  ),
};

/** In lower case they are meant as programs beside each other: "excel and word". */
export const officePrograms = wordSet('excel word powerpoint outlook');

export const listWords = {
  before: wordSet(`
    and or in using with of including like as on via both
    advanced intermediate basic strong solid excellent knowledge skills languages
  `),
  after: wordSet(`
    and or skills experience knowledge for is version certified expert software including incl basic basics
    intermediate advanced required essential needed mandatory preferred desirable
  `),
};

/** "Skills: Excel" */
export const skillHeadingWords = wordSet(`
  skill skills languages tool tools technology technologies
  software frameworks platforms databases libraries servers
`);
/** Between a kind and an example of it: "languages such as Go". */
export const exampleJoins = wordSet('such like including');

/** "proficient in Tally" */
export const claimWords = wordSet(`
  proficient proficiency experience experienced expert expertise skilled skills
  knowledge familiar familiarity fluent fluency versed certified certification
  working hands
`);
export const claimJoins = wordSet('in of with on using');

/** "services in Go", "written in R" */
export const makingWords = wordSet(`
  written built developed implemented implementation coded programmed
  programs service services apis microservices applications pipelines
  code codebase backend backends
`);
export const makingJoins = wordSet('in with using');

/** "strong Excel skills" */
export const degreeWords = wordSet('strong advanced excellent solid good great basic intermediate proven superior');
export const degreeNouns = wordSet('skills skill expertise proficiency');

/** Skills that are given names too: "Ruby, Julia" may be a list of people. */
export const givenNames = wordSet('ruby julia jasmine sage maya karma travis cassandra delphi');

/** What may be joined to a skill by a hyphen: "Java-based", "AWS-certified". */
export const hyphenated = wordSet(`
  based certified related driven like style powered enabled specific compatible centric oriented trained heavy stack
  developer developers engineer engineers programming development testing experience skills expert side and or
`);

/** What a statement of a posting has beside a skill that it demands. */
export const demandWords = {
  before: wordSet(`
    proven prior previous some working practical relevant extensive need needs require requires have has having
    years yrs essential
  `),
  /** "You have written Go", "some Spark" */
  used: wordSet('written used use using know knows coded programmed programming some'),
  /** "5 years of Go" */
  claims: wordSet('years year yrs yr'),
  /** Not before a single letter: "category B and C experience" */
  joins: wordSet('and or but while whereas in with using of including like both plus your'),
  /** "Excel skills" */
  nouns: wordSet(`
    skill skills experience knowledge expertise proficiency certification certifications certificate certified
    qualification qualifications exposure competency competence literacy background hands user users
  `),
  /** "Excel is a must", "would be essential" */
  fillers: wordSet('is are be will would a an the absolutely highly strictly also not very really considered'),
  needed: wordSet(`
    essential required mandatory must needed necessary compulsory prerequisite desirable desired preferred advantageous
    beneficial advantage bonus optional plus asset helpful useful welcome good nice great expected negotiable given vital
    crucial critical
  `),
  /** "good to have", but not "needed to build" */
  neededTo: wordSet('have know'),
  /** "experience with Go in production" */
  claimed: wordSet('in at within across from as is are would required essential desirable preferred ideally'),
  labels: wordSet(`
    essential desirable required mandatory preferred criteria requirements qualifications experience knowledge have
    systems packages programs
  `),
  /** "Excel (advanced)" */
  levels: wordSet(
    'advanced intermediate basic expert proficient beginner fluent essential desirable required preferred',
  ),
  years: wordSet('year years yr yrs'),
  /** "Excel to a high level" */
  levelJoins: wordSet('to at'),
  levelNouns: wordSet('level standard'),
  /** "Excel to a level where others ask for help" */
  levelDetails: wordSet('where that'),
};

/** Names that mostly mean something else where a posting demands them. */
export const ordinaryNames = {
  /** Jobs of fitters, cooks, packers, farmers and medical assistants, access to a car, teams of people. */
  always: wordSet('assembly chef pig cma access teams envoy iceberg nomad packer adf'),
  /** They count only in a list of similar skills, and below a heading of skills. */
  listed: wordSet('salt storm beam room combine ember backbone retrofit usp ep ip'),
  /** Beside skills of any trade, such as Excel, they mean something else. */
  ofField: wordSet('chef salt storm beam room combine retrofit usp ep ip gc'),
  /** "Networking skills" are those of a salesperson. */
  ofSkills: wordSet('networking'),
  /** A line of its own may be the name of a person. */
  alone: wordSet('julia jasmine maya karma travis'),
};

/**
 * A word that names a skill, with the phrases beside which it belongs to another trade, and the name of that trade's
 * skill if the lexicon has it.
 */
export const otherTrades: ReadonlyMap<string, { beside: readonly string[]; skill?: string }> = new Map([
  ['scrum', { beside: ['rugby', 'line out', 'lineout', 'lineouts', 'ruck', 'rucks', 'maul', 'mauls'] }],
  [
    'ai',
    {
      beside: ['milking', 'calving', 'lambing', 'farrowing', 'insemination', 'inseminator', 'heifers'],
      skill: 'Artificial Insemination',
    },
  ],
  ['gis', { beside: ['switchgear', 'ais', 'gas insulated', 'circuit breakers'], skill: 'Gas-Insulated Switchgear' }],
  ['gc', { beside: ['construction', 'contractor', 'contractors', 'subcontractor', 'subcontractors'] }],
  ['airflow', { beside: ['duct', 'ducts', 'ducting', 'ductwork', 'ventilation', 'hvac', 'vav', 'dampers', 'f gas'] }],
  ['loans', { beside: ['library', 'libraries', 'interlibrary', 'cataloguing', 'cataloging', 'museum', 'exhibitions'] }],
]);
