import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  type MatchInputs,
  type MatchResult,
  matchAlgorithmVersion,
  scoreMatch,
} from '../../src/modules/matching/score/match-score.ts';
import { baseWeights } from '../../src/modules/matching/score/weights.ts';

const isThorough = inject('isThorough');

type Job = MatchInputs['job'];
type Candidate = MatchInputs['candidate'];

const emptyJob: Job = {
  title: 'Backend Engineer',
  text: null,
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
  heldTitles: [],
  totalExperienceYears: null,
  relevantExperienceYears: null,
  location: null,
  preferredLocation: null,
  noticePeriodDays: null,
  inNoticePeriod: null,
  expectedCtc: null,
  resumeText: null,
};
/** Skill lists as names, each counting alike. */
type Asked = Partial<Omit<Job, 'requiredSkills' | 'preferredSkills'>> & {
  requiredSkills?: string[];
  preferredSkills?: string[];
};
const alike = (names: string[] = []) => names.map((skill) => ({ skill, weight: 1 }));
const jobOf = ({ requiredSkills, preferredSkills, ...job }: Asked): Job => ({
  ...emptyJob,
  ...job,
  requiredSkills: alike(requiredSkills),
  preferredSkills: alike(preferredSkills),
});
const score = (job: Asked, candidate: Partial<Candidate>): MatchResult =>
  scoreMatch({ job: jobOf(job), candidate: { ...emptyCandidate, ...candidate }, similarity: null });
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
const weighted = fc.array(fc.record({ skill, weight: fc.constantFrom(1, 0.5, 0.0001, 0.3333) }), { maxLength: 8 });
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
    text,
    requiredSkills: weighted,
    preferredSkills: weighted,
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
    heldTitles: fc.array(fc.constantFrom('Java Developer', 'Payroll Clerk', 'Trainee', ''), { maxLength: 3 }),
    totalExperienceYears: amount,
    relevantExperienceYears: amount,
    location: fc.option(place, { nil: null }),
    preferredLocation: fc.option(place, { nil: null }),
    noticePeriodDays: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
    inNoticePeriod: fc.option(fc.boolean(), { nil: null }),
    expectedCtc: amount,
    resumeText: text,
  }),
  similarity: fc.option(fc.double({ min: -1, max: 1, noNaN: true }), { nil: null }),
});
const runs = { numRuns: isThorough ? 700 : 150 };
const hundredths = (value: number): number => Math.round(value * 100);
/** A score with all its parts, without the words that explain it. */
const pointsOf = (given: MatchInputs) => {
  const { inputsHash: _hash, components, ...result } = scoreMatch(given);
  return {
    ...result,
    components: components.map(({ evidence, missing, ...part }) => ({
      ...part,
      found: evidence.length,
      absent: missing.length,
    })),
  };
};
const otherCase = (name: string): string => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase());
type Change = <T>(list: T[], rename: (rename: (name: string) => string) => (item: T) => T) => T[];
/** The same inputs with every list of skills changed alike; `rename` lifts a change of names to the items of a list. */
const withSkills = (given: MatchInputs, change: Change): MatchInputs => ({
  ...given,
  job: {
    ...given.job,
    requiredSkills: change(given.job.requiredSkills, (of) => (item) => ({ ...item, skill: of(item.skill) })),
    preferredSkills: change(given.job.preferredSkills, (of) => (item) => ({ ...item, skill: of(item.skill) })),
  },
  candidate: {
    ...given.candidate,
    primarySkills: change(given.candidate.primarySkills, (of) => of),
    secondarySkills: change(given.candidate.secondarySkills, (of) => of),
  },
});

describe('A score', () => {
  it('is 0-100 with one decimal, and exactly the sum of its contributions', () => {
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
      { numRuns: isThorough ? 3000 : 600 },
    );
  });

  it('has weights that sum to 1, and no contribution above its weight', () => {
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

  it('ignores order, case and duplicates of skills and locations', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const expected = pointsOf(given);
        const same = withSkills(given, (list, rename) => [...list, ...list.map(rename(otherCase))].reverse());
        const locations = [...same.job.locations, ...same.job.locations].reverse();
        expect(pointsOf({ ...same, job: { ...same.job, locations } })).toEqual(expected);
      }),
      runs,
    );
  });

  it('treats an alias like its skill', () => {
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
        const renamed = withSkills(given, (list, rename) => list.map(rename((name) => aliases.get(name) ?? name)));
        expect(pointsOf(renamed)).toEqual(pointsOf(given));
      }),
      runs,
    );
  });

  it('never decreases with one more required skill', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), fc.boolean(), (given, pick, primary) => {
        const { requiredSkills } = given.job;
        const more = requiredSkills[pick % Math.max(1, requiredSkills.length)]?.skill;
        if (more === undefined) return;
        const list = primary ? 'primarySkills' : 'secondarySkills';
        const richer = { ...given.candidate, [list]: [...given.candidate[list], more] };
        const before = scoreMatch(given).score;
        const after = scoreMatch({ ...given, candidate: richer }).score;
        expect(after ?? -1).toBeGreaterThanOrEqual(before ?? -1);
      }),
      { numRuns: isThorough ? 2000 : 400 },
    );
  });

  it('is the same for the same inputs, whatever was scored in between', () => {
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

  it('never changes its inputs', () => {
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

describe('Explanations', () => {
  it('name where each skill was found, in the words of the job, and list the others as missing', () => {
    const result = score(
      { requiredSkills: ['postgres', 'redis', 'Kafka', 'k8s', 'Basket Weaving'] },
      { primarySkills: ['PostgreSQL'], secondarySkills: ['KAFKA'], resumeText: 'Redis, then basket weaving and Redis' },
    );
    const required = component(result, 'required_skills');
    expect(required.evidence).toEqual([
      'Basket Weaving: found in the resume',
      'Kafka: listed in secondary skills',
      'postgres: listed in primary skills',
      'redis: found in the resume 2 times',
    ]);
    expect(required.missing).toEqual(['k8s']);
    expect(required.status).toBe('partial');
  });

  it('meet a demand with any of its alternatives, and name the one that does', () => {
    const requiredSkills = [
      { skill: 'AWS', weight: 0.2, alternatives: ['Azure', 'GCP'] },
      { skill: 'Azure', weight: 0.2, alternatives: ['AWS', 'GCP'] },
      { skill: 'Java', weight: 0.6 },
    ];
    const scoreWith = (...primarySkills: string[]) => {
      const candidate = { ...emptyCandidate, primarySkills };
      return component(
        scoreMatch({ job: { ...emptyJob, requiredSkills }, candidate, similarity: null }),
        'required_skills',
      );
    };
    const one = scoreWith('azure');
    expect(one.evidence).toEqual(['AWS or Azure or GCP, met by Azure: listed in primary skills']);
    expect(one.missing).toEqual(['Java']);
    expect(scoreWith('azure', 'aws').contribution).toBe(one.contribution);
    // GCP has no place of its own in the list
    expect(scoreWith('GCP').contribution).toBe(one.contribution);
    expect(scoreWith('Excel').missing).toEqual(['AWS or Azure or GCP', 'Java']);
  });

  it('say which skill a listed part is', () => {
    const result = score({ requiredSkills: ['iOS development'] }, { primarySkills: ['Xcode'] });
    expect(component(result, 'required_skills').evidence).toEqual([
      'iOS development: Xcode is listed in primary skills',
    ]);
  });

  it('show the spelling of the heavier of two entries for one skill', () => {
    const requiredSkills = [
      { skill: 'kubernetes', weight: 0.2 },
      { skill: 'k8s', weight: 0.8 },
    ];
    const result = scoreMatch({
      job: { ...emptyJob, requiredSkills },
      candidate: { ...emptyCandidate, primarySkills: ['Java'] },
      similarity: null,
    });
    expect(component(result, 'required_skills').missing).toEqual(['k8s']);
  });

  it('give a related skill partial credit, and list the skill as missing', () => {
    const related = score({ requiredSkills: ['PostgreSQL'] }, { primarySkills: ['MySQL'] });
    const none = score({ requiredSkills: ['PostgreSQL'] }, { primarySkills: ['Nursing'] });
    const listed = score({ requiredSkills: ['PostgreSQL'] }, { primarySkills: ['postgres'] });
    expect(component(related, 'required_skills')).toMatchObject({
      status: 'partial',
      evidence: ['PostgreSQL: has the related MySQL'],
      missing: ['PostgreSQL'],
    });
    expect([none.score, related.score, listed.score]).toEqual([0, 40, 100]);
  });

  it('give a heavier skill more credit', () => {
    const requiredSkills = [
      { skill: 'Java', weight: 0.8 },
      { skill: 'Kafka', weight: 0.2 },
    ];
    const has = (skill: string) =>
      scoreMatch({
        job: { ...emptyJob, requiredSkills },
        candidate: { ...emptyCandidate, primarySkills: [skill] },
        similarity: null,
      }).score;
    expect([has('Java'), has('Kafka')]).toEqual([80, 20]);
  });

  it('prefer a resume that focuses on the job’s skills', () => {
    const job = { requiredSkills: ['Java', 'Kafka'] };
    const focused = score(job, { resumeText: 'Java and Kafka' });
    const scattered = score(job, { resumeText: 'Java, Kafka, Photoshop, Payroll, SEO, Nursing, AutoCAD, Tally' });
    expect(component(focused, 'focus')).toMatchObject({ status: 'met' });
    expect(component(scattered, 'focus').evidence.join()).toContain('Payroll');
    expect(focused.score).toBeGreaterThan(scattered.score ?? 100);
  });

  it('prefer a resume that shares phrases with the description, and name them', () => {
    const words = 'settlement of marine insurance claims, cargo surveys, average adjusters, salvage sales, hull damage';
    const job = { title: 'Claims handler', text: `You will handle ${words}.` };
    const same = score(job, {
      resumeText: `Claims handler. Marine insurance claims, cargo surveys, hull damage; ${words}`,
    });
    const other = score(job, {
      resumeText:
        'Claims handler. Motor policies, roadside help, garage networks, windscreen repair, courtesy cars, fraud checks',
    });
    expect(component(same, 'description').evidence).toContain('both mention "cargo surveys"');
    expect(component(same, 'description').contribution).toBeGreaterThan(component(other, 'description').contribution);
  });

  it('count a former title nearly like the current one', () => {
    const job = { title: 'Java Developer', requiredSkills: ['Java'] };
    const points = (candidate: Partial<Candidate>) =>
      component(score(job, { primarySkills: ['Java'], ...candidate }), 'title').contribution;
    const [now, before] = [
      points({ currentDesignation: 'Java Developer' }),
      points({ currentDesignation: 'Scrum Master', heldTitles: ['Scrum Master', 'Java Engineer'] }),
    ];
    expect(before / now).toBeCloseTo(0.8, 2);
  });

  it('add a similarity term only with a language model', () => {
    const given = {
      job: jobOf({ requiredSkills: ['Java'] }),
      candidate: { ...emptyCandidate, primarySkills: ['Java'] },
    };
    const without = scoreMatch({ ...given, similarity: null });
    expect(without.components.map(({ key }) => key)).not.toContain('similarity');
    const unlike = scoreMatch({ ...given, similarity: 0.1 });
    expect(unlike.coverage).toBe(without.coverage);
    expect(unlike.score).toBeLessThan(without.score ?? 0);
    expect(component(scoreMatch({ ...given, similarity: 0.8 }), 'similarity').status).toBe('met');
  });

  it('quote only skills and title words of the resume', () => {
    const secret = 'jane@example.com +91 98765 43210 Jane Roe, born 1990, woman';
    const result = score(
      { requiredSkills: ['Go', 'Java'] },
      { resumeText: `${secret}\nJava backend`, primarySkills: ['Cobol'] },
    );
    for (const word of secret.split(/[\s,]+/)) expect(JSON.stringify(result)).not.toContain(word);
  });

  it('count a required and preferred skill as required only', () => {
    const result = score({ requiredSkills: ['Java'], preferredSkills: ['java'] }, { primarySkills: ['Java'] });
    expect(component(result, 'preferred_skills').status).toBe('no_data');
    expect(result).toMatchObject({ score: 100, coverage: baseWeights.required_skills / 100 });
  });
});

describe('With too little data, a score', () => {
  it('is null without components for a candidate with only a name', () => {
    expect(score({ requiredSkills: ['Java'], locations: ['Pune'] }, { location: 'Pune' })).toMatchObject({
      score: null,
      components: [],
      coverage: baseWeights.location / 100,
      algorithmVersion: matchAlgorithmVersion,
    });
  });

  it('is null for a designation alone, but not for designation and experience', () => {
    const known = { currentDesignation: 'Backend Engineer' };
    expect(score({ minExperienceYears: 2 }, known).score).toBeNull();
    expect(score({ minExperienceYears: 2 }, { ...known, totalExperienceYears: 3 })).toMatchObject({
      score: 100,
      coverage: (baseWeights.title + baseWeights.experience) / 100,
    });
  });

  it('counts skills as missing, not as no data, beside title and experience', () => {
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

describe('Numbers that are not finite', () => {
  it('throw RangeError', () => {
    expect(() =>
      score({ requiredSkills: ['Java'], maxCtc: 1 }, { primarySkills: ['Java'], expectedCtc: Number.NaN }),
    ).toThrow(RangeError);
  });
});

describe('Single terms', () => {
  const base: Asked = { requiredSkills: ['Java'] };
  const of = (key: string, job: Asked, candidate: Partial<Candidate>) =>
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
  ] as const)('rate experience %j against %j as %s', (job, candidate, status, credit, fact) => {
    const found = of('experience', job, candidate);
    expect(found.status).toBe(status);
    expect([...found.evidence, ...found.missing]).toEqual([fact]);
    expect(creditOf(found)).toBeCloseTo(credit, 2);
  });

  const line = 'title and skills match only partly';
  it.each([
    [['Java'], 'missing', 0, ['needs 3+ years, has 5', line]],
    [['Java', 'Cooking'], 'partial', 0.5, ['needs 3+ years, has 5', line]],
    [['Java', 'SQL', 'Welding', 'Accounting', 'Cooking'], 'met', 0.8, ['needs 3+ years, has 5']],
  ] as const)('count years as far as skills fit: %j demanded', (requiredSkills, status, credit, facts) => {
    const found = of(
      'experience',
      { requiredSkills: [...requiredSkills], minExperienceYears: 3 },
      { primarySkills: ['SQL', 'Welding', 'Accounting', 'Cooking'], totalExperienceYears: 5 },
    );
    expect(found.status).toBe(status);
    expect([...found.evidence, ...found.missing]).toEqual(facts);
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
  ] as const)('rate location %j against %j as %s', (job, candidate, status) => {
    expect(of('location', { ...job, locations: 'locations' in job ? [...job.locations] : [] }, candidate).status).toBe(
      status,
    );
  });

  it('name missing locations once each, as the job spells them, in any order', () => {
    const locations = ['Pune', ' Bangalore,  Karnataka', 'Bengaluru, Karnataka', 'pune'];
    for (const given of [locations, locations.toReversed()]) {
      const { missing } = of('location', { locations: given }, { location: 'Oslo' });
      expect(missing).toEqual(['Bangalore, Karnataka', 'Pune']);
    }
  });

  it.each([
    [{ noticePeriodDays: 30 }, 'met', 1],
    [{ noticePeriodDays: 60 }, 'partial', 0.625],
    [{ noticePeriodDays: 180 }, 'partial', 0.25],
    [{ noticePeriodDays: 90, inNoticePeriod: true }, 'met', 1],
  ] as const)('rate notice %j as %s', (candidate, status, credit) => {
    const found = of('notice', {}, candidate);
    expect(found.status).toBe(status);
    expect(creditOf(found)).toBeCloseTo(credit, 2);
  });

  it.each([
    [20, 'met', 1],
    [5, 'met', 1],
    [25, 'partial', 0.5],
    [60, 'missing', 0],
  ] as const)('rate expected pay of %d against at most 20 as %s', (expectedCtc, status, credit) => {
    const found = of('pay', { maxCtc: 20, minCtc: 10 }, { expectedCtc });
    expect(found.status).toBe(status);
    expect(creditOf(found)).toBeCloseTo(credit, 2);
  });

  it('omit the pay term without a maximum', () => {
    expect(of('pay', { minCtc: 10 }, { expectedCtc: 12 }).status).toBe('no_data');
  });

  it('match a designation of the same family, ignoring rank; give a resume mention less', () => {
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

describe('The hash of the inputs', () => {
  const job: Asked = { requiredSkills: ['Java', 'k8s'], locations: ['Pune', 'Oslo'] };
  const candidate: Partial<Candidate> = { primarySkills: ['Java'], resumeText: 'Java' };
  const { inputsHash } = score(job, candidate);

  it('has 64 hex digits, independent of the order of keys and skills', () => {
    expect(inputsHash).toMatch(/^[0-9a-f]{64}$/);
    const given = { ...emptyCandidate, ...candidate };
    const turned = Object.fromEntries(Object.entries(given).reverse()) as Candidate;
    const requiredSkills = ['k8s', 'Java', 'Java'];
    expect(scoreMatch({ candidate: turned, job: jobOf({ ...job, requiredSkills }), similarity: null }).inputsHash).toBe(
      inputsHash,
    );
  });

  it('changes with every input', () => {
    const others = [
      score({ ...job, title: 'Chef' }, candidate),
      score({ ...job, maxCtc: 1 }, candidate),
      score(job, { ...candidate, resumeText: 'Java ' }),
      score(job, { ...candidate, resumeText: null }),
      score(job, { ...candidate, noticePeriodDays: 0 }),
      score(job, { ...candidate, heldTitles: ['Chef'] }),
      score({ ...job, text: 'Java' }, candidate),
      // The explanation shows the job's own words.
      score({ ...job, requiredSkills: ['Java', 'kubernetes'] }, candidate),
    ].map((result) => result.inputsHash);
    expect(new Set([inputsHash, ...others]).size).toBe(9);
  });
});
