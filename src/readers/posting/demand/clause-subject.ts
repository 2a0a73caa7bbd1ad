import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { subjectRegex } from '../lexicon/subject.lexicon.ts';
import type { PostingSectionKind } from '../posting-sections.ts';

const wholly = [subjectRegex.formField, subjectRegex.contact, subjectRegex.equipment];

/** The text without what belongs to somebody else or is not demanded: the company, other teams, things to learn. */
export function withoutOthers(text: string, kind: PostingSectionKind | undefined): string {
  const isDemand = kind === 'required' || kind === 'preferred';
  if (isDemand ? isOfCompanyAlone(text) : isAboutCompany(text)) return '';
  if (wholly.some((pattern) => pattern.test(text))) return '';
  if (isDemand && subjectRegex.fieldsAlone.test(text)) return '';
  if (!demandRegex.phrase.test(text) && areBenefits(text, isDemand)) return '';
  let rest = withoutPhysical(text);
  for (const part of [
    'address',
    'degree',
    'vetting',
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
    'client',
    'figures',
    // years in an industry are demanded; a word about it seldom is
    ...(isDemand && demandRegex.years.test(text) ? [] : (['industries'] as const)),
  ] as const)
    rest = rest.replace(subjectRegex[part], (found) =>
      part === 'degree' ? ' ; '.padEnd(found.length) : ' '.repeat(found.length),
    );
  return rest;
}

/** "Forklift licence, able to lift 20 kg and stand all day" demands what stands before it. */
function withoutPhysical(text: string): string {
  const at = subjectRegex.physical.exec(text)?.index;
  return at === undefined ? text : text.slice(0, Math.max(0, text.lastIndexOf(',', at)));
}

const areBenefits = (text: string, isDemand: boolean): boolean =>
  subjectRegex.benefits.test(text) ||
  (subjectRegex.benefitsOrWork.test(text) &&
    !subjectRegex.payrollWork.test(text) &&
    !(isDemand && subjectRegex.workOn.test(text)));

const isOfCompanyAlone = (text: string): boolean =>
  subjectRegex.companySpeaks.test(text) && !subjectRegex.toCandidate.test(text);

const isAboutCompany = (text: string): boolean =>
  (subjectRegex.ofCompany.test(text) || subjectRegex.companyActs.test(text)) && !subjectRegex.ofCandidate.test(text);
