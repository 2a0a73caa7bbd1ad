import type { ScreeningQuestion } from '#modules/jobs';
import { newId } from '#platform/ids.ts';

export type SessionQuestion = ScreeningQuestion & { id: string };

/** Replaces missing and repeated ids: answers are stored by id. */
export function snapshotQuestions(questions: readonly ScreeningQuestion[]): SessionQuestion[] {
  const seen = new Set<string>();
  return questions
    .toSorted((a, b) => a.order - b.order)
    .map((question) => {
      const id = question.id === undefined || seen.has(question.id) ? newId() : question.id;
      seen.add(id);
      return { ...question, id };
    });
}

const choiceTypes: readonly string[] = ['single_choice', 'multiple_choice'];

/** A choice question without options becomes a `text` question. */
export const typeInSession = ({ type, options }: SessionQuestion): SessionQuestion['type'] =>
  choiceTypes.includes(type) && !options?.length ? 'text' : type;

/** Leaves out expected answers, knockout and weight. */
export const publicQuestion = (question: SessionQuestion) => ({
  id: question.id,
  question: question.question,
  type: typeInSession(question),
  options: question.options ?? [],
  required: question.required,
});
export type PublicQuestion = ReturnType<typeof publicQuestion>;

/** `answers` by question id; empty for a skipped question. */
export function progressOf(questions: readonly SessionQuestion[], answers: ReadonlyMap<string, string>) {
  const next = questions.findIndex(({ id }) => !answers.has(id));
  return {
    /** Index from 0. The number of questions if all are answered. */
    nextIndex: next < 0 ? questions.length : next,
    nextQuestionId: questions[next]?.id ?? null,
    missing: questions.filter(({ id, required }) => required && !answers.get(id)).map(({ id }) => id),
  };
}
