import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type MatchInputs, matchAlgorithmVersion, scoreMatch } from '../../src/modules/matching/score/match-score.ts';
import { baseWeights } from '../../src/modules/matching/score/weights.ts';

const isThorough = inject('isThorough');

import { type Asked, type Candidate, component, emptyCandidate, jobOf, score } from './scored.ts';

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
