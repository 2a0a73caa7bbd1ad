import { expect, test } from 'vitest';
import { readDocument } from '../../src/readers/resume/document-reader.ts';
import { sampleResume } from '../../src/readers/resume/sample-resume.ts';

test('Read the PDF with which spare readers begin', async () => {
  const { format, pages, quality, profile } = await readDocument(sampleResume());
  expect({ format, pages, quality }).toEqual({ format: 'pdf', pages: 1, quality: 'ok' });
  expect(profile).toMatchObject({ statedExperienceYears: 6 });
  expect(profile.skills.map(({ skill }) => skill)).toEqual(expect.arrayContaining(['Python', 'PostgreSQL']));
});
