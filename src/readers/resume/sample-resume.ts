import { deflateSync } from 'node:zlib';

const lines = [
  ['Asha Rao', 'Data Engineer, Pune, India', 'asha.rao@example.com, +91 98200 00000'],
  ['Summary', 'Engineer with six years of experience in data pipelines and reporting.'],
  ['Experience', 'Senior Data Engineer, Example Works, March 2021 - Present'],
  ['Built pipelines in Python and Apache Kafka for 40 teams.', 'Led a team of four.'],
  ['Data Engineer, Sample Labs, June 2018 - February 2021', 'Moved reports from Oracle to PostgreSQL.'],
  ['Education', 'Bachelor of Engineering, University of Pune, 2018'],
  ['Skills', 'Python, PostgreSQL, Apache Kafka, Docker, Airflow'],
].flat();

/** A small PDF of an invented person. Reading it compiles most of the code that other resumes need. */
export function sampleResume(): Buffer {
  const shown = lines.map((line) => `(${line}) Tj T*`).join('\n');
  const content = deflateSync(`BT /F1 11 Tf 14 TL 50 750 Td\n${shown}\nET`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Filter/FlateDecode/Length ${content.length}>>stream\n${content.toString('latin1')}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [i, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
