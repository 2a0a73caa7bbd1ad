import type { Asked } from '#modules/jobs';
import type { ReadResume, ResumeProfile } from '#modules/resumes';
import type { LanguageModel } from '#platform/ai/language-model.ts';
import { maskedText } from './resume.masked.ts';
import {
  ResumeSuggestion,
  resumeInstructions,
  suggestedResumeQuestions,
  withSuggestedSkills,
} from './resume.suggestion.ts';

/** What a language model made of a resume; without one the profile as it was read. `questions`: up to five, or null. */
export type ResumeEnrichment = {
  profile: ResumeProfile;
  questions: Asked[] | null;
  vector: { model: string; vector: Float32Array } | undefined;
};

type Run = { organizationId: string; signal: AbortSignal };

/** Adds to what was read of a resume by a language model, where there is one and the text can be trusted. */
export class ResumeEnricher {
  readonly #model: LanguageModel;
  constructor(model: LanguageModel) {
    this.#model = model;
  }

  /** Throws nothing but the signal's reason. */
  async enrich(read: ReadResume, run: Run): Promise<ResumeEnrichment> {
    const { profile } = read;
    const model = this.#model;
    if (!model.available || read.quality !== 'ok') return { profile, questions: null, vector: undefined };
    const text = maskedText(read);
    const [suggestion, vectors] = await Promise.all([
      model.extract({
        ...run,
        purpose: 'candidates.read-resume',
        instructions: resumeInstructions,
        data: [{ label: 'resume', text }],
        schema: ResumeSuggestion,
      }),
      model.embed({ ...run, purpose: 'candidates.embed-resume', texts: [text] }),
    ]);
    const [vector] = vectors ?? [];
    const embedded = vector && model.embeddingModel ? { model: model.embeddingModel, vector } : undefined;
    if (!suggestion) return { profile, questions: null, vector: embedded };
    const improved = withSuggestedSkills(profile, suggestion, text);
    const questions = suggestedResumeQuestions(suggestion, improved);
    return { profile: improved, questions: questions.length > 0 ? questions : null, vector: embedded };
  }
}
