// Which words say that a text is the title of a position, and which that it is the name of an organization.

const roles = new Set(
  `accountant actor actuary adjuster administrator admin advisor adviser advocate agent aide ambassador analyst anchor
  apprentice architect archivist artist assembler assistant associate attendant attorney auditor author baker banker
  barber barista bartender biologist bookkeeper broker buyer captain caregiver carpenter cashier chairman chairperson
  chef chemist chief cleaner clerk clinician coach co-founder cofounder columnist commander commis consultant contractor
  controller cook coordinator co-ordinator copywriter counsel counsellor counselor courier creator curator custodian
  dba dealer dean dentist designer detailer developer devops dietitian director dispatcher doctor drafter draftsman
  driver economist editor educator electrician employee engineer entrepreneur esthetician estimator evaluator evangelist
  examiner executive expert facilitator faculty fellow filmmaker financier fitter founder freelancer fundraiser generalist
  geologist guard handler handyman head headmaster hostess hygienist illustrator inspector installer instructor intern
  internee interpreter interviewer investigator janitor journalist judge laborer labourer landscaper lawyer lead leader
  lecturer liaison librarian lifeguard linguist machinist maid maintainer manager marketer mason mechanic member mentor
  merchandiser merchant microbiologist midwife model moderator musician nanny negotiator nurse officer operator optician
  organizer organiser owner painter paralegal paramedic partner pastor pathologist pharmacist phlebotomist photographer
  physician physicist physiotherapist pilot planner plumber poet porter postdoc practitioner president presenter principal
  processor producer professor proctor programmer promoter proprietor psychologist publicist purchaser
  radiographer realtor receptionist recruiter registrar rep reporter representative researcher reviewer salesman
  salesperson scheduler scholar scientist secretary seller sergeant server shareholder soldier solicitor sommelier sourcer
  specialist sre staff statistician steward stewardess stylist superintendent supervisor surgeon surveyor sysadmin tailor
  teacher technician technologist telecaller teller tester therapist toolmaker trader trainee trainer translator treasurer
  tutor typist underwriter usher vet veterinarian videographer volunteer vp waiter waitress warden watchman webmaster
  welder worker writer cto ceo cfo coo cio ciso cmo evp svp avp gm bde sde sdet werkstudent praktikant entwickler
  ingenieur berater leiter 工程师 实习生 经理 主管 开发 总监 顾问 设计师 研究员`.split(/\s+/),
);

// Roles that are as often something else: alone they make no title.
const weak = new Set(
  'lead head staff member model server partner host principal chief actor expert fellow guard driver associate creator processor controller rep judge coach agent 开发'.split(
    ' ',
  ),
);

const organizations = new Set(
  `inc ltd limited llc llp plc gmbh ag kg se sa sas sarl srl bv nv ab oy as corp corporation co company pvt pte pty
  technologies technology solutions consulting consultancy consultants labs laboratories bank group industries infotech
  infosystems systems services enterprises enterprise holdings partners associates university college school institute
  academy hospital clinic hotel hotels resort restaurant agency foundation association council ministry department
  authority board airlines airways motors pharma pharmaceuticals software networks media studios studio capital ventures
  international global insurance financial energy healthcare centre center store stores church army navy office
  bureau commission organization organisation federation society union club team startup logistics communications
  telecom electronics engineering construction builders properties realty traders trading exports foods deli cafe
  universität hochschule 公司 大学 集团 学院 银行`.split(/\s+/),
);
const legalForms = new Set(
  'inc ltd limited llc llp plc gmbh ag corp corporation pvt pte pty technologies solutions infotech labs consulting sarl srl bv 公司 集团'.split(
    ' ',
  ),
);

/** Words of a text in lower case, without signs around them. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#-]*/gu) ?? [];

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);
const isRole = (word: string): boolean =>
  roles.has(word) || roles.has(singular(word)) || roles.has(word.slice(word.lastIndexOf('-') + 1));
const hanRole = /工程师|实习生|经理|主管|总监|顾问|设计师|研究员|开发者/u;

/** Where, counted in words, the last word that names a role stands; -1 without any. */
export function lastRoleAt(words: readonly string[]): number {
  return words.findLastIndex(isRole);
}

const isWeak = (word: string): boolean => weak.has(word) || weak.has(singular(word));

/** Whether a short text reads like the title of a position: "Senior Nurse", "VP, Sales". */
export function isTitleLike(text: string): boolean {
  if (text.length > 120) return false;
  if (hanRole.test(text)) return true;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14) return false;
  if (words.some((word) => isRole(word) && !isWeak(word))) return true;
  // "Team lead" and "Head of research" are titles, an "expert system" is none.
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  return words.length >= 2 && words.length <= 8 && ends.some(isRole);
}

/** Whether a short text has a word that organizations have in their names. */
export function isOrganizationLike(text: string): boolean {
  return /公司|大学|集团|学院|银行/u.test(text) || wordsOf(text).some((word) => organizations.has(word));
}

/** Whether a text has a word that says it is a company: "Ltd", "Inc.", "GmbH". */
export function hasLegalForm(text: string): boolean {
  return wordsOf(text).some((word) => legalForms.has(word)) || /公司|集团/u.test(text);
}

/** Whether a title says that the position was no full employment: an internship, an apprenticeship, volunteering. */
export const isInternship = (title: string): boolean =>
  /(?<!\p{L})(?:intern|interns|internship|internee|trainee|apprentice|apprenticeship|volunteer|werkstudent|praktikant|praktikum|student assistant|teaching assistant|working student|实习生|实习)(?!\p{L})/iu.test(
    title,
  ) || /实习/u.test(title);
