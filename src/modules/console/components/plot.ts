import { h, type JSX } from 'preact';

const height = 48;
const step = 10;
const bar = 8;

/** Numbers over time as bars, oldest first. `words` says the same to who does not see them. */
export function plot(words: string, values: readonly number[]): JSX.Element {
  const most = Math.max(1, ...values);
  const width = values.length * step;
  return h('svg', { class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words }, [
    values.map((value, index) => {
      // Nothing is a line, and so little as can be seen is no nothing.
      const size = value === 0 ? 1 : Math.max(3, Math.round((value / most) * height));
      return h('rect', {
        x: index * step,
        y: height - size,
        width: bar,
        height: size,
        ...(value === 0 && { class: 'none' }),
      });
    }),
  ]);
}
