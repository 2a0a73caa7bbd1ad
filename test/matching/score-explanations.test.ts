import { describe, expect, it } from 'vitest';
import { scoreMatch } from '../../src/modules/matching/score/match-score.ts';
import { baseWeights } from '../../src/modules/matching/score/weights.ts';
import { type Candidate, component, emptyCandidate, emptyJob, jobOf, score } from './scored.ts';

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
