import { regex, regexesOf, wordSet } from '#readers/patterns';

export const mentionPatterns = {
  roleAtEnd: {
    pattern: regex('iu')`
      [\s-]*\b(?:developers?|engineers?|programmers?|experts?|specialists?|analysts?|architects?|administrators?|admins?|
      managers?|executives?|owners?|testers?|designers?|consultants?|recruiters?|accountants?|technicians?|officers?|
      assistants?|coordinators?|supervisors?|operators?|scientists?|teachers?|nurses?|chefs?|cooks?|drivers?|clerks?|
      representatives?|advis[eo]rs?|writers?|editors?|masters?|leads?|interns?|skills?|knowledge|experience|certified|programming|language)$
    `,
    examples: ['Laravel Developer', 'product owners', 'recruiter', 'SQL skills'],
    counterexamples: ['engineering', 'Java', 'administration'],
  },
  /** No role: the skill's own name has the word. */
  knowledgeAtEnd: {
    pattern: /\b(?:skills?|knowledge|experience)$/i,
    examples: ['PC skills', 'retail experience'],
    counterexamples: ['product owner', 'skilled'],
  },
  /** A kind of tool. */
  kindAtEnd: {
    pattern: /\b(?:databases?|frameworks?|platforms?|librar(?:y|ies)|servers?|software)$/i,
    examples: ['relational database', 'web frameworks'],
    counterexamples: ['database design', 'Spring Boot'],
  },
  /** It says nothing beside a demand with a name. */
  ofEveryone: {
    pattern: /^(?:software development|software engineering|programming|coding|software|information technology)$/i,
    examples: ['Software Development', 'Programming'],
    counterexamples: ['Web Development', 'Java'],
  },
  /** Everyone in the trade has it. */
  general: {
    pattern: / development$|^(?:programming|software|information technology)$/i,
    examples: ['Web Development', 'Software'],
    counterexamples: ['Development', 'Java'],
  },
};
export const mentionRegex = regexesOf(mentionPatterns);

/** Categories of skills that are trades of their own. */
export const tradeCategories = wordSet(`
  finance hr sales marketing support operations legal hospitality education healthcare engineering construction
`);
export const technologyCategories = wordSet(`
  language frontend backend mobile database data ai cloud devops security network testing blockchain architecture
`);
/** Most of their skills are tools rather than fields. */
export const toolCategories = wordSet('language frontend backend mobile database enterprise');
