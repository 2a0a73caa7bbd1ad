import { h, type JSX } from 'preact';

const height = 48;
const step = 10;
const barWidth = 8;
const minBarHeight = 3;

/** The value of the highest bar, and the times at the start, in the middle and at the end. */
export type Axes = { highest: string; times: readonly [string, string, string] };

/** `values` are oldest first. `label` describes the chart to screen readers. */
export function barChart(label: string, values: readonly number[], { highest, times }: Axes): JSX.Element {
  const most = Math.max(1, ...values);
  const viewBox = `0 0 ${values.length * step} ${height}`;
  return h('figure', { class: 'plot-frame' }, [
    h('div', null, highest),
    h('svg', { class: 'plot', viewBox, preserveAspectRatio: 'none', role: 'img', 'aria-label': label }, [
      values.map((value, index) => {
        const size = value === 0 ? 1 : Math.max(minBarHeight, Math.round((value / most) * height));
        const shape = { x: index * step, y: height - size, width: barWidth, height: size };
        return h('rect', { ...shape, ...(value === 0 && { class: 'none' }) });
      }),
    ]),
    h(
      'ol',
      null,
      times.map((time) => h('li', null, time)),
    ),
  ]);
}
