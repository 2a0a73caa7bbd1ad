import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { Document, Header, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import PDFDocument from 'pdfkit';

/** A PDF with one line of text per entry; `userPassword` encrypts it, `ownerPassword` only forbids copying. */
export function makePdf(
  lines: readonly string[],
  options: { userPassword?: string; ownerPassword?: string; pages?: number } = {},
): Promise<Buffer> {
  const { pages = 1, ...passwords } = options;
  return drawPdf((pdf) => {
    for (let page = 1; page <= pages; page++) {
      if (page > 1) pdf.addPage();
      for (const line of lines) pdf.text(line.replace('{page}', String(page)));
    }
  }, passwords);
}

/** Two columns whose lines stand at the same heights, painted one column after the other. */
export function makeTwoColumnPdf(left: readonly string[], right: readonly string[]): Promise<Buffer> {
  return drawPdf((pdf) => {
    for (const [x, lines] of [[50, left] as const, [320, right] as const]) {
      for (const [row, line] of lines.entries()) pdf.text(line, x, 80 + row * 20, { lineBreak: false });
    }
  });
}

/** A page that is nothing but a picture, as a scanner makes it. */
export function makeScannedPdf(): Promise<Buffer> {
  return drawPdf((pdf) => pdf.image(makePng(64, 64), 0, 0, { width: 600 }));
}

/**
 * A PDF around the content streams of its pages (600 by 800 points), deflated: a small file that may unpack to a very
 * large one. Named in them may be the fonts F1 and F2 (bold), Clear (an invisible state), Off (a layer that is switched
 * off) and Scan (a picture).
 */
export function makePdfWithContent(...contents: Buffer[]): Buffer {
  const stream = (entries: string, bytes: Buffer) =>
    `<<${entries}/Length ${bytes.length}>>stream\n${bytes.toString('latin1')}\nendstream`;
  const pageNumber = (index: number) => 10 + 2 * index;
  const resources =
    '<</Font<</F1 3 0 R/F2 4 0 R>>/ExtGState<</Clear<</ca 0>>>>/Properties<</Off 5 0 R>>/XObject<</Scan 6 0 R>>>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>>>',
    `<</Type/Pages/Kids[${contents.map((_, i) => `${pageNumber(i)} 0 R`).join(' ')}]/Count ${contents.length}>>`,
    // Code 173 is a soft hyphen, as in the fonts of LaTeX.
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[173/sfthyphen]>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    '<</Type/OCG/Name(Layer)>>',
    stream('/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8', Buffer.from([200])),
    ...['null', 'null', 'null'],
    ...contents.flatMap((content, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources${resources}/Contents ${pageNumber(i) + 1} 0 R>>`,
      stream('/Filter/FlateDecode', deflateSync(content)),
    ]),
  ];
  let file = '%PDF-1.4\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const end = `${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file + end, 'latin1');
}

/** A DOCX around the XML of its body, and of its styles. */
export function makeDocxWithXml(body: string, styles = ''): Buffer {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const names = `xmlns:w="${word}" xmlns:v="urn:schemas-microsoft-com:vml"`;
  const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return makeZip(
    Object.entries({
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${related}/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `<w:document ${names}><w:body>${body}</w:body></w:document>`,
      'word/styles.xml': `<w:styles ${names}>${styles}</w:styles>`,
    }).map(([name, text]) => ({ name, data: Buffer.from(text) })),
  );
}

/** A DOCX with a page header, paragraphs (a newline in one becomes Word's soft line break) and a table of rows. */
export function makeDocx(parts: {
  header?: string;
  paragraphs?: readonly string[];
  rows?: readonly (readonly string[])[];
}): Promise<Buffer> {
  const paragraph = (text: string) =>
    new Paragraph({
      children: text.split('\n').map((line, index) => new TextRun({ text: line, break: index > 0 ? 1 : 0 })),
    });
  const rows = (parts.rows ?? []).map(
    (cells) => new TableRow({ children: cells.map((cell) => new TableCell({ children: [paragraph(cell)] })) }),
  );
  const children = [...(parts.paragraphs ?? []).map(paragraph), ...(rows.length > 0 ? [new Table({ rows })] : [])];
  const headers = parts.header === undefined ? {} : { default: new Header({ children: [paragraph(parts.header)] }) };
  return Packer.toBuffer(new Document({ sections: [{ headers, children }] }));
}

/** A ZIP of deflated entries. `declaredSize` overrides what the directory says an entry unpacks to. */
export function makeZip(entries: readonly { name: string; data: Buffer; declaredSize?: number }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, declaredSize = data.length } of entries) {
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

async function drawPdf(
  draw: (pdf: PDFKit.PDFDocument) => unknown,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  const bytes = buffer(pdf);
  draw(pdf);
  pdf.end();
  return bytes;
}

/** A grey checkerboard. */
export function makePng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < rows.length; i++) rows[i] = i % (width + 1) === 0 ? 0 : (i % 2) * 200;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length, 0);
    around.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
