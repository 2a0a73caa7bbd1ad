import { h, type JSX } from 'preact';

const height = 48;
const step = 10;
const barWidth = 8;
const minBarHeight = 3;

/** `values` are oldest first. `label` describes the chart to screen readers. */
export function barChart(label: string, values: readonly number[]): JSX.Element {
  const highest = Math.max(1, ...values);
  const viewBox = `0 0 ${values.length * step} ${height}`;
  return h('svg', { class: 'plot', viewBox, preserveAspectRatio: 'none', role: 'img', 'aria-label': label }, [
    values.map((value, index) => {
      const size = value === 0 ? 1 : Math.max(minBarHeight, Math.round((value / highest) * height));
      const shape = { x: index * step, y: height - size, width: barWidth, height: size };
      return h('rect', { ...shape, ...(value === 0 && { class: 'none' }) });
    }),
  ]);
}
