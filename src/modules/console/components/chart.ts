import { h, type JSX } from 'preact';
import type { Mark, Scale, Spec } from 'vega';

/** Units of the picture, which scales with the page. */
const width = 420;

/** Vega takes letters for wider than they are, by so much. */
const roomFor = (size: number): number => size * 1.5;

/** `note` is the text beside the bar. It has to include the value. */
export type Bar = { label: string; value: number; note: string };
/** `below` goes under the line. */
export type ChartColumn = { label: string; above: number; below?: number };
export type ChartPoint = { label: string; value: number };
/** Each line has its own style. */
export type ChartLine = { name: string; points: readonly ChartPoint[] };

/** `summary` says in a sentence what the picture shows, for people who do not see it. */
export type ChartText = { title: string; summary: string };

let ids = 0;

/** Colors are in the style sheet, by the names of marks, so that they follow the theme. */
async function draw({ title, summary }: ChartText, spec: Spec): Promise<JSX.Element> {
  // Large, and most processes never draw.
  const { parse, View } = await import('vega');
  // The title and the summary say all. Screen readers would read each shape.
  const silent: Spec = {
    ...spec,
    axes: spec.axes?.map((axis) => ({ ...axis, aria: false })) ?? [],
    marks: spec.marks?.map((mark) => ({ ...mark, aria: false })) ?? [],
  };
  const view = new View(parse(silent, { axis: { domain: false, ticks: false, labelFontSize: 12, labelPadding: 6 } }), {
    renderer: 'none',
  });
  const svg = await view.toSVG();
  view.finalize();
  const [, attributes = '', content = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  const [, viewBox] = /viewBox="([^"]*)"/.exec(attributes) ?? [];
  const id = `chart-${(ids = (ids + 1) % 1_000_000)}`;
  return h('svg', { class: 'chart', viewBox, role: 'img', 'aria-labelledby': `${id}-title ${id}-text` }, [
    h('title', { id: `${id}-title` }, title),
    h('desc', { id: `${id}-text` }, summary),
    // Vega escapes texts.
    h('g', { dangerouslySetInnerHTML: { __html: content } }),
  ]);
}

const base = { width, padding: 4, autosize: { type: 'fit', contains: 'padding' } } as const;
const font = { fontSize: { value: 13 } } as const;

const rowHeight = 42;

/** One below the other, each under its label. */
export function barsChart(text: ChartText, bars: readonly Bar[]): Promise<JSX.Element> {
  const mark = (name: string, type: 'rect' | 'text', enter: object): Mark =>
    ({ name, type, from: { data: 'rows' }, encode: { enter } }) as Mark;
  return draw(text, {
    ...base,
    height: bars.length * rowHeight,
    data: [{ name: 'rows', values: bars.map((bar, row) => ({ ...bar, top: row * rowHeight })) }],
    scales: [
      {
        name: 'x',
        type: 'linear',
        domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
        // The rest is for the note.
        range: [0, width * 0.62],
      },
    ],
    marks: [
      mark('labels', 'text', {
        ...font,
        x: { value: 0 },
        y: { field: 'top', offset: 14 },
        text: { field: 'label' },
        limit: { value: roomFor(width) },
      }),
      mark('bars', 'rect', {
        x: { value: 0 },
        x2: { scale: 'x', field: 'value' },
        y: { field: 'top', offset: 20 },
        height: { value: 14 },
      }),
      mark('notes', 'text', {
        ...font,
        x: { scale: 'x', field: 'value', offset: 6 },
        y: { field: 'top', offset: 31 },
        text: { field: 'note' },
        limit: { value: roomFor(width * 0.36) },
      }),
    ],
  });
}

/** Number of labels that fit beside each other. */
const mostLabels = 6;

const everyNth = (labels: readonly string[]): string[] => {
  const step = Math.ceil(labels.length / mostLabels);
  return labels.filter((_, index) => index % step === 0);
};

const axes = (labels: readonly string[]): Spec['axes'] => [
  { orient: 'bottom', scale: 'x', values: everyNth(labels), labelOverlap: 'parity' },
  { orient: 'left', scale: 'y', tickCount: 4, grid: true, format: ',~f' },
];

const linear = (from: number, to: number): Scale => ({
  name: 'y',
  type: 'linear',
  domain: [from, to],
  range: 'height',
  nice: true,
});

/** Side by side, over time. Labels differ from each other. */
export function columnsChart(text: ChartText, columns: readonly ChartColumn[]): Promise<JSX.Element> {
  const labels = columns.map(({ label }) => label);
  const side = (name: 'above' | 'below'): Mark => ({
    name,
    type: 'rect',
    from: { data: 'columns' },
    encode: {
      enter: {
        x: { scale: 'x', field: 'label' },
        width: { scale: 'x', band: 1 },
        y: { scale: 'y', value: 0 },
        y2: { scale: 'y', field: name },
      },
    },
  });
  const lowest = Math.max(0, ...columns.map(({ below = 0 }) => below));
  return draw(text, {
    ...base,
    height: 180,
    data: [{ name: 'columns', values: columns.map((column) => ({ ...column, below: -(column.below ?? 0) })) }],
    scales: [
      { name: 'x', type: 'band', domain: labels, range: 'width', padding: 0.15 },
      linear(-lowest, Math.max(lowest > 0 ? 0 : 4, ...columns.map(({ above }) => above))),
    ],
    axes: axes(labels),
    marks: [side('above'), ...(lowest > 0 ? [side('below')] : [])],
  });
}

const dashes: readonly number[][] = [
  [1, 0],
  [5, 3],
];
const shapes = ['circle', 'square'] as const;

/** Entries of the legend are above the chart, side by side. */
const keyAt = (index: number, offset: number) => ({ x: { value: index * 130 + offset }, y: { value: -20 } });

/** Draws at most two lines, with different dashes and shapes. */
export function linesChart(text: ChartText, lines: readonly ChartLine[]): Promise<JSX.Element> {
  const labels = lines[0]?.points.map(({ label }) => label) ?? [];
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const place = { x: { scale: 'x', field: 'label', band: 0.5 }, y: { scale: 'y', field: 'value' } };
  return draw(text, {
    ...base,
    height: 200,
    data: lines.map(({ points }, index) => ({ name: `line${index}`, values: [...points] })),
    scales: [
      { name: 'x', type: 'band', domain: labels, range: 'width', padding: 0.15 },
      linear(0, Math.max(1, ...values)),
    ],
    axes: axes(labels),
    marks: lines.flatMap(({ name }, index): Mark[] => [
      {
        name: `line-${index}`,
        type: 'line',
        from: { data: `line${index}` },
        encode: { enter: { ...place, strokeWidth: { value: 2 }, strokeDash: { value: dashes[index] ?? [2, 2] } } },
      },
      {
        name: `points-${index}`,
        type: 'symbol',
        from: { data: `line${index}` },
        encode: { enter: { ...place, size: { value: 50 }, shape: { value: shapes[index] ?? 'diamond' } } },
      },
      {
        name: `keys-${index}`,
        type: 'symbol',
        encode: { enter: { ...keyAt(index, 6), size: { value: 50 }, shape: { value: shapes[index] ?? 'diamond' } } },
      },
      {
        name: `names-${index}`,
        type: 'text',
        encode: { enter: { ...font, ...keyAt(index, 16), text: { value: name }, baseline: { value: 'middle' } } },
      },
    ]),
  });
}
