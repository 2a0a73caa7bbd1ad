import type { JobReading, JobSources } from '#readers/posting';
import { canonicalSkill, findSkills, skillCategory } from '#readers/skills';
import { readJobOnce } from '../job-reading.ts';
import { countWords, type DutyPhrase, dutyPhrases } from './duties/duty-phrase.ts';
import {
  dutyEndings,
  dutyOpenings,
  generalJobQuestions,
  roleQuestions,
  type Seniority,
  seniorityRegex,
} from './job-question.lexicon.ts';
import { positionName } from './position-name.ts';
import { firstFiveQuestions, type InterviewQuestion, type QuestionDraft, toInterviewQuestions } from './question.ts';
import { questionRegex } from './question-subject.lexicon.ts';
import { credentialOf, type Subject, subjectsOf } from './question-subject.ts';
import {
  beginnerQuestions,
  credentialQuestion,
  type SkillUse,
  skillQuestions,
  tradeOfUse,
} from './skill-question.lexicon.ts';

type Requirements = Pick<JobReading, 'required' | 'preferred'> & {
  duties?: readonly string[];
  minExperienceYears?: number | null;
  maxExperienceYears?: number | null;
};

/** Longer questions are hard to follow by ear. */
const mostWords = 24;
/** Four where a person listed them, or where no duty is left to ask about and four are sure. */
const mostSkillQuestions = 4;
/** So many are enough for a job, with one question about a skill. */
const manyDuties = 3;

/** Beside so many about sure skills and duties, a general question is better than one about a skill that may not be demanded. */
const manySure = 3;

/** Found in the text, and no tool. */
const isOfWork = ({ isListed, use }: Subject): boolean => !isListed && tradeOfUse[use] !== 'technology';

function skillQuestionCount(subjects: readonly Subject[], duties: number): number {
  const isSure = subjects.filter((one) => one.isSure).length > 3 && duties === 0;
  return isSure || subjects.some(({ isListed }) => isListed) ? mostSkillQuestions : mostSkillQuestions - 1;
}

/** Different skills come before others that are plainly demanded: repeats, and what is too general to be asked about first. */
function subjectsToAsk(subjects: readonly Subject[], duties: number): Subject[] {
  const different = subjects.filter(({ isLate }) => !isLate).slice(0, skillQuestionCount(subjects, duties));
  const others = subjects.filter((one) => one.isPlain && !different.includes(one));
  return [...different, ...others].slice(0, mostSkillQuestions);
}

/** With more years, nobody is a beginner. */
const mostYearsOfBeginners = 1;

function seniorityOf(title: string, { minExperienceYears = null, maxExperienceYears = null }: Requirements): Seniority {
  if (seniorityRegex.junior.test(title)) return 'junior';
  if (seniorityRegex.senior.test(title)) return 'senior';
  if (minExperienceYears === null) return 'usual';
  // Postings that say that beginners may apply have a minimum of 0 and no maximum.
  const most = maxExperienceYears ?? (minExperienceYears === 0 ? 0 : Number.POSITIVE_INFINITY);
  return most <= mostYearsOfBeginners ? 'junior' : 'usual';
}

const isShort = (text: string): boolean => countWords(text) <= mostWords;

/** Another order for another title, the same for the same one. */
function rotated<Item>(all: readonly Item[], by: number): Item[] {
  const start = by % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}

function questionAboutRole(title: string, seniority: Seniority): QuestionDraft {
  const position = positionName(title);
  const { titled, untitled } = roleQuestions[seniority];
  const text = position === undefined ? untitled : titled.replace('{title}', () => position);
  return { text: isShort(text) ? text : untitled };
}

/** `text` names the alternatives of the skill, unless that makes the question too long. */
function inFrame(frame: string, text: string, skill: string): string {
  const isActivity = !text.includes(' or ') && questionRegex.activity.test(text);
  const fitting = isActivity ? frame.replace(questionRegex.withSkill, '$1 in') : frame;
  const full = fitting.replaceAll('{skill}', () => text);
  return isShort(full) ? full : fitting.replaceAll('{skill}', () => skill);
}

/** How a job uses a skill. For a developer, platforms are means. A business analyst closes no books. */
function useIn(title: string, { skill, use }: Subject): SkillUse {
  if (use === 'run') return questionRegex.buildsSoftware.test(title) ? 'any' : use;
  const isDatabase = use === 'build' && skillCategory(canonicalSkill(skill)) === 'database';
  if (isDatabase && questionRegex.runsDatabases.test(title)) return 'run';
  const isOfOthers = !['technology', 'craft', undefined].includes(tradeOfUse[use]);
  return isOfOthers && questionRegex.studiesTrades.test(title) ? 'any' : use;
}

/**
 * Uses a different frame for each question, so that no two questions of a job sound alike. Jobs start with different
 * frames.
 */
function questionsAbout(
  subjects: readonly Subject[],
  title: string,
  seniority: Seniority,
): { subject: Subject; question: QuestionDraft }[] {
  return subjects.flatMap((subject, n) => {
    const { skill, text } = subject;
    const frames = seniority === 'junior' ? beginnerQuestions : skillQuestions[useIn(title, subject)];
    const frame = frames[(n + title.length) % frames.length];
    return frame === undefined ? [] : [{ subject, question: { text: inFrame(frame, text, skill), skill } }];
  });
}

function questionAboutCredential(reading: Requirements): QuestionDraft[] {
  const credential = credentialOf(reading);
  if (credential === undefined) return [];
  const { skill, text } = credential;
  const question = inFrame(credentialQuestion, text, skill);
  return isShort(question) ? [{ text: question, skill }] : [];
}

/** Returns up to four questions. Where no duty is short enough as a whole, asks about the starts of long ones. */
function questionsAboutDuties(lines: readonly string[], title: string, seniority: Seniority): QuestionDraft[] {
  const phrases = dutyPhrases(lines);
  const questions = questionsAboutPhrases(phrases, title, seniority);
  if (questions.length > 0) return questions;
  const starts = phrases.flatMap(({ form, start }) => (start === undefined ? [] : { form, text: start }));
  return questionsAboutPhrases(starts, title, seniority);
}

/** Each question takes the first unused ending that keeps it short enough. */
function questionsAboutPhrases(
  phrases: readonly Pick<DutyPhrase, 'form' | 'text' | 'open'>[],
  title: string,
  seniority: Seniority,
): QuestionDraft[] {
  const endings = rotated(dutyEndings[seniority], title.length);
  const questions: QuestionDraft[] = [];
  for (const { form, text, open = text } of phrases) {
    const opening = dutyOpenings[questions.length]?.[form];
    if (opening === undefined) break;
    const duties = [text, open].map((said) => opening.replace('{duty}', () => said));
    const [fitting] = duties.flatMap((duty) => {
      const at = endings.findIndex((ending) => isShort(`${duty} ${ending}`));
      return at < 0 ? [] : [{ duty, at }];
    });
    if (fitting) questions.push({ text: `${fitting.duty} ${endings.splice(fitting.at, 1).join('')}` });
  }
  return questions;
}

/** "placing IV catheters", for IV Catheter Placement */
function namesAllWords(line: string, skill: string): boolean {
  const stems = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,4}/gu) ?? [];
  const words = skill.split(' ');
  const said = new Set(line.split(/[\s,/]+/).map((word) => stems(word)[0]));
  return words.length > 2 && words.every((word) => said.has(stems(word)[0]));
}

/** Leaves out duties that contain one of the skills. Those that name one by another word ("K8s" for Kubernetes) come last. */
function dutiesBeside(skills: readonly string[], duties: readonly string[]): string[] {
  if (skills.length === 0) return [...duties];
  const keys = new Set(skills.map((skill) => canonicalSkill(skill)));
  const words = skills.map((skill) => RegExp.escape(skill)).join('|');
  const says = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}+#])`, 'iu');
  const { true: other = [], false: same = [] } = Object.groupBy(
    duties.filter((line) => !says.test(line) && !skills.some((skill) => namesAllWords(line, skill))),
    (line) => `${findSkills(line).isDisjointFrom(keys)}`,
  );
  return [...other, ...same];
}

/**
 * Five spoken questions. The first is about the position. Then sure skills and duties without these skills take turns.
 * Where these are few, less sure skills follow. A credential, other plain demands and general questions fill the rest.
 */
export function generateJobQuestions(jobTitle: string, reading: Requirements): QuestionDraft[] {
  const seniority = seniorityOf(jobTitle, reading);
  const role = questionAboutRole(jobTitle, seniority);
  const subjects = subjectsOf(reading);
  const asked = subjectsToAsk(subjects, manyDuties)
    .slice(0, 3)
    .map(({ skill }) => skill);
  const duties = questionsAboutDuties(dutiesBeside(asked, reading.duties ?? []), jobTitle, seniority);
  const skills = questionsAbout(subjectsToAsk(subjects, duties.length), jobTitle, seniority);
  const different = skills.filter(({ subject }) => !subject.isLate).map(({ question }) => question);
  const plain = skills.filter(({ subject }) => subject.isPlain).map(({ question }) => question);
  const sure = different.slice(0, subjects.filter(({ isSure, isLate }) => isSure && !isLate).length);
  const inTurn = [0, 1, 2, 3].flatMap((n) => [...sure.slice(n, n + 1), ...duties.slice(n, n + 1)]);
  // Outside technology, work that is told says more than names of skills.
  const leading =
    duties.length >= manyDuties && subjects.every(isOfWork)
      ? [...duties.slice(0, 1), ...sure.slice(0, 1), ...duties.slice(1)]
      : [];
  const unsure = duties.length > 0 && inTurn.length >= manySure ? [] : different;
  const general = rotated(generalJobQuestions[seniority], jobTitle.length).map((text) => ({ text }));
  const others = [...questionAboutCredential(reading), ...plain, ...general];
  return firstFiveQuestions([role, ...leading, ...inTurn, ...unsure, ...others]);
}

export function jobQuestions(
  job: JobSources & { video_interview_questions: readonly InterviewQuestion[] },
): InterviewQuestion[] {
  if (job.video_interview_questions.length > 0) return [...job.video_interview_questions];
  return toInterviewQuestions(generateJobQuestions(job.title, readJobOnce(job)));
}
