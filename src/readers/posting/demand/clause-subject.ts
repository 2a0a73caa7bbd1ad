import { findSkills, skillCategory, skillName } from '#readers/skills';
import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { toolCategories } from '../lexicon/mention.lexicon.ts';
import { departmentCategories, subjectRegex } from '../lexicon/subject.lexicon.ts';
import type { PostingSectionKind } from '../posting-sections.ts';

const wholly = [subjectRegex.formField, subjectRegex.contact];

/** The text without what belongs to somebody else or is not demanded: the company, other teams, things to learn. */
export function withoutOthers(text: string, kind: PostingSectionKind | undefined): string {
  const isDemand = kind === 'required' || kind === 'preferred';
  if (isDemand ? isOfCompanyAlone(text) : isAboutCompany(text)) return '';
  if (wholly.some((pattern) => pattern.test(text)) || isFormField(text, isDemand)) return '';
  if (isDemand && subjectRegex.fieldsAlone.test(text)) return '';
  if (!demandRegex.phrase.test(text) && areBenefits(text, isDemand)) return '';
  let rest = withoutPhysical(text);
  for (const part of [
    'address',
    'degree',
    'vetting',
    ...(subjectRegex.mayBeEquipment.test(text) ? (['equipment'] as const) : []),
    'money',
    'colleagueTools',
    'otherTeams',
    ...(subjectRegex.mayBeHandledElsewhere.test(text) ? (['handledElsewhere'] as const) : []),
    ...(subjectRegex.mayBeNegated.test(text) ? (['negated'] as const) : []),
    ...(subjectRegex.mayBeTaught.test(text) ? (['taught'] as const) : []),
    'rules',
    'employer',
    'colleagues',
    'teams',
    'learning',
    'clients',
    'agencyClient',
    'boilerplate',
    // years in an industry are demanded; a word about it seldom is
    ...(isDemand && demandRegex.years.test(text) ? [] : (['industries'] as const)),
    ...(isDemand ? [] : (['underLaw'] as const)),
  ] as const)
    rest = rest.replace(subjectRegex[part], (found) => {
      if (part === 'colleagues' && namesTools(found)) return withoutPeople(found);
      if (part !== 'degree') return ' '.repeat(found.length);
      const end = degreeEnd(found);
      return ' ; '.padEnd(end) + found.slice(end);
    });
  return rest;
}

/** Where a tool follows the degree: 11 in "BSc or equivalent and AutoCAD". Fields of study are no tools. */
function degreeEnd(found: string): number {
  const next = [...found.matchAll(subjectRegex.afterDegree)].find(({ 0: item }) =>
    [...findSkills(item)].some(
      (key) => toolCategories.has(skillCategory(key) ?? '') || /^\W*\w*\W*\p{Lu}{3,5}\W*$/u.test(item),
    ),
  );
  return next?.index ?? found.length;
}

/** "Working with SAP, Excel and auditors", but not "with product, design and sales teams". */
const namesTools = (found: string): boolean =>
  found
    .split(subjectRegex.betweenColleagues)
    .some((item) => !subjectRegex.endsInPeople.test(item) && [...findSkills(item)].some(isTool));

/** "Working with SQL, Python            " */
const withoutPeople = (found: string): string =>
  found
    .split(subjectRegex.betweenColleagues)
    .map((item) => (subjectRegex.endsInPeople.test(item) ? ' '.repeat(item.length) : item))
    .join('');

const isTool = (key: string): boolean =>
  !departmentCategories.has(skillCategory(key) ?? '') && !subjectRegex.department.test(skillName(key));

/** "Able to lift 20 kg and stand all day, forklift licence" demands the licence. Items up to the next skill are physical. */
function withoutPhysical(text: string): string {
  const found = subjectRegex.physical.exec(text);
  if (!found) return text;
  const start = physicalStart(text, found.index);
  const after = found.index + found[0].length;
  const items = text.slice(after).matchAll(subjectRegex.nextItem);
  const next = [...items].find(
    ({ 0: item }) =>
      !subjectRegex.officeThing.test(item) && (findSkills(item).size > 0 || subjectRegex.qualification.test(item)),
  );
  const end = next === undefined ? text.length : after + next.index;
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** After the last comma, or after an "and" with a demand before it: "Forklift licence and able to lift 25 kg". */
function physicalStart(text: string, at: number): number {
  const comma = text.lastIndexOf(',', at);
  const and = text.lastIndexOf(' and ', at);
  if (and <= comma) return Math.max(0, comma);
  const before = text.slice(Math.max(0, comma), and);
  const demands = findSkills(before).size > 0 || subjectRegex.qualification.test(before);
  return demands && !subjectRegex.officeThing.test(before) ? and : Math.max(0, comma);
}

/** "Domain: insurance", but not "Website: WordPress" among demands. */
function isFormField(text: string, isDemand: boolean): boolean {
  const label = subjectRegex.formFieldOrDemand.exec(text)?.[0];
  return label !== undefined && !(isDemand && findSkills(text.slice(label.length)).size > 0);
}

const areBenefits = (text: string, isDemand: boolean): boolean =>
  (subjectRegex.benefits.test(text) && !(isDemand && subjectRegex.workOnBenefit.test(text))) ||
  (subjectRegex.benefitsOrWork.test(text) &&
    !subjectRegex.payrollWork.test(text) &&
    !(isDemand && subjectRegex.workOn.test(text)));

const isOfCompanyAlone = (text: string): boolean =>
  subjectRegex.companySpeaks.test(text) && !subjectRegex.toCandidate.test(text);

const isAboutCompany = (text: string): boolean =>
  (subjectRegex.ofCompany.test(text) || subjectRegex.companyActs.test(text)) && !subjectRegex.ofCandidate.test(text);
