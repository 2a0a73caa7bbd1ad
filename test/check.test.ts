import { describe, expect, test } from 'vitest';
import { exportProblems, folderProblems, lineProblems, nameProblems } from '../scripts/check/layout.ts';
import { bannedTerms, wordingProblems } from '../scripts/check/wording.ts';

describe('the wording check', () => {
  test.each(bannedTerms.map((term) => [term.example, term] as const))('refuses "%s"', (example, term) => {
    expect(wordingProblems('docs/a.md', example, [term])).toHaveLength(1);
  });

  test('names the file, the line and what to write instead', () => {
    expect(wordingProblems('docs/a.md', 'One.\nMend it.')).toEqual(['docs/a.md:2: "Mend" (write: fix)']);
  });

  test.each(['entries', 'retries', 'Retry 12 tasks', 'a recommendation', 'attempts'])('accepts "%s"', (text) => {
    expect(wordingProblems('a.md', text)).toEqual([]);
  });
});

describe('the layout check', () => {
  test('refuses a role that is not on the list', () => {
    expect(nameProblems(['src/modules/jobs/job.manager.ts'])).toHaveLength(1);
    expect(nameProblems(['src/modules/jobs/jobHelper.ts'])).toHaveLength(1);
    expect(nameProblems(['src/modules/jobs/job.service.ts', 'src/modules/jobs/job-title.ts'])).toEqual([]);
  });

  test('refuses a folder of more than 15 files', () => {
    const files = Array.from({ length: 16 }, (_, i) => `src/modules/jobs/part-${i}.ts`);
    expect(folderProblems(files)).toEqual(['src/modules/jobs: 16 files; split by noun, 15 at most']);
    expect(folderProblems(files.slice(1))).toEqual([]);
  });

  test('refuses a line of more than 140 characters', () => {
    expect(lineProblems('a.ts', `short\n${'x'.repeat(141)}`)).toEqual(['a.ts:2: 141 characters']);
    expect(lineProblems('a.ts', 'x'.repeat(140))).toEqual([]);
  });

  test('refuses a name that two files export', () => {
    const text = 'export const pair = 1;';
    expect(
      exportProblems([
        { file: 'a.ts', text },
        { file: 'b.ts', text },
      ]),
    ).toEqual(['pair is exported by a.ts and b.ts']);
    expect(exportProblems([{ file: 'a.ts', text: 'export const A = 1;\nexport type A = 2;' }])).toEqual([]);
  });
});
