/** A skill that a job asks for, as anybody writes it, and how much it counts beside the others of its list (positive). */
export type WeightedSkill = { skill: string; weight: number };

/**
 * Everything a match score may look at. Only facts that bear on the work: no name, contact, age, gender, photo or
 * current pay, so that none of them can move a score. Money in LPA, experience in years, notice in days; texts are
 * plain, not HTML. `text` is what the job's description says, `resumeText` what the resume does.
 */
export type MatchInputs = {
  job: {
    title: string;
    text: string | null;
    requiredSkills: WeightedSkill[];
    preferredSkills: WeightedSkill[];
    minExperienceYears: number | null;
    maxExperienceYears: number | null;
    locations: string[];
    workMode: 'onsite' | 'remote' | 'hybrid' | null;
    minCtc: number | null;
    maxCtc: number | null;
  };
  candidate: {
    primarySkills: string[];
    secondarySkills: string[];
    currentDesignation: string | null;
    /** Titles of positions that the resume names, the present one too. */
    heldTitles: string[];
    totalExperienceYears: number | null;
    relevantExperienceYears: number | null;
    location: string | null;
    preferredLocation: string | null;
    noticePeriodDays: number | null;
    inNoticePeriod: boolean | null;
    expectedCtc: number | null;
    resumeText: string | null;
  };
  /** Cosine of the two texts' embeddings by a language model, -1 to 1; null without one. */
  similarity: number | null;
};

export type MatchJob = MatchInputs['job'];
export type MatchCandidate = MatchInputs['candidate'];
export type MatchStatus = 'met' | 'partial' | 'missing' | 'no_data';

/** `weight` is effective (0-1, after terms without data are left out); `contribution` is in points of the score. */
export type MatchComponent = {
  key: string;
  label: string;
  weight: number;
  status: MatchStatus;
  contribution: number;
  evidence: string[];
  missing: string[];
};

/** `score` 0-100 with one decimal, null when there is too little to judge; `coverage` 0-1; `inputsHash` SHA-256 hex. */
export type MatchResult = {
  score: number | null;
  coverage: number;
  components: MatchComponent[];
  algorithmVersion: string;
  inputsHash: string;
};

/** What one term found: `credit` 0-1. A term without data is undefined instead. */
export type TermFinding = {
  credit: number;
  status: Exclude<MatchStatus, 'no_data'>;
  evidence: string[];
  missing: string[];
};
