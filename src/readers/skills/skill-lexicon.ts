import { commerceParts } from './lexicon/parts/commerce.lexicon.ts';
import { peopleParts } from './lexicon/parts/people.lexicon.ts';
import { peopleTermParts, peopleTerms } from './lexicon/parts/people-terms.lexicon.ts';
import { technologyMethodParts, technologyMethods } from './lexicon/parts/technology-methods.lexicon.ts';
import { casedSpellings, technologyNameParts, technologyNames } from './lexicon/parts/technology-names.lexicon.ts';
import { technologyProductParts, technologyProducts } from './lexicon/parts/technology-products.lexicon.ts';
import { technologyTermParts, technologyTerms } from './lexicon/parts/technology-terms.lexicon.ts';
import { technologyToolParts, technologyTools } from './lexicon/parts/technology-tools.lexicon.ts';
import { tradeMethodParts, tradeMethods } from './lexicon/parts/trade-methods.lexicon.ts';
import { tradeToolParts } from './lexicon/parts/trade-tools.lexicon.ts';
import { worksParts } from './lexicon/parts/works.lexicon.ts';
import { worksTermParts, worksTerms } from './lexicon/parts/works-terms.lexicon.ts';
import { aiSkills, databaseSkills, dataSkills } from './lexicon/technology/data.lexicon.ts';
import { designSkills } from './lexicon/technology/design.lexicon.ts';
import { enterpriseSkills } from './lexicon/technology/enterprise.lexicon.ts';
import { cloudSkills, devopsSkills } from './lexicon/technology/infrastructure.lexicon.ts';
import { languageSkills } from './lexicon/technology/language.lexicon.ts';
import { networkSkills, securitySkills } from './lexicon/technology/network.lexicon.ts';
import { technologyParts } from './lexicon/technology/parts.lexicon.ts';
import { productSkills } from './lexicon/technology/product.lexicon.ts';
import { architectureSkills, blockchainSkills, testingSkills } from './lexicon/technology/software.lexicon.ts';
import { supportSkills } from './lexicon/technology/support.lexicon.ts';
import { backendSkills, frontendSkills, mobileSkills } from './lexicon/technology/web.lexicon.ts';
import { constructionSkills } from './lexicon/trades/construction.lexicon.ts';
import { educationSkills } from './lexicon/trades/education.lexicon.ts';
import { engineeringSkills } from './lexicon/trades/engineering.lexicon.ts';
import { financeSkills } from './lexicon/trades/finance.lexicon.ts';
import { healthcareSkills } from './lexicon/trades/healthcare.lexicon.ts';
import { hospitalitySkills } from './lexicon/trades/hospitality.lexicon.ts';
import { hrSkills } from './lexicon/trades/hr.lexicon.ts';
import { legalSkills } from './lexicon/trades/legal.lexicon.ts';
import { marketingSkills } from './lexicon/trades/marketing.lexicon.ts';
import { officeSkills } from './lexicon/trades/office.lexicon.ts';
import { operationsSkills } from './lexicon/trades/operations.lexicon.ts';
import { tradeParts } from './lexicon/trades/parts.lexicon.ts';
import { salesSkills } from './lexicon/trades/sales.lexicon.ts';
import { softSkills } from './lexicon/trades/soft.lexicon.ts';
import type { SkillEntry } from './skill-entry.ts';

const wholes: readonly SkillEntry[] = [
  languageSkills,
  frontendSkills,
  backendSkills,
  mobileSkills,
  databaseSkills,
  dataSkills,
  aiSkills,
  cloudSkills,
  devopsSkills,
  networkSkills,
  securitySkills,
  testingSkills,
  blockchainSkills,
  architectureSkills,
  technologyTools,
  technologyProducts,
  technologyNames,
  technologyTerms,
  technologyMethods,
  tradeMethods,
  productSkills,
  enterpriseSkills,
  supportSkills,
  designSkills,
  marketingSkills,
  salesSkills,
  financeSkills,
  hrSkills,
  healthcareSkills,
  operationsSkills,
  hospitalitySkills,
  engineeringSkills,
  constructionSkills,
  educationSkills,
  legalSkills,
  officeSkills,
  softSkills,
  worksTerms,
  peopleTerms,
].flat();

const categoryOf = new Map(wholes.map(({ name, category }) => [name, category]));

const parts = [
  ...technologyParts,
  ...technologyToolParts,
  ...technologyProductParts,
  ...technologyNameParts,
  ...technologyTermParts,
  ...technologyMethodParts,
  ...tradeMethodParts,
  ...tradeParts,
  ...tradeToolParts,
  ...worksParts,
  ...worksTermParts,
  ...commerceParts,
  ...peopleParts,
  ...peopleTermParts,
].map((part): SkillEntry => {
  const category = categoryOf.get(part.parent);
  if (category === undefined)
    throw new Error(`skill lexicon: ${part.parent}, of which ${part.name} is a part, is missing`);
  return { ...part, category, cased: casedSpellings.get(part.name) ?? [] };
});

/**
 * To add a skill, add an entry in the notation of `readSkillEntries`, or a part of one in that of `readSkillParts`. The
 * tests report forms with two owners, missing relatives and spellings that are not found.
 */
export const skillLexicon: readonly SkillEntry[] = [...wholes, ...parts];
