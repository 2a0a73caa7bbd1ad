import { inkOn } from '#platform/design/contrast.ts';
import { element, escapeXml } from '../careers/feeds/xml.ts';

/** Text of a picture. `facts` is one line. */
export type PictureText = { title: string; organization: string; facts: string; color: string };

/** The size that social networks expect. */
export const pictureSize = { width: 1200, height: 630 };
const { width, height } = pictureSize;
const margin = 80;
const titleSize = 68;
const maxLines = 4;

/** Width as a share of the font size. The font is not measured, so the values are on the wide side. */
function widthOf(character: string): number {
  if (/[\sil.,:;'’|!()[\]ftjrI-]/.test(character)) return 0.4;
  if (/[mwMW@%—ЖШЩЮФжшщюф]/.test(character)) return 1;
  return /[\p{Lu}&#]/u.test(character) ? 0.78 : 0.62;
}
const textWidth = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** The text, or its start with an ellipsis, in one line. */
function shortened(text: string, size: number, room: number): string {
  if (textWidth(text) * size <= room) return text;
  const characters = [...text];
  while (characters.length > 1 && (textWidth(characters.join('')) + 1) * size > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Words that are longer than a line are split. */
function linesOf(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    let rest = word;
    const longer = line === '' ? rest : `${line} ${rest}`;
    if (textWidth(longer) * size <= room) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    while (textWidth(rest) * size > room && lines.length <= maxLines) {
      const characters = [...rest];
      let count = 1;
      while (textWidth(characters.slice(0, count + 1).join('')) * size <= room) count++;
      lines.push(characters.slice(0, count).join(''));
      rest = characters.slice(count).join('');
    }
    line = rest;
    if (lines.length > maxLines) break;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), shortened(`${lines[maxLines - 1]}…`, size, room - size)];
}

/** The font has Latin, Greek and Cyrillic with their punctuation. Other characters would be empty boxes. */
export const canDraw = (text: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u024f\u0370-\u03ff\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122]*$/.test(
    text,
  );

type Line = { text: string; x?: number; y: number; size: number; isBold?: boolean; color?: string; anchor?: string };

const ink = '#1c2024';
const quiet = '#60646c';

const drawn = ({ text, x = margin, y, size, isBold = false, color = ink, anchor = 'start' }: Line): string =>
  element(
    'text',
    {
      x: String(x),
      y: String(y),
      'font-family': 'Liberation Sans',
      'font-size': String(size),
      'font-weight': isBold ? '700' : '400',
      'text-anchor': anchor,
      fill: color,
    },
    escapeXml(text),
  );

/** Draws the same as the page: logo letter and name of the organization, then the title. `color` is `#rrggbb`. */
export function pictureSvg({ title, organization, facts, color }: PictureText): string {
  const room = width - 2 * margin;
  const lines = linesOf(title.slice(0, 300), titleSize, room);
  const initial = [...organization][0]?.toUpperCase() ?? '';
  const firstLine = 240 + (maxLines - lines.length) * 20;
  const name = shortened(organization.slice(0, 300), 38, room - 100);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#ffffff"/><rect width="${width}" height="20" fill="${color}"/>
<rect x="${margin}" y="76" width="72" height="72" rx="12" fill="${color}"/>
${drawn({ text: initial, x: margin + 36, y: 127, size: 42, isBold: true, color: inkOn(color), anchor: 'middle' })}
${drawn({ text: name, x: margin + 100, y: 125, size: 38, isBold: true })}
${lines.map((text, index) => drawn({ text, y: firstLine + index * 84, size: titleSize, isBold: true })).join('\n')}
${drawn({ text: shortened(facts.slice(0, 300), 34, room), y: 570, size: 34, color: quiet })}
</svg>`;
}
