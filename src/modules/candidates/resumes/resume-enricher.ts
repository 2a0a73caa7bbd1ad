import type { QuestionDraft } from '#modules/jobs';
import type { LanguageModel } from '#platform/ai/language-model.ts';
import type { ReadResume, ResumeProfile } from '#readers/resume';
import { maskedText } from './resume-mask.ts';
import {
  ResumeSuggestion,
  resumeInstructions,
  suggestedResumeQuestions,
  withSuggestedSkills,
} from './resume-suggestion.ts';

/** `questions`: up to five, or null. */
export type ResumeEnrichment = {
  profile: ResumeProfile;
  questions: QuestionDraft[] | null;
  vector: { model: string; vector: Float32Array } | undefined;
};

type EnrichmentRun = { organizationId: string; signal: AbortSignal };

export class ResumeEnricher {
  readonly #model: LanguageModel;
  constructor(model: LanguageModel) {
    this.#model = model;
  }

  /** Leaves the profile unchanged without a language model or a reliable text. Throws only the signal's reason. */
  async enrich(read: ReadResume, run: EnrichmentRun): Promise<ResumeEnrichment> {
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
