import { type ComponentChildren, h, type JSX } from 'preact';
import { type MatchExplanation, type MatchTerm, matchFacts } from '#modules/matching';
import { factList } from '#platform/pages/fact-list.ts';
import { formatDecimal, formatScore } from '#platform/pages/format.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';

type Term = MatchTerm;

const { match: t } = copy;

const maxLength = 100;

/** A bar as long as the term's weight. The filled part is its contribution. The text beside it says both. */
function termBar({ weight, contribution, status }: Term, heaviest: number): JSX.Element {
  const scale = heaviest > 0 ? maxLength / heaviest : 0;
  const track = Math.max(0, weight * scale);
  const filled = Math.min(track, Math.max(0, (contribution / 100) * scale));
  const frame = { viewBox: `0 0 ${maxLength} 8`, preserveAspectRatio: 'none', 'aria-hidden': 'true' } as const;
  return h('svg', { class: `term-bar ${status}`, ...frame }, [
    h('rect', { class: 'track', width: formatDecimal(track), height: 8 }),
    h('rect', { class: 'filled', width: formatDecimal(filled), height: 8 }),
  ]);
}

const itemLine = (label: string, items: readonly string[], kind: string): ComponentChildren =>
  items.length > 0 && h('p', { class: `found ${kind}` }, [h('b', null, label), items.join(' · ')]);

function termRow(term: Term, heaviest: number): JSX.Element {
  const { key, label, status, contribution, weight } = term;
  const { found, related, absent } = matchFacts(term);
  const hasData = status !== 'no_data';
  const isShort = status === 'met' && formatScore(contribution) !== formatScore(weight * 100);
  return h('li', { class: `term ${status}` }, [
    h('p', { class: 'term-head' }, [
      h('span', { class: 'term-label' }, label),
      h('span', { class: `state ${status}` }, t.statuses[status]),
      h(
        'span',
        { class: 'points' },
        hasData ? [h('b', null, formatScore(contribution)), t.points(weight)] : t.notCounted,
      ),
    ]),
    hasData && termBar(term, heaviest),
    itemLine(t.found, found, 'evidence'),
    itemLine(t.related, related, 'missing'),
    itemLine(t.missing, absent, 'missing'),
    isShort && h('p', { class: 'found' }, t.whyShort[key]),
  ]);
}

function whyNoTerms({ score, source }: MatchExplanation): string {
  if (source === 'integration') return t.fromIntegration;
  return score === null ? t.none : t.updating;
}

export function matchSection(match: MatchExplanation): JSX.Element {
  const { score, components, coverage, algorithm_version: version, resume_quality: quality, computed_at } = match;
  const heaviest = Math.max(0, ...components.map(({ weight }) => weight));
  return h('section', { class: 'match', 'aria-labelledby': 'match' }, [
    h('h2', { id: 'match' }, t.title),
    h('p', { class: 'match-score' }, [
      h('strong', null, score === null ? '–' : formatScore(score)),
      score !== null && h('span', { class: 'quiet' }, t.outOf100),
    ]),
    components.length === 0
      ? h('p', { class: 'quiet' }, whyNoTerms(match))
      : h(
          'ul',
          { class: 'terms' },
          components.map((term) => termRow(term, heaviest)),
        ),
    factList([
      [t.facts.coverage, coverage !== null && t.coverage(coverage)],
      [t.facts.resume, quality && t.resume[quality]],
      [t.facts.version, version],
      [t.facts.calculated, showDateTime(computed_at)],
    ]),
  ]);
}
