import { cleanName } from './question.ts';

// What a resume says of employers, projects and years, found by its form. A miss costs a general question instead of a
// particular one; a false find would ask about a company that does not exist. So these rules rather miss.

const maxText = 100_000;
const maxLine = 160;
const linesOf = (text: string): string[] =>
  text
    .slice(0, maxText)
    .split('\n')
    .map((line) => line.replace(/^[\s•·▪●*–—-]+/u, '').trim())
    .filter((line) => line !== '' && line.length <= maxLine);

const year = /(?<!\d)(?:19[6-9]\d|20\d\d)(?!\d)/;
const legalForm =
  /\s(?:Ltd|Limited|Inc|LLC|LLP|GmbH|AG|Corp|Corporation|Technologies|Solutions|Consulting|Labs|Bank|Group|Industries|Infotech)(?!\p{L})/u;
const role =
  /\b(?:engineer|developer|manager|analyst|consultant|architect|lead|designer|administrator|specialist|scientist|director|head|officer|executive|intern|tester|programmer|recruiter|accountant|nurse|teacher|sales|associate|assistant|technician|liaison|organizer|coordinator|trainer|member)s?\b/iu;
const school =
  /\b(?:university|college|school|diploma|institute|academy|universität|bachelor|master|degree|b\.?tech|b\.?e|m\.?tech|mba|certifi\w+)\b/iu;

// A name goes on while its words begin with a capital or a digit, or join two that do.
const joining = new Set(['of', 'and', 'the', 'for', 'de', '&', '-']);
const beginsName = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

/** The words at the beginning that can be a name; undefined without any. */
function leadingName(text: string): string | undefined {
  const words: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    if (!beginsName.test(word) && !(words.length > 0 && joining.has(word))) break;
    words.push(word);
  }
  while (joining.has(words.at(-1) ?? '')) words.pop();
  if (words.length === 0 || words.length > 6 || !/\p{L}{2}/u.test(words.join(' '))) return undefined;
  return cleanName(words.join(' '))?.replace(/\.$/, '');
}

// What stands where a name should, in templates and sentences.
const noEmployer =
  /^(?:the|a|an|no|not|na|n\/a|none|nil|various|present|current|client|self|home|company(?: name.*)?)$/iu;

function employerName(text: string): string | undefined {
  const name = leadingName(text);
  return name === undefined || noEmployer.test(name) || role.test(name) ? undefined : name;
}

const unique = (names: readonly (string | undefined)[]): string[] => {
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const key = name?.toLowerCase();
    if (!name || !key || seen.has(key)) return [];
    seen.add(key);
    return [name];
  });
};

const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s*(?=['’]?\d|$)/giu;
// Where one part of a line about a position ends: "Senior Engineer at Acme, Pune | Jan 2019 - present".
const partEnd = /\s*(?:[,;|()[\]\t]|\s[–—-]\s|\b(?:19|20)\d\d\b)\s*/u;

function employerIn(line: string): string | undefined {
  if (school.test(line)) return undefined;
  const labelled = /^(?:company|employer)(?:\s+name)?\s*(?::|\s[–-]\s)\s*(.+)$/iu.exec(line)?.[1];
  if (labelled) return employerName(labelled.split(partEnd)[0] ?? '');
  const at = /\s(?:at|@)\s+(.+)$/u.exec(line);
  if (at && role.test(line.slice(0, at.index))) return employerName(at[1]?.split(partEnd)[0] ?? '');
  if (!year.test(line)) return undefined;
  const part = line
    .split(partEnd)
    .map((p) => p.replace(month, '').trim())
    .find((p) => legalForm.test(p) && !role.test(p));
  const name = part === undefined ? undefined : employerName(part);
  return name !== undefined && legalForm.test(name) ? name : undefined;
}

/** Employers in the order of the resume, each once. */
export const employersIn = (text: string): string[] => unique(linesOf(text).map(employerIn));

/** Projects that the resume calls so ("Project: Payment gateway"), in its order, each once. */
export const projectsIn = (text: string): string[] =>
  unique(
    linesOf(text).map((line) => {
      const rest = /^project(?:\s+(?:name|title)|\s*#?\d{1,2})?\s*[:–-]\s*(.+)$/iu.exec(line)?.[1];
      return rest === undefined ? undefined : leadingName(rest.split(partEnd)[0] ?? '');
    }),
  );

/** The years of experience that the resume speaks of first; undefined without, or where they cannot be meant. */
export function yearsIn(text: string): number | undefined {
  const found = /(?<![\d.])(\d{1,2})(?:\.\d)?\s*\+?\s*(?:years?|yrs?)\b[^.\n]{0,40}?\bexperience\b/iu.exec(
    text.slice(0, maxText),
  );
  const years = Number(found?.[1] ?? 0);
  return years >= 2 && years <= 50 ? years : undefined;
}
