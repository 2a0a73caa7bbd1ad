import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MatchInputs,
  type MatchResult,
  matchAlgorithmVersion,
  scoreMatch,
} from '../../src/modules/matching/match-score.ts';

type Job = MatchInputs['job'];
type Candidate = MatchInputs['candidate'];

const emptyJob: Job = {
  title: 'Backend Engineer',
  description: null,
  requiredSkills: [],
  preferredSkills: [],
  minExperienceYears: null,
  maxExperienceYears: null,
  locations: [],
  workMode: null,
  minCtc: null,
  maxCtc: null,
};
const emptyCandidate: Candidate = {
  primarySkills: [],
  secondarySkills: [],
  currentDesignation: null,
  totalExperienceYears: null,
  relevantExperienceYears: null,
  location: null,
  preferredLocation: null,
  noticePeriodDays: null,
  inNoticePeriod: null,
  expectedCtc: null,
  resumeText: null,
};
const score = (job: Partial<Job>, candidate: Partial<Candidate>): MatchResult =>
  scoreMatch({ job: { ...emptyJob, ...job }, candidate: { ...emptyCandidate, ...candidate } });
const component = (result: MatchResult, key: string) => {
  const found = result.components.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no component ${key}`);
  return found;
};

const skill = fc.constantFrom(
  'Java',
  'java',
  'JavaScript',
  'React',
  'ReactJS',
  'Node.js',
  'node',
  'postgres',
  'PostgreSQL',
  'MySQL',
  'Go',
  'R',
  'C++',
  'Kubernetes',
  'k8s',
  'AWS',
  'Basket weaving',
  'basket  WEAVING',
  'Payroll',
  'Excel',
  '',
  '???',
);
const skills = fc.array(skill, { maxLength: 8 });
const text = fc.option(
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.oneof(skill, fc.constantFrom('Backend Engineer', 'works in', ',', '\n', 'Analyst')), { maxLength: 25 })
      .map((parts) => parts.join(' ')),
  ),
  { nil: null },
);
const amount = fc.option(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double({ min: 0, max: 40, noNaN: true })), {
  nil: null,
});
const place = fc.constantFrom(
  'Pune',
  'Pune, Maharashtra',
  'Bengaluru, Karnataka, India',
  'Bangalore',
  'India',
  'Mumbai, Maharashtra',
  '',
  'Anywhere',
);
const inputs: fc.Arbitrary<MatchInputs> = fc.record({
  job: fc.record({
    title: fc.constantFrom(
      'Backend Engineer',
      'Senior Java Developer',
      'HR Manager',
      'Payroll Analyst II',
      '-',
      'React Native Lead',
    ),
    description: text,
    requiredSkills: skills,
    preferredSkills: skills,
    minExperienceYears: amount,
    maxExperienceYears: amount,
    locations: fc.array(place, { maxLength: 3 }),
    workMode: fc.constantFrom('onsite' as const, 'remote' as const, 'hybrid' as const, null),
    minCtc: amount,
    maxCtc: amount,
  }),
  candidate: fc.record({
    primarySkills: skills,
    secondarySkills: skills,
    currentDesignation: fc.option(fc.constantFrom('Backend Developer', 'Java Architect', 'HR', 'Chef', ' '), {
      nil: null,
    }),
    totalExperienceYears: amount,
    relevantExperienceYears: amount,
    location: fc.option(place, { nil: null }),
    preferredLocation: fc.option(place, { nil: null }),
    noticePeriodDays: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
    inNoticePeriod: fc.option(fc.boolean(), { nil: null }),
    expectedCtc: amount,
    resumeText: text,
  }),
});
const runs = { numRuns: 700 };
const hundredths = (value: number): number => Math.round(value * 100);
const otherCase = (name: string): string => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase());
const withSkills = (given: MatchInputs, change: (list: string[]) => string[]): MatchInputs => ({
  job: {
    ...given.job,
    requiredSkills: change(given.job.requiredSkills),
    preferredSkills: change(given.job.preferredSkills),
  },
  candidate: {
    ...given.candidate,
    primarySkills: change(given.candidate.primarySkills),
    secondarySkills: change(given.candidate.secondarySkills),
  },
});

describe('properties of a score', () => {
  it('from 0 to 100 with one decimal, its contributions sum to it exactly, also when simply added in order', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { score: value, components, coverage } = scoreMatch(given);
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThanOrEqual(1);
        if (value === null) {
          expect(components).toEqual([]);
          return;
        }
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(Math.round(value * 10) / 10).toBe(value);
        expect(components.reduce((sum, { contribution }) => sum + hundredths(contribution), 0)).toBe(hundredths(value));
        expect(components.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(value);
      }),
      { numRuns: 3000 },
    );
  });

  it('weights sum to 1 over terms with data, contributions within their weight, none without data', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { score: value, components } = scoreMatch(given);
        if (value === null) return;
        expect(components.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 3);
        for (const { status, weight, contribution, evidence, missing } of components) {
          expect(Math.round(contribution * 100) / 100).toBe(contribution);
          expect(contribution).toBeGreaterThanOrEqual(0);
          expect(contribution).toBeLessThanOrEqual(weight * 100 + 0.25);
          if (status === 'no_data') expect([weight, contribution, evidence, missing]).toEqual([0, 0, [], []]);
          else expect(weight).toBeGreaterThan(0);
          if (status === 'missing') expect(contribution).toBe(0);
        }
      }),
      runs,
    );
  });

  it('the same for any order, case and repetition of skills and locations', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const expected = scoreMatch(given);
        const same = withSkills(given, (list) => [...list, ...list.map(otherCase)].reverse());
        const locations = [...same.job.locations, ...same.job.locations].reverse();
        expect(scoreMatch({ ...same, job: { ...same.job, locations } })).toEqual(expected);
      }),
      runs,
    );
  });

  it('the same with an alias in place of a skill', () => {
    const aliases = new Map(
      Object.entries({
        React: 'ReactJS',
        node: 'NodeJS',
        postgres: 'Postgre SQL',
        k8s: 'kubernetes',
        Go: 'golang',
        AWS: 'Amazon Web Services',
      }),
    );
    fc.assert(
      fc.property(inputs, (given) => {
        const renamed = withSkills(given, (list) => list.map((name) => aliases.get(name) ?? name));
        expect(scoreMatch(renamed)).toEqual(scoreMatch(given));
      }),
      runs,
    );
  });

  it('never lower once the candidate has one more of the required skills', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), fc.boolean(), (given, pick, primary) => {
        const { requiredSkills } = given.job;
        const more = requiredSkills[pick % Math.max(1, requiredSkills.length)];
        if (more === undefined) return;
        const list = primary ? 'primarySkills' : 'secondarySkills';
        const richer = { ...given.candidate, [list]: [...given.candidate[list], more] };
        const before = scoreMatch(given).score;
        const after = scoreMatch({ job: given.job, candidate: richer }).score;
        expect(after ?? -1).toBeGreaterThanOrEqual(before ?? -1);
      }),
      { numRuns: 2000 },
    );
  });

  it('the same again for the same inputs, whatever was scored in between', () => {
    fc.assert(
      fc.property(inputs, inputs, (given, other) => {
        const first = scoreMatch(given);
        scoreMatch(other);
        expect(scoreMatch(structuredClone(given))).toEqual(first);
        if (scoreMatch(other).inputsHash === first.inputsHash) expect(scoreMatch(other)).toEqual(first);
      }),
      runs,
    );
  });

  it('inputs are left as they were', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const copy = structuredClone(given);
        scoreMatch(given);
        expect(given).toEqual(copy);
      }),
      { numRuns: 300 },
    );
  });
});

describe('explanations', () => {
  it('each skill says where it was found, in its usual spelling, and the rest is missing', () => {
    const result = score(
      { requiredSkills: ['postgres', 'redis', 'Kafka', 'k8s', 'Basket Weaving'] },
      { primarySkills: ['PostgreSQL'], secondarySkills: ['KAFKA'], resumeText: 'Redis, then basket weaving and Redis' },
    );
    const required = component(result, 'required_skills');
    expect(required.evidence).toEqual([
      'basket weaving: found in the resume',
      'Kafka: listed in secondary skills',
      'PostgreSQL: listed in primary skills',
      'Redis: found in the resume 2 times',
    ]);
    expect(required.missing).toEqual(['Kubernetes']);
    expect(required.status).toBe('partial');
  });

  it('a near relative earns part of the credit and the skill stays missing', () => {
    const related = score({ requiredSkills: ['PostgreSQL'] }, { primarySkills: ['MySQL'] });
    const none = score({ requiredSkills: ['PostgreSQL'] }, { primarySkills: ['Nursing'] });
    const listed = score({ requiredSkills: ['PostgreSQL'] }, { primarySkills: ['postgres'] });
    expect(component(related, 'required_skills')).toMatchObject({
      status: 'partial',
      evidence: ['PostgreSQL: has the related MySQL'],
      missing: ['PostgreSQL'],
    });
    expect([none.score, related.score, listed.score]).toEqual([0, 30, 100]);
  });

  it('skills of the description stand in, and the label says so, only when the job lists none', () => {
    const description = 'We need Kafka and PostgreSQL.';
    const stands = score({ description }, { primarySkills: ['kafka'] });
    expect(component(stands, 'required_skills')).toMatchObject({
      label: 'Required skills (found in the description)',
      evidence: ['Kafka: listed in primary skills'],
      missing: ['PostgreSQL'],
    });
    const listed = score({ description, preferredSkills: ['Go'] }, { primarySkills: ['kafka'] });
    expect(component(listed, 'required_skills').status).toBe('no_data');
  });

  it('nothing of the resume but skills and words of the title', () => {
    const secret = 'jane@example.com +91 98765 43210 Jane Roe, born 1990, woman';
    const result = score(
      { requiredSkills: ['Go', 'Java'] },
      { resumeText: `${secret}\nJava backend`, primarySkills: ['Cobol'] },
    );
    for (const word of secret.split(/[\s,]+/)) expect(JSON.stringify(result)).not.toContain(word);
  });

  it('a skill both required and preferred counts as required only', () => {
    const result = score({ requiredSkills: ['Java'], preferredSkills: ['java'] }, { primarySkills: ['Java'] });
    expect(component(result, 'preferred_skills').status).toBe('no_data');
    expect(result).toMatchObject({ score: 100, coverage: 0.4 });
  });
});

describe('too little to judge', () => {
  it('null without components when the candidate is a name only', () => {
    expect(score({ requiredSkills: ['Java'], locations: ['Pune'] }, { location: 'Pune' })).toMatchObject({
      score: null,
      components: [],
      coverage: 0.06,
      algorithmVersion: matchAlgorithmVersion,
    });
  });

  it('null from a designation alone, a score from designation and experience', () => {
    const known = { currentDesignation: 'Backend Engineer' };
    expect(score({ minExperienceYears: 2 }, known).score).toBeNull();
    expect(score({ minExperienceYears: 2 }, { ...known, totalExperienceYears: 3 })).toMatchObject({
      score: 100,
      coverage: 0.38,
    });
  });

  it('skills count as missing, not as no data, beside a judged title and experience', () => {
    const job = { requiredSkills: ['Java', 'Kafka'], minExperienceYears: 2 };
    const before = score(job, { currentDesignation: 'Backend Engineer', totalExperienceYears: 3 });
    const after = score(job, {
      currentDesignation: 'Backend Engineer',
      totalExperienceYears: 3,
      primarySkills: ['Java'],
    });
    expect(component(before, 'required_skills')).toMatchObject({ status: 'missing', missing: ['Java', 'Kafka'] });
    expect(after.score).toBeGreaterThan(before.score ?? 100);
  });
});

describe('numbers that are none', () => {
  it('a RangeError, not an endless loop', () => {
    expect(() =>
      score({ requiredSkills: ['Java'], maxCtc: 1 }, { primarySkills: ['Java'], expectedCtc: Number.NaN }),
    ).toThrow(RangeError);
  });
});

describe('single terms', () => {
  const base: Partial<Job> = { requiredSkills: ['Java'] };
  const of = (key: string, job: Partial<Job>, candidate: Partial<Candidate>) =>
    component(score({ ...base, ...job }, { primarySkills: ['Java'], ...candidate }), key);
  const creditOf = ({ contribution, weight }: { contribution: number; weight: number }): number =>
    contribution / weight / 100;

  it.each([
    [{ minExperienceYears: 3 }, { totalExperienceYears: 5 }, 'met', 1, 'needs 3+ years, has 5'],
    [{ minExperienceYears: 4 }, { totalExperienceYears: 2 }, 'partial', 0.5, 'needs 4+ years, has 2'],
    [
      { minExperienceYears: 4 },
      { totalExperienceYears: 9, relevantExperienceYears: 1 },
      'partial',
      0.25,
      'needs 4+ years, has 1 relevant',
    ],
    [
      { minExperienceYears: 1, maxExperienceYears: 3 },
      { totalExperienceYears: 5 },
      'partial',
      0.94,
      'needs 1-3 years, has 5',
    ],
    [{ maxExperienceYears: 3 }, { totalExperienceYears: 40 }, 'partial', 0.8, 'needs up to 3 years, has 40'],
    [{ minExperienceYears: 2 }, { totalExperienceYears: 0 }, 'missing', 0, 'needs 2+ years, has 0'],
    [{ minExperienceYears: 0 }, { totalExperienceYears: 0 }, 'met', 1, 'needs 0+ years, has 0'],
  ] as const)('experience %j against %j is %s', (job, candidate, status, credit, fact) => {
    const found = of('experience', job, candidate);
    expect(found.status).toBe(status);
    expect([...found.evidence, ...found.missing]).toEqual([fact]);
    expect(creditOf(found)).toBeCloseTo(credit, 2);
  });

  it.each([
    [{ workMode: 'remote', locations: ['Pune'] }, { location: 'Oslo' }, 'met'],
    [{ workMode: 'remote' }, {}, 'met'],
    [{ locations: ['Bengaluru, Karnataka'] }, { location: 'bangalore' }, 'met'],
    [{ locations: ['India'] }, { location: 'Pune, Maharashtra, India' }, 'met'],
    [{ locations: ['Pune', 'Mumbai'] }, { location: 'Delhi', preferredLocation: 'Mumbai / Pune' }, 'met'],
    [{ locations: ['Pune'] }, { preferredLocation: 'Anywhere' }, 'met'],
    [{ locations: ['Pune, Maharashtra'] }, { location: 'Mumbai, Maharashtra' }, 'partial'],
    [{ locations: ['Pune'] }, { location: 'Oslo' }, 'missing'],
    [{ locations: ['Pune'] }, {}, 'no_data'],
    [{ locations: [] }, { location: 'Pune' }, 'no_data'],
  ] as const)('location %j against %j is %s', (job, candidate, status) => {
    expect(of('location', { ...job, locations: 'locations' in job ? [...job.locations] : [] }, candidate).status).toBe(
      status,
    );
  });

  it.each([
    [{ noticePeriodDays: 30 }, 'met', 1],
    [{ noticePeriodDays: 60 }, 'partial', 0.625],
    [{ noticePeriodDays: 180 }, 'partial', 0.25],
    [{ noticePeriodDays: 90, inNoticePeriod: true }, 'met', 1],
  ] as const)('notice %j is %s', (candidate, status, credit) => {
    const found = of('notice', {}, candidate);
    expect(found.status).toBe(status);
    expect(creditOf(found)).toBeCloseTo(credit, 2);
  });

  it.each([
    [20, 'met', 1],
    [5, 'met', 1],
    [25, 'partial', 0.5],
    [60, 'missing', 0],
  ] as const)('expected pay of %d against at most 20 is %s', (expectedCtc, status, credit) => {
    const found = of('pay', { maxCtc: 20, minCtc: 10 }, { expectedCtc });
    expect(found.status).toBe(status);
    expect(creditOf(found)).toBeCloseTo(credit, 2);
  });

  it('no pay term without a maximum', () => {
    expect(of('pay', { minCtc: 10 }, { expectedCtc: 12 }).status).toBe('no_data');
  });

  it('a designation of the same family is the title, rank aside; a resume mention is less', () => {
    const title = 'Senior Java Developer (Remote)';
    expect(of('title', { title }, { currentDesignation: 'Java Engineer' })).toMatchObject({
      status: 'met',
      missing: [],
    });
    expect(creditOf(of('title', { title }, { currentDesignation: 'Java Engineer' }))).toBeCloseTo(1, 2);
    const named = of('title', { title }, { resumeText: 'Java developer with Java and Java and Java and Java' });
    expect(creditOf(named)).toBeLessThan(0.9);
    expect(of('title', { title }, { currentDesignation: 'Chef' })).toMatchObject({
      status: 'missing',
      missing: ['Java', 'developer'],
    });
  });
});

describe('inputsHash', () => {
  const job: Partial<Job> = { requiredSkills: ['Java', 'k8s'], locations: ['Pune', 'Oslo'] };
  const candidate: Partial<Candidate> = { primarySkills: ['Java'], resumeText: 'Java' };
  const { inputsHash } = score(job, candidate);

  it('64 hex digits, the same whatever the order of keys and skills', () => {
    expect(inputsHash).toMatch(/^[0-9a-f]{64}$/);
    const given = { ...emptyCandidate, ...candidate };
    const turned = Object.fromEntries(Object.entries(given).reverse()) as Candidate;
    const requiredSkills = ['kubernetes', 'JAVA', 'java'];
    expect(scoreMatch({ candidate: turned, job: { ...emptyJob, ...job, requiredSkills } }).inputsHash).toBe(inputsHash);
  });

  it('another for any input that differs', () => {
    const others = [
      score({ ...job, title: 'Chef' }, candidate),
      score({ ...job, maxCtc: 1 }, candidate),
      score(job, { ...candidate, resumeText: 'Java ' }),
      score(job, { ...candidate, resumeText: null }),
      score(job, { ...candidate, noticePeriodDays: 0 }),
    ].map((result) => result.inputsHash);
    expect(new Set([inputsHash, ...others]).size).toBe(6);
  });
});
