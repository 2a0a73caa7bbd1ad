/** Times in a stage are counted in buckets, each 10% longer than the one before. */
export const bucketBase = 1.1;

/** Middle of a bucket, in days. */
export const daysOfBucket = (bucket: number): number => (bucketBase ** (bucket + 0.5) - 1) / 24;

export type BucketCount = { bucket: number; applications: number };

/** Median in days, accurate to 5% and half an hour. Null without counts. */
export function medianDays(counts: readonly BucketCount[]): number | null {
  const ordered = counts.toSorted((a, b) => a.bucket - b.bucket);
  const total = ordered.reduce((sum, { applications }) => sum + applications, 0);
  let before = 0;
  for (const { bucket, applications } of ordered) {
    before += applications;
    if (before * 2 >= total) return daysOfBucket(bucket);
  }
  return null;
}
