import { createHash } from 'node:crypto';
import type { LanguageModel } from '#platform/ai/language-model.ts';
import { type JobReading, type JobSources, postingText, readJob } from '#readers/posting';
import { generateJobQuestions } from '../questions/job-question.ts';
import type { QuestionDraft } from '../questions/question.ts';
import { completeToFive } from '../questions/spoken-question.ts';
import { JobSuggestion, jobInstructions, suggestedJobQuestions } from './job-suggestion.ts';

/** An embedding of a job's text. `of`: its model and text, as `model/sha256`. */
export type JobVector = { of: string; model: string; textSha256: string; vector: Float32Array };

/** `vector`: `kept` if the stored embedding is still up to date. */
export type JobEnrichment = { reading: JobReading; questions: QuestionDraft[]; vector: JobVector | 'kept' | undefined };

type EnrichmentRun = { organizationId: string; signal: AbortSignal };

/** A language model may add skills that are in the text, and questions. */
export class JobEnricher {
  readonly #model: LanguageModel;
  constructor(model: LanguageModel) {
    this.#model = model;
  }

  /** `vectorOf`: model and text of the stored embedding. Throws only the signal's reason. */
  async enrich(sources: JobSources, vectorOf: string | null, run: EnrichmentRun): Promise<JobEnrichment> {
    const reading = readJob(sources);
    const questions = generateJobQuestions(sources.title, reading);
    if (!this.#model.available) return { reading, questions, vector: undefined };
    const text = postingText(sources);
    const [suggestion, vector] = await Promise.all([
      this.#suggestion(sources, text, run),
      this.#vector(text, vectorOf, run),
    ]);
    if (!suggestion) return { reading, questions, vector };
    const improved = readJob(sources, suggestion);
    const suggested = suggestedJobQuestions(suggestion, sources.title, improved);
    return {
      reading: improved,
      questions: completeToFive(suggested, generateJobQuestions(sources.title, improved)),
      vector,
    };
  }

  #suggestion(sources: JobSources, text: string, run: EnrichmentRun): Promise<JobSuggestion | undefined> {
    const listed = [...sources.required_skills, ...sources.preferred_skills].join(', ');
    return this.#model.extract({
      ...run,
      purpose: 'jobs.enrich',
      instructions: jobInstructions,
      data: [
        { label: 'job posting', text },
        ...(listed ? [{ label: 'skills that the employer lists', text: listed }] : []),
      ],
      schema: JobSuggestion,
    });
  }

  async #vector(text: string, vectorOf: string | null, run: EnrichmentRun): Promise<JobVector | 'kept' | undefined> {
    const model = this.#model.embeddingModel;
    if (!model) return undefined;
    const textSha256 = createHash('sha256').update(text).digest('hex');
    const of = `${model}/${textSha256}`;
    if (of === vectorOf) return 'kept';
    const [vector] = (await this.#model.embed({ ...run, purpose: 'jobs.embed', texts: [text] })) ?? [];
    return vector && { of, model, textSha256, vector };
  }
}
