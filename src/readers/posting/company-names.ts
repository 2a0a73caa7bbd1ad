import { companyRegex, productRegex } from './lexicon/company.lexicon.ts';

/** In letters: a shorter name such as "AI" is more often a skill. */
const shortestName = 3;

/** The employer's names in the posting, in lower case, except those in the title. */
export function readCompanyNames(title: string, lines: readonly { text: string }[]): ReadonlySet<string> {
  const names = lines.flatMap(({ text }) =>
    Object.values(companyRegex).flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.['name']?.toLowerCase() ?? []),
    ),
  );
  const inTitle = title.toLowerCase();
  return new Set(names.filter((name) => name.length >= shortestName && !inTitle.includes(name)));
}

/** "the benefits of Acme products", unless the job demands experience with them. */
export function isOfCompany(word: string, line: string, companies: ReadonlySet<string>): boolean {
  if (companies.size === 0) return false;
  const lower = word.toLowerCase();
  const lowerLine = line.toLowerCase();
  const whole = [...companies].find((name) => isPart(lower, name, lowerLine));
  if (whole !== undefined) return !productRegex.demandedBefore.test(line.slice(0, lowerLine.indexOf(whole)));
  if (![...companies].some((name) => lower === name || lower.startsWith(`${name} `))) return false;
  const at = lowerLine.indexOf(lower);
  return (
    !productRegex.demandedBefore.test(line.slice(0, at)) &&
    !productRegex.demandedAfter.test(line.slice(at + word.length))
  );
}

/** "Aerospace" where the line names Collins Aerospace and nothing else of that name. All in lower case. */
const isPart = (word: string, name: string, line: string): boolean =>
  name.endsWith(` ${word}`) && line.includes(name) && !wordsOf(line.replaceAll(name, '')).includes(wordsOf(word));

const wordsOf = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `;
