import type { ScreeningQuestion } from '#modules/jobs';
import { newId } from '#platform/ids.ts';

/** A question as a session keeps it: as the job had it at the start, with an id of its own. */
export type SessionQuestion = ScreeningQuestion & { id: string };

/** The job's questions in their order; answers are kept by id, so one that is missing or repeated is replaced. */
export function snapshot(questions: readonly ScreeningQuestion[]): SessionQuestion[] {
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

/** How it is asked. A choice without options could never be made, so it is asked as a text. */
export const askedAs = ({ type, options }: SessionQuestion): SessionQuestion['type'] =>
  choiceTypes.includes(type) && !options?.length ? 'text' : type;

/** What a candidate may see of a question: not what is expected, what knocks out, nor what weighs how much. */
export const publicQuestion = (question: SessionQuestion) => ({
  id: question.id,
  question: question.question,
  type: askedAs(question),
  options: question.options ?? [],
  required: question.required,
});
export type PublicQuestion = ReturnType<typeof publicQuestion>;

/** How far a session is, given the answers by question id. A question passed over is answered, by an empty answer. */
export function progressOf(questions: readonly SessionQuestion[], answers: ReadonlyMap<string, string>) {
  const next = questions.findIndex(({ id }) => !answers.has(id));
  return {
    /** Counted from 0; the number of questions when none is left. */
    nextIndex: next < 0 ? questions.length : next,
    nextQuestionId: questions[next]?.id ?? null,
    missing: questions.filter(({ id, required }) => required && !answers.get(id)).map(({ id }) => id),
  };
}
