import { SelfIdentificationService } from '#modules/decisions';
import { NotFound, ValidationError } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { linkLimit, openLink } from '../candidate-link.ts';
import { portalMessages } from '../portal.messages.ts';
import { SelfIdentificationQueries } from './self-identification.queries.ts';
import { categoryOf, questionsPage, savedPage } from './self-identification.view.ts';

const { invalid } = portalMessages.selfIdentification;

/** Throws NotFound, also if the application was deleted. */
async function openQuestions(context: PageContext) {
  const link = await openLink(context, 'self-identification');
  const { organizationId, candidateId, jobId, token, expiresAt } = link;
  const application =
    jobId === null
      ? undefined
      : await context.resolve(SelfIdentificationQueries).application(organizationId, candidateId, jobId);
  if (!application) throw new NotFound('The page');
  return { organizationId, questions: { token, application, expiresAt } };
}

async function show(context: PageContext): Promise<PageReply> {
  const { questions } = await openQuestions(context);
  if (context.query.get('saved') !== null) return { document: savedPage(questions) };
  const { categories } = context.resolve(SelfIdentificationService);
  return { document: questionsPage(questions, categories, new Map()) };
}

async function save(context: PageContext): Promise<PageReply> {
  const { organizationId, questions } = await openQuestions(context);
  const service = context.resolve(SelfIdentificationService);
  const { categories } = service;
  const answer = {
    sex: categoryOf(context.form.value('sex'), categories.sex),
    race_ethnicity: categoryOf(context.form.value('race_ethnicity'), categories.raceEthnicity),
  };
  try {
    await service.save(organizationId, questions.application.id, answer);
    return { redirect: `/self-identification/${questions.token}?saved` };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = new Map((error.details ?? []).map(({ path }) => [path, invalid]));
    return { status: 422, document: questionsPage(questions, categories, problems) };
  }
}

const page = { path: '/self-identification/{token}', personal: true, limit: linkLimit };

export const selfIdentificationPages = [
  definePage({ ...page, method: 'get', handler: show }),
  definePage({ ...page, method: 'post', handler: save }),
];
