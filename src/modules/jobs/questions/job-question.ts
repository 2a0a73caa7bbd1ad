import { type JobReading, type JobSkill, type JobSources, readJob } from '#readers/posting';
import { canonicalSkill, skillCategory, skillName } from '#readers/skills';
import { dutyPhrase } from './duty-phrase.ts';
import {
  dutyQuestions,
  generalJobQuestions,
  jobQuestionRegex,
  roleQuestions,
  type Seniority,
  seniorityRegex,
  skillQuestions,
  useOfCategory,
} from './job-question.lexicon.ts';
import {
  cleanName,
  firstFiveQuestions,
  type InterviewQuestion,
  type QuestionDraft,
  toInterviewQuestions,
} from './question.ts';

type Requirements = Pick<JobReading, 'required' | 'preferred'> & { duties?: readonly string[] };

const seniorityOf = (title: string): Seniority =>
  seniorityRegex.junior.test(title) ? 'junior' : seniorityRegex.senior.test(title) ? 'senior' : 'usual';

const isGeneral = (key: string): boolean =>
  ['soft', 'office'].includes(skillCategory(key) ?? '') || jobQuestionRegex.general.test(skillName(key));

/** As the posting spells it. In lower case it is spelled as in the lexicon: python, Python. */
function spoken(skill: string): string | undefined {
  const name = skillName(canonicalSkill(skill));
  return cleanName(name.toLowerCase() === skill.toLowerCase() ? name : skill);
}

type Subject = { skill: string; text: string };
const mostAlternatives = 3;

/** What to ask about: listed before read skills, required before preferred, specific before general; a demand once. */
function subjectsOf({ required, preferred }: Requirements): Subject[] {
  const isSure = ({ evidence }: JobSkill): boolean => evidence?.rule !== 'duty';
  const all = [...required.filter(isSure), ...preferred];
  const from = (source: JobSkill['source']) => all.filter((one) => one.source === source);
  const read = from('description');
  const general = (one: JobSkill): boolean => isGeneral(canonicalSkill(one.skill));
  const seen = new Set<string>();
  const subjects: Subject[] = [];
  for (const one of [...from('listed'), ...read.filter((skill) => !general(skill)), ...read.filter(general)]) {
    const names = [one.skill, ...(one.alternatives ?? [])];
    const skill = spoken(one.skill);
    if (skill === undefined || names.some((name) => seen.has(canonicalSkill(name)))) continue;
    for (const name of names) seen.add(canonicalSkill(name));
    const shown = names.slice(0, mostAlternatives).flatMap((name) => spoken(name) ?? []);
    subjects.push({ skill, text: shown.length < 2 ? skill : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}` });
  }
  return subjects;
}

/** Each with another frame, so that no two questions of a job sound alike; jobs start with different ones. */
function questionsAbout(subjects: readonly Subject[], title: string): QuestionDraft[] {
  const frames = Math.min(...Object.values(skillQuestions).map((all) => all.length));
  return subjects.slice(0, frames).flatMap(({ skill, text }, n): QuestionDraft[] => {
    const category = skillCategory(canonicalSkill(skill));
    const use = (category && useOfCategory[category]) ?? 'any';
    const isDiscipline = use === 'build' && jobQuestionRegex.discipline.test(skill);
    const question = skillQuestions[isDiscipline ? 'method' : use][(n + title.length) % frames];
    return question === undefined ? [] : [{ text: question.replaceAll('{skill}', () => text), skill }];
  });
}

/** The first line of duties that can be read out. */
function questionAboutDuty(duties: readonly string[], seniority: Seniority): QuestionDraft[] {
  for (const line of duties) {
    const duty = dutyPhrase(line);
    if (duty) return [{ text: dutyQuestions[seniority][duty.form].replace('{duty}', () => duty.text) }];
  }
  return [];
}

/** Five spoken questions: about the position, the two main skills, a duty, and another skill or the way of working. */
export function generateJobQuestions(jobTitle: string, reading: Requirements): QuestionDraft[] {
  const title = cleanName(jobTitle);
  const seniority = seniorityOf(jobTitle);
  const { titled, untitled } = roleQuestions[seniority];
  const role: QuestionDraft = { text: title ? titled.replace('{title}', () => title) : untitled };
  const ofSkills = questionsAbout(subjectsOf(reading), jobTitle);
  const ofDuty = questionAboutDuty(reading.duties ?? [], seniority);
  const general = generalJobQuestions[seniority].map((text) => ({ text }));
  return firstFiveQuestions([role, ...ofSkills.slice(0, 2), ...ofDuty, ...ofSkills.slice(2), ...general]);
}

export function jobQuestions(
  job: JobSources & { video_interview_questions: readonly InterviewQuestion[] },
): InterviewQuestion[] {
  if (job.video_interview_questions.length > 0) return [...job.video_interview_questions];
  return toInterviewQuestions(generateJobQuestions(job.title, readJob(job)));
}
