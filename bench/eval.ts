// Measures how well the service reads and judges, on a folder of real texts that is not part of the project:
//   npm run eval -- matching|resumes|jobs --corpus DIR
// Each evaluation says in its own file what the folder must contain.
const names = ['matching', 'resumes', 'jobs'];
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`usage: npm run eval -- ${names.join('|')} --corpus DIR`);
  process.exit(2);
}
process.argv.splice(2, 1);
await import(`./eval/eval-${name}.ts`);
