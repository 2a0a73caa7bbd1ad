const small = new Set(['and', 'of', 'in', 'for', 'the', 'at', 'to', 'with']);
const keep = new Set([
  'IT',
  'HR',
  'QA',
  'UI',
  'UX',
  'AI',
  'ML',
  'VP',
  'CEO',
  'CTO',
  'CFO',
  'COO',
  'SAP',
  'SQL',
  'BI',
  'II',
  'III',
  'IV',
  'PHP',
  'AWS',
  'ETL',
  'SEO',
  'CNC',
  'RN',
  'LPN',
  'CNA',
  'SRE',
  'PR',
  'ICU',
  'DBA',
  'CAD',
  'BS',
  'MS',
  'BA',
  'MA',
  'MBA',
  'BE',
  'ME',
  'BSC',
  'MSC',
  'BCA',
  'MCA',
  'SSC',
  'HSC',
  'PHD',
  'USA',
  'UK',
  'UC',
  'GED',
  'BBA',
  'LLB',
  'JD',
  'CPA',
  'LLC',
  'JS',
  'PMO',
  'PM',
  'SDE',
  'CRM',
  'ERP',
  'ER',
  'GIS',
  'HVAC',
  'iOS',
]);

/** A title in capitals as it is written elsewhere: "SENIOR QA ENGINEER" is Senior QA Engineer. */
export function tidyTitle(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title
    .split(' ')
    .map((word, i) => {
      const bare = word.replace(/[^\p{L}]/gu, '');
      if (keep.has(bare)) return word;
      if (/\p{L}\.\p{L}/u.test(word)) return word;
      const lower = word.toLowerCase();
      return i > 0 && small.has(lower)
        ? lower
        : lower.replace(/(^|[-/&(])(\p{Ll})/gu, (_, a: string, b: string) => a + b.toUpperCase());
    })
    .join(' ');
}
