// How well the service reads and judges, measured on a folder of real texts that is not part of the project:
//   npm run eval -- matching|resumes|jobs --corpus DIR
// Each says in its own file what it expects in the folder.
const names = ['matching', 'resumes', 'jobs'];
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`usage: npm run eval -- ${names.join('|')} --corpus DIR`);
  process.exit(2);
}
process.argv.splice(2, 1);
await import(`./eval/eval-${name}.ts`);
