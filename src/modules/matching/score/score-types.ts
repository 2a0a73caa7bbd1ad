/**
 * A required or preferred skill in any spelling, with a positive weight relative to its list. `alternatives` meet
 * the same demand; those in the list have their share of the weight.
 */
export type SkillWeight = { skill: string; weight: number; alternatives?: readonly string[] };

/**
 * Inputs have no name, contact data, age, gender, photo or current pay. Money is in LPA, experience in years, notice in
 * days, and text is plain. `text` is the job description.
 */
export type MatchInputs = {
  job: {
    title: string;
    text: string | null;
    requiredSkills: SkillWeight[];
    preferredSkills: SkillWeight[];
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
    /** Job titles in the resume, including the current one. */
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
  /** Cosine of the embeddings of the two texts, -1 to 1. Null without a language model. */
  similarity: number | null;
};

export type MatchJob = MatchInputs['job'];
export type MatchCandidate = MatchInputs['candidate'];
export type MatchStatus = 'met' | 'partial' | 'missing' | 'no_data';

/** `weight`: 0-1, after terms without data were left out. `contribution`: points of the score. */
export type MatchComponent = {
  key: string;
  label: string;
  weight: number;
  status: MatchStatus;
  contribution: number;
  evidence: string[];
  missing: string[];
};

/** `score`: 0-100 with one decimal, null with too little data. `coverage`: 0-1. `inputsHash`: SHA-256 in hex. */
export type MatchResult = {
  score: number | null;
  coverage: number;
  components: MatchComponent[];
  algorithmVersion: string;
  inputsHash: string;
};

/** The result of one term. `credit`: 0-1. A term without data has none. */
export type TermFinding = {
  credit: number;
  status: Exclude<MatchStatus, 'no_data'>;
  evidence: string[];
  missing: string[];
};
