import { describe, expect, it } from 'vitest';
import { type Asked, type Candidate, component, score } from './scored.ts';

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
    [{ workMode: 'remote', locations: ['United Kingdom'] }, { location: 'Leeds, England' }, 'met'],
    [{ workMode: 'remote', locations: ['Remote within the UK'] }, { location: 'Pune, India' }, 'missing'],
    [{ workMode: 'remote', locations: ['Remote within the UK'] }, { location: 'Pune' }, 'met'],
    [{ workMode: 'remote', locations: ['Remote within the UK'] }, {}, 'met'],
    [{ workMode: 'remote', locations: ['Remote (US only)'] }, { location: 'Austin, U.S.A.' }, 'met'],
    [{ workMode: 'remote', locations: ['Remote (US only)'] }, { location: 'Berlin, Germany' }, 'missing'],
    [{ workMode: 'remote', locations: ['USA', 'Germany'] }, { location: 'Berlin, Germany' }, 'met'],
    [
      { workMode: 'remote', locations: ['Germany'] },
      { location: 'Oslo, Norway', preferredLocation: 'Anywhere' },
      'met',
    ],
    [{ workMode: 'remote', locations: ['Germany'] }, { location: 'Oslo, Norway', preferredLocation: 'Germany' }, 'met'],
    [{ workMode: 'remote', locations: ['US'] }, { location: 'Atlanta, Georgia' }, 'met'],
    [{ workMode: 'remote', locations: ['Remote, EU'] }, { location: 'Berlin, Germany' }, 'met'],
    [{ workMode: 'remote', locations: ['Remote'] }, { location: 'Berlin, Germany' }, 'met'],
    [{ workMode: 'remote', locations: ['Pune, India'] }, { location: 'Berlin, Germany' }, 'met'],
    [{ workMode: 'remote', locations: ['Remote', 'India'] }, { location: 'Berlin, Germany' }, 'met'],
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
