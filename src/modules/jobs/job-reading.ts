import { createHash } from 'node:crypto';
import { TextCache } from '#platform/text-cache.ts';
import { type JobReading, type JobSources, readJob, readJobText, type TextReading } from '#readers/posting';

const cache = new TextCache(4_000_000);

/** Like `readJob`. Reads the same texts once, because 200,000 characters take almost a second. */
export function readJobOnce(sources: JobSources): JobReading {
  const { title, jd_text, description, required_skills } = sources;
  const texts = JSON.stringify([title, jd_text, description, required_skills.length > 0]);
  const key = createHash('sha256').update(texts).digest('base64');
  const text = JSON.parse(cache.get(key, () => JSON.stringify(readJobText(sources)))) as TextReading;
  return readJob(sources, undefined, text);
}
