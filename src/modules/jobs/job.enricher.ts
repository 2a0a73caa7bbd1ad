import { createHash } from 'node:crypto';
import type { LanguageModel } from '#platform/ai/language-model.ts';
import { type JobReading, type JobSources, postingText, readJob } from './job.reader.ts';
import { JobSuggestion, jobInstructions, suggestedJobQuestions } from './job.suggestion.ts';
import { askAboutJob } from './job-question.ts';
import type { Asked } from './question.ts';
import { fiveOf } from './spoken-question.ts';

/** An embedding of a job's text. `of` says by which model and of which text, as `model/sha256`. */
export type JobVector = { of: string; model: string; textSha256: string; vector: Float32Array };

/** What is made of a job's sources. `vector`: `kept` where the job's present one is still of them. */
export type JobEnrichment = { reading: JobReading; questions: Asked[]; vector: JobVector | 'kept' | undefined };

type Run = { organizationId: string; signal: AbortSignal };

/**
 * Makes it by the reader in this project: the same sources give the same. Where there is a language model it may name
 * further skills that stand in the text, and word the questions; whatever does not come or fit stays as it was read.
 */
export class JobEnricher {
  readonly #model: LanguageModel;
  constructor(model: LanguageModel) {
    this.#model = model;
  }

  /** `vectorOf` is what the job's present embedding is of. Throws nothing but the signal's reason. */
  async enrich(sources: JobSources, vectorOf: string | null, run: Run): Promise<JobEnrichment> {
    const reading = readJob(sources);
    const questions = askAboutJob(sources.title, reading);
    if (!this.#model.available) return { reading, questions, vector: undefined };
    const text = postingText(sources);
    const [suggestion, vector] = await Promise.all([
      this.#suggestion(sources, text, run),
      this.#vector(text, vectorOf, run),
    ]);
    if (!suggestion) return { reading, questions, vector };
    const improved = readJob(sources, suggestion);
    const suggested = suggestedJobQuestions(suggestion, sources.title, improved);
    return { reading: improved, questions: fiveOf(suggested, askAboutJob(sources.title, improved)), vector };
  }

  #suggestion(sources: JobSources, text: string, run: Run): Promise<JobSuggestion | undefined> {
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

  async #vector(text: string, vectorOf: string | null, run: Run): Promise<JobVector | 'kept' | undefined> {
    const model = this.#model.embeddingModel;
    if (!model) return undefined;
    const textSha256 = createHash('sha256').update(text).digest('hex');
    const of = `${model}/${textSha256}`;
    if (of === vectorOf) return 'kept';
    const [vector] = (await this.#model.embed({ ...run, purpose: 'jobs.embed', texts: [text] })) ?? [];
    return vector && { of, model, textSha256, vector };
  }
}
