import { canonicalSkill, findSkills, skillCategory, skillName } from '#readers/skills';
import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { conditionRegex } from '../lexicon/subject/conditions.lexicon.ts';
import { degreeRegex } from '../lexicon/subject/degrees.lexicon.ts';
import { formLineRegex } from '../lexicon/subject/form-lines.lexicon.ts';
import { departmentCategories, peopleRegex } from '../lexicon/subject/people.lexicon.ts';
import { physicalRegex } from '../lexicon/subject/physical.lexicon.ts';
import { undemandedRegex } from '../lexicon/subject/undemanded.lexicon.ts';
import type { PostingSectionKind } from '../sections/section-heading.ts';
import { isTool } from '../skill-kind.ts';

type Removal = {
  pattern: RegExp;
  /** A fast check: look for the pattern only where this is true. */
  when?: (text: string, isDemand: boolean) => boolean;
  /** What replaces it, in the same length. Otherwise spaces. */
  by?: (found: string) => string;
};

const blank = (found: string): string => ' '.repeat(found.length);

/** In this order: the text that one leaves is what the next one reads. */
const removals: readonly Removal[] = [
  { pattern: formLineRegex.address },
  { pattern: formLineRegex.channel },
  { pattern: formLineRegex.assessedBy },
  { pattern: degreeRegex.degree, by: withoutDegree },
  { pattern: degreeRegex.equivalent },
  { pattern: degreeRegex.issuer },
  { pattern: conditionRegex.vetting },
  { pattern: conditionRegex.equipment, when: (text) => conditionRegex.mayBeEquipment.test(text) },
  { pattern: conditionRegex.money },
  { pattern: peopleRegex.colleagueTools },
  { pattern: peopleRegex.roleAndInitials, by: withoutInitials },
  { pattern: peopleRegex.whoTheyAre },
  { pattern: undemandedRegex.otherTeams },
  { pattern: undemandedRegex.handledElsewhere, when: (text) => undemandedRegex.mayBeHandledElsewhere.test(text) },
  { pattern: undemandedRegex.negated, when: (text) => undemandedRegex.mayBeNegated.test(text) },
  { pattern: undemandedRegex.taught, when: (text) => undemandedRegex.mayBeTaught.test(text) },
  { pattern: conditionRegex.boilerplate },
  { pattern: conditionRegex.rules },
  { pattern: peopleRegex.employer },
  { pattern: peopleRegex.departments },
  {
    pattern: peopleRegex.colleagues,
    by: (found) => (namesMoreThanPeople(found) ? withoutPeople(found) : blank(found)),
  },
  { pattern: peopleRegex.teams },
  { pattern: undemandedRegex.learning },
  { pattern: undemandedRegex.offered },
  { pattern: peopleRegex.clients },
  { pattern: peopleRegex.agencyClient },
  { pattern: conditionRegex.notice, when: (text) => conditionRegex.mayBeNotice.test(text) },
  // years in an industry are demanded; a word about it seldom is
  { pattern: peopleRegex.industries, when: (text, isDemand) => !(isDemand && demandRegex.years.test(text)) },
  { pattern: conditionRegex.underLaw, when: (_, isDemand) => !isDemand },
];

/** The text without what belongs to somebody else or is not demanded: the company, other teams, things to learn. */
export function withoutOthers(text: string, kind: PostingSectionKind | undefined): string {
  const isDemand = kind === 'required' || kind === 'preferred';
  if (isDemand ? isOfCompanyAlone(text) : isAboutCompany(text)) return '';
  if (isFormField(text, isDemand)) return '';
  const contactAt = text.search(formLineRegex.contact);
  // "Kafka experience - email jobs@example.com"
  if (contactAt >= 0) return isDemand && contactAt > 0 ? withoutOthers(text.slice(0, contactAt), kind) : '';
  if (isDemand && degreeRegex.fieldsAlone.test(text)) return '';
  if (!demandRegex.phrase.test(text) && areBenefits(text, isDemand)) return '';
  return removals
    .filter(({ when }) => when?.(text, isDemand) ?? true)
    .reduce((rest, { pattern, by = blank }) => rest.replace(pattern, by), withoutPhysical(text));
}

/** " ;               and AutoCAD" of "BSc or equivalent and AutoCAD" */
function withoutDegree(found: string): string {
  const end = degreeEnd(found);
  return ' ; '.padEnd(end) + found.slice(end);
}

/** Where a tool follows the degree: 11 in "BSc or equivalent and AutoCAD". Fields of study are no tools. */
function degreeEnd(found: string): number {
  const next = [...found.matchAll(degreeRegex.afterDegree)].find(({ 0: item }) => {
    const keys = [...findSkills(item)];
    const isOfStudies = degreeRegex.schoolCertificate.test(item) || degreeRegex.fieldInCapitals.test(item);
    const isNamed = degreeRegex.properName.test(item) && !isOfStudies;
    return keys.length > 0 && (isNamed || keys.some(isTool));
  });
  return next?.index ?? found.length;
}

/** Blanks the initials of a role. Keeps an abbreviation that is a skill: "The Data Engineer (AWS)" */
function withoutInitials(found: string): string {
  const [role = '', abbreviation = ''] = found.split(' (');
  const initials = role.replace(/[^A-Z]/g, '');
  const isSkill = skillCategory(canonicalSkill(abbreviation.slice(0, -1))) !== undefined;
  return !isSkill && `${initials})`.endsWith(abbreviation) ? role.padEnd(found.length) : found;
}

/** "Working with SAP, Excel and auditors", but not "with product, design and sales teams". */
const namesMoreThanPeople = (found: string): boolean =>
  found
    .split(peopleRegex.betweenColleagues)
    .some((item) => !peopleRegex.endsInPeople.test(item) && [...findSkills(item)].some(isNoDepartment));

/** "Working with SQL, Python            " */
const withoutPeople = (found: string): string =>
  found
    .split(peopleRegex.betweenColleagues)
    .map((item) => (peopleRegex.endsInPeople.test(item) ? ' '.repeat(item.length) : item))
    .join('');

const isNoDepartment = (key: string): boolean =>
  !departmentCategories.has(skillCategory(key) ?? '') && !peopleRegex.department.test(skillName(key));

/** "Able to lift 20 kg and stand all day, forklift licence" demands the licence. Items up to the next skill are physical. */
function withoutPhysical(text: string): string {
  const found = physicalRegex.physical.exec(text);
  if (!found) return text;
  const start = physicalStart(text, found.index);
  const after = found.index + found[0].length;
  const items = text.slice(after).matchAll(physicalRegex.nextItem);
  const next = [...items].find(({ 0: item }) => demandsMore(item));
  const end = next === undefined ? text.length : after + next.index;
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** After the last comma, or after an "and" with a demand before it: "Forklift licence and able to lift 25 kg". */
function physicalStart(text: string, at: number): number {
  const comma = text.lastIndexOf(',', at);
  const and = text.lastIndexOf(' and ', at);
  if (and <= comma) return Math.max(0, comma);
  return demandsMore(text.slice(Math.max(0, comma), and)) ? and : Math.max(0, comma);
}

/** Something besides a healthy back and a desk. */
const demandsMore = (text: string): boolean =>
  !physicalRegex.officeThing.test(text) && (findSkills(text).size > 0 || physicalRegex.qualification.test(text));

/** "Domain: insurance", but not "Website: WordPress" among demands. */
function isFormField(text: string, isDemand: boolean): boolean {
  if (formLineRegex.formField.test(text) || (!isDemand && formLineRegex.agencyName.test(text))) return true;
  const label = formLineRegex.formFieldOrDemand.exec(text)?.[0];
  return label !== undefined && !(isDemand && findSkills(text.slice(label.length)).size > 0);
}

const areBenefits = (text: string, isDemand: boolean): boolean =>
  (conditionRegex.benefits.test(text) && !(isDemand && conditionRegex.workOnBenefit.test(text))) ||
  (conditionRegex.benefitsOrWork.test(text) &&
    !conditionRegex.payrollWork.test(text) &&
    !(isDemand && conditionRegex.workOn.test(text)));

const isOfCompanyAlone = (text: string): boolean =>
  (peopleRegex.companySpeaks.test(text) && !peopleRegex.toCandidate.test(text)) || isUnitOfCompany(text);

const isAboutCompany = (text: string): boolean =>
  ((peopleRegex.ofCompany.test(text) || peopleRegex.companyActs.test(text)) && !peopleRegex.ofCandidate.test(text)) ||
  isUnitOfCompany(text);

const isUnitOfCompany = (text: string): boolean =>
  peopleRegex.unitOfCompany.test(text) && !peopleRegex.toCandidate.test(text) && !peopleRegex.ofCandidate.test(text);
