import { type ComponentChildren, h, type JSX } from 'preact';
import type { MatchExplanation } from '#modules/matching';
import { oneDecimal } from '../words.ts';
import { facts } from './facts.ts';
import { moment } from './moment.ts';

type Component = MatchExplanation['components'][number];

const statusWords: Record<Component['status'], string> = {
  met: 'Met',
  partial: 'Partly',
  missing: 'Missing',
  no_data: 'No data',
};

/** How long the bar of the heaviest term is. */
const full = 100;

/** The track is as long as the term weighs, and filled by what it brings. The words beside it say the same. */
function bar({ weight, contribution, status }: Component, heaviest: number): JSX.Element {
  const scale = heaviest > 0 ? full / heaviest : 0;
  const track = Math.max(0, weight * scale);
  const filled = Math.min(track, Math.max(0, (contribution / 100) * scale));
  return h(
    'svg',
    { class: `term-bar ${status}`, viewBox: `0 0 ${full} 8`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    [
      h('rect', { class: 'track', width: oneDecimal(track), height: 8 }),
      h('rect', { class: 'filled', width: oneDecimal(filled), height: 8 }),
    ],
  );
}

const found = (label: string, items: readonly string[], kind: string): ComponentChildren =>
  items.length > 0 && h('p', { class: `found ${kind}` }, [h('b', null, `${label}: `), items.join(' · ')]);

function term(component: Component, heaviest: number): JSX.Element {
  const { label, status, contribution, weight, evidence, missing } = component;
  return h('li', { class: `term ${status}` }, [
    h('p', { class: 'term-head' }, [
      h('span', { class: 'term-label' }, label),
      h('span', { class: `state ${status}` }, statusWords[status]),
      status === 'no_data'
        ? h('span', { class: 'points' }, 'Not counted')
        : h('span', { class: 'points' }, [
            h('b', null, oneDecimal(contribution)),
            ` of ${oneDecimal(weight * 100)} points`,
          ]),
    ]),
    status !== 'no_data' && bar(component, heaviest),
    found('Found', evidence, 'evidence'),
    found('Missing', missing, 'missing'),
  ]);
}

const resumeWords: Record<NonNullable<MatchExplanation['resume_quality']>, string> = {
  ok: 'Read, and counted',
  low_confidence: 'Hard to read, so it does not count',
  needs_ocr: 'Pictures only, so it does not count',
  encrypted: 'Encrypted, so it does not count',
  corrupt: 'Damaged, so it does not count',
  unsupported: 'Of an unknown format, so it does not count',
  fetch_failed: 'Not reachable, so it does not count',
};

/** Why there is no explanation. */
function silence({ score, source }: MatchExplanation): string {
  if (source === 'integration') return 'This score was given by an integration, and comes without an explanation.';
  if (score !== null) return 'This score is being explained anew. Look again shortly.';
  return 'There is no score yet: the worker has yet to compute it, or too little is known to judge.';
}

/** A match score with what it is made of: a bar for each term. */
export function matchExplained(match: MatchExplanation): JSX.Element {
  const { score, components, coverage, algorithm_version: version, resume_quality: quality } = match;
  const heaviest = Math.max(0, ...components.map(({ weight }) => weight));
  return h('section', { class: 'match', 'aria-labelledby': 'match' }, [
    h('h2', { id: 'match' }, 'Match'),
    h('p', { class: 'match-score' }, [
      h('strong', null, score === null ? '–' : oneDecimal(score)),
      score !== null && h('span', { class: 'quiet' }, ' of 100'),
    ]),
    components.length === 0
      ? h('p', { class: 'quiet' }, silence(match))
      : h(
          'ul',
          { class: 'terms' },
          components.map((component) => term(component, heaviest)),
        ),
    facts([
      ['Coverage', coverage !== null && `${Math.round(coverage * 100)} % of what a score looks at is known`],
      ['Resume', quality && resumeWords[quality]],
      ['Version', version],
      ['Computed', match.computed_at && moment(match.computed_at)],
    ]),
  ]);
}
