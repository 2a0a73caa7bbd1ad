import { constructionSkills } from './lexicon/construction.lexicon.ts';
import { aiSkills, databaseSkills, dataSkills } from './lexicon/data.lexicon.ts';
import { designSkills } from './lexicon/design.lexicon.ts';
import { educationSkills } from './lexicon/education.lexicon.ts';
import { engineeringSkills } from './lexicon/engineering.lexicon.ts';
import { enterpriseSkills } from './lexicon/enterprise.lexicon.ts';
import { financeSkills } from './lexicon/finance.lexicon.ts';
import { healthcareSkills } from './lexicon/healthcare.lexicon.ts';
import { hospitalitySkills } from './lexicon/hospitality.lexicon.ts';
import { hrSkills } from './lexicon/hr.lexicon.ts';
import { cloudSkills, devopsSkills } from './lexicon/infrastructure.lexicon.ts';
import { languageSkills } from './lexicon/language.lexicon.ts';
import { legalSkills } from './lexicon/legal.lexicon.ts';
import { marketingSkills } from './lexicon/marketing.lexicon.ts';
import { networkSkills, securitySkills } from './lexicon/network.lexicon.ts';
import { officeSkills } from './lexicon/office.lexicon.ts';
import { operationsSkills } from './lexicon/operations.lexicon.ts';
import { productSkills } from './lexicon/product.lexicon.ts';
import { salesSkills } from './lexicon/sales.lexicon.ts';
import { softSkills } from './lexicon/soft.lexicon.ts';
import { architectureSkills, blockchainSkills, testingSkills } from './lexicon/software.lexicon.ts';
import { supportSkills } from './lexicon/support.lexicon.ts';
import { backendSkills, frontendSkills, mobileSkills } from './lexicon/web.lexicon.ts';
import type { SkillEntry } from './skill.types.ts';

/**
 * The curated lexicon, one file a field. A new skill is one line in the file of its field, in the notation of
 * `readField`; the tests say whether a form has two owners, a relative does not exist or a spelling is not found.
 */
export const skillLexicon: readonly SkillEntry[] = [
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
].flat();
