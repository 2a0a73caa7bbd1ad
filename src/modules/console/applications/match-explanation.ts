import { type ComponentChildren, h, type JSX } from 'preact';
import { type MatchExplanation, type MatchTerm, matchFacts } from '#modules/matching';
import { factList } from '#platform/pages/fact-list.ts';
import { formatDecimal, formatScore, sentenceCase } from '#platform/pages/format.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';

type Term = MatchTerm;

const { match: t } = copy;

const maxLength = 100;
/** More than the hundredths that a contribution may gain or lose so that all add up to the score. */
const roundingOf = 0.1;

/** The points as shown. A term that is fully met has the same number twice. */
function pointsOf({ weight, contribution, status }: Term): { earned: string; most: string; isFull: boolean } {
  const most = weight * 100;
  const isFull = status === 'met' && contribution > most - roundingOf;
  return { earned: formatDecimal(isFull ? most : Math.min(contribution, most)), most: formatDecimal(most), isFull };
}

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

/** The focus counts the skills that the job doesn't ask for, so nothing is found or missing. */
const statusLabel = ({ key, status }: Term): string =>
  key === 'focus' && status !== 'no_data' ? t.focusStatuses[status] : t.statuses[status];
const foundLine = ({ key }: Term, found: readonly string[]): ComponentChildren =>
  key === 'focus'
    ? found.map((fact) => h('p', { class: 'found' }, sentenceCase(fact)))
    : itemLine(t.found, found, 'evidence');

const itemLine = (label: string, items: readonly string[], kind: string): ComponentChildren =>
  items.length > 0 && h('p', { class: `found ${kind}` }, [h('b', null, label), items.join(' · ')]);

const skillTerms: ReadonlySet<string> = new Set(['required_skills', 'preferred_skills']);

type Facts = ReturnType<typeof matchFacts>;

/** Each skill in a row of its own, which begins with whether it was found. */
function skillList({ found, related, absent }: Facts): JSX.Element {
  const rows = (label: string, items: readonly string[], kind: string): JSX.Element[] =>
    items.map((item) => h('li', { class: `found ${kind}` }, [h('b', null, label), item]));
  return h('ul', { class: 'plain' }, [
    rows(t.found, found, 'evidence'),
    rows(t.related, related, 'missing'),
    rows(t.missing, absent, 'missing'),
  ]);
}

const factLines = (term: Term, { found, related, absent }: Facts): ComponentChildren => [
  foundLine(term, found),
  itemLine(t.related, related, 'missing'),
  itemLine(t.missing, absent, 'missing'),
];

function termRow(term: Term, heaviest: number): JSX.Element {
  const { key, label, status } = term;
  const facts = matchFacts(term);
  const hasData = status !== 'no_data';
  const { earned, most, isFull } = pointsOf(term);
  const isShort = status === 'met' && !isFull;
  return h('li', { class: `term ${status}` }, [
    h('p', { class: 'term-head' }, [
      h('span', { class: 'term-label' }, label),
      h('span', { class: `state ${status}` }, statusLabel(term)),
      h('span', { class: 'points' }, hasData ? [h('b', null, earned), t.points(most)] : t.notCounted),
    ]),
    hasData && termBar(term, heaviest),
    skillTerms.has(key) ? hasData && skillList(facts) : factLines(term, facts),
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
