import { h, type JSX } from 'preact';

const rowHeight = 44;
const barHeight = 14;
const barWidth = 380;
/** Leaves room for a note beside the bar. */
const width = barWidth + 120;
const fourFifths = 0.8;

/** `ratio` is null where there is none; `note` says why. */
export type RatioBar = { label: string; ratio: number | null; note: string };

/** Horizontal bars from 0 to 1, each with its label and value as text. */
export function ratioChart(title: string, bars: readonly RatioBar[]): JSX.Element {
  const height = bars.length * rowHeight + 4;
  const at = fourFifths * barWidth;
  const summary = bars.map(({ label, note }) => `${label}: ${note}`).join('; ');
  return h(
    'svg',
    { class: 'ratios', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${title}. ${summary}` },
    [
      bars.map(({ label, ratio, note }, index) => {
        const top = index * rowHeight;
        const size = ratio === null ? 0 : Math.max(3, Math.round(Math.min(1, ratio) * barWidth));
        const bar = { x: 0, y: top + 22, height: barHeight };
        return h('g', null, [
          h('text', { x: 0, y: top + 11 }, label),
          h('rect', { ...bar, class: 'track', width: barWidth }),
          ratio !== null && h('rect', { ...bar, width: size }),
          h('text', { x: barWidth + 8, y: bar.y + barHeight / 2 }, note),
        ]);
      }),
      bars.map((_, index) => {
        const top = index * rowHeight + 20;
        return h('line', { x1: at, x2: at, y1: top, y2: top + barHeight + 4 });
      }),
    ],
  );
}
