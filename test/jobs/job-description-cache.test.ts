import { expect, test } from 'vitest';
import { descriptionHtml } from '../../src/modules/jobs/job-description.ts';

test('Sanitize a long description once', () => {
  const jdText = '<p>We <b>bake</b> &amp; sell <i>bread</i>.</p>'.repeat(4_500);
  const timed = () => {
    const before = process.cpuUsage();
    const html = descriptionHtml({ jdText, description: null });
    return { html, micros: process.cpuUsage(before).user };
  };
  const [first, again] = [timed(), timed()];
  expect(again.html).toBe(first.html);
  expect(again.micros).toBeLessThan(first.micros / 5);
});
