import { nameList, regex, regexesOf, wordList, wordSet } from '#readers/patterns';

/** `head` comes before the first heading. */
export type ResumeSectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'languages'
  | 'references'
  | 'other';

type HeadedKind = Exclude<ResumeSectionKind, 'head'>;

const kindWords: Record<HeadedKind, readonly string[]> = {
  contact: wordList('contact contacts personalia profiles links reach'),
  summary: wordList(`
    summary profile objective objectives about overview introduction
    goal goals statement synopsis snapshot bio
  `),
  experience: wordList(`
    experience experiences employment internship internships
    career work history positions jobs
  `),
  education: wordList(`
    education educational academic academics qualification qualifications degrees schooling studies
    ausbildung bildung formation educación
  `),
  skills: wordList(`
    skills skill competencies competences competency expertise technologies tools proficiencies proficiency
    strengths skillset toolset stack highlights abilities software
    kenntnisse compétences habilidades
  `),
  projects: wordList('projects project'),
  languages: wordList('languages language sprachen langues idiomas'),
  references: wordList('references reference referees testimonials'),
  other: wordList(`
    awards award honors honours achievements accomplishments scholarships
    publications publication patents talks conferences presentations research
    certifications certification certificates certificate licenses licensure
    courses coursework training trainings workshops seminars
    interests hobbies hobby passions
    volunteer volunteering memberships affiliations activities extracurricular community involvement leadership
    declaration miscellaneous misc strength disclaimer qualities
  `),
};

export const kindOfHeadingWord: ReadonlyMap<string, ResumeSectionKind> = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) =>
    words.map((word): [string, ResumeSectionKind] => [word, kind as HeadedKind]),
  ),
);

export const neutralHeadingWords = wordSet(`
  professional relevant selected core key main major industry industrial special
  recent current previous prior past related additional other personal
  technical general hard soft computer it programming data domain functional
  working executive career brief academic business organizational open source
  background details detail information info section areas area
  examples example summary sets set list some notable clickable full total
  qualifications side campus
  my me the and & of a in with at to for on about
`);

/** Their kind is not that of their words. One word in letter-spaced headings. */
const kindPhrases: Partial<Record<HeadedKind, readonly string[]>> = {
  experience: nameList(`
    professional background | work background | employment background
    career progression | work history | work histories | work experience | employers
    experience summary | summary of experience | relevant experience summary
    leadership experience | research | research experience | teaching experience
    military experience | military service
    organizational details | company details
    berufserfahrung | experience professionnelle | expérience professionnelle
    experiencia profesional | experiencia laboral
    工作经历 | 工作经验 | 实习经历
  `),
  summary: nameList(`
    background | career overview | career summary | career objective | career profile
    summary of qualifications | qualifications summary | qualification summary
    about me | who i am
    自我评价 | 个人简介
  `),
  education: nameList('professional qualifications | 教育背景 | 教育经历'),
  skills: nameList(`
    core qualifications | key qualifications | qualifications | highlights of qualifications
    summary of skills | skills summary | skill summary | skill highlights
    technical summary | technical profile | technical knowledge
    programming languages | tech stack | tools tech | tools and tech | what i do
    areas of expertise | area of expertise | computer knowledge | it skills
    专业技能 | 技能
  `),
  projects: nameList('项目经历 | 项目经验 | 项目与论文'),
  contact: nameList(`
    personal details | personal information | personal data | personal profile | bio data
    contact me | contact me at | get in touch
    链接 | 联系方式
  `),
  other: nameList(`
    career highlights
    volunteer experience | volunteer work | volunteering experience | community experience
    获奖情况 | 所获奖项 | 校园经历 | 开源贡献
  `),
};

export const kindOfHeadingPhrase: ReadonlyMap<string, ResumeSectionKind> = new Map(
  Object.entries(kindPhrases).flatMap(([kind, phrases]) =>
    phrases.map((phrase): [string, ResumeSectionKind] => [phrase.replaceAll(' ', ''), kind as HeadedKind]),
  ),
);

export const kindPrecedence: readonly ResumeSectionKind[] = [
  'experience',
  'projects',
  'education',
  'skills',
  'languages',
  'summary',
  'contact',
  'references',
  'other',
];

export const sectionPatterns = {
  neutralStart: {
    pattern: /^(?:my|professional|additional|relevant|selected|other|key)/,
    examples: ['myworkhistory', 'relevantresearch'],
    counterexamples: ['workhistory', 'the'],
  },
  summary: {
    pattern: /^(?:executive|professional|career|brief)\s+summary$/i,
    examples: ['Executive Summary', 'Career  Summary'],
    counterexamples: ['Summary', 'Summary of work'],
  },
  /** A heading with text after it on the same line. */
  inlineHeading: {
    pattern: regex('iu')`
      ^(?:
      (?:professional |career |executive |profile )?(?:summary|objective|profile)|
      (?:technical |core |key |soft |computer |it )?skills|
      (?:work |professional )?experience|
      education|
      languages?(?: known)?|
      certifications?|projects|hobbies|interests|
      contact(?: details)?)
      \s?:\s?(?=\S)
    `,
    examples: ['Career Objective: To lead', 'Skills: Java', 'Languages known : English'],
    counterexamples: ['Skills:', 'Java skills: good', 'Project: Payments'],
  },
};
export const sectionRegex = regexesOf(sectionPatterns);
