// The import laws. test/architecture.test.ts breaks each of them once, to see that it is noticed.

// dependency-cruiser reads TypeScript through swc: it cannot use TypeScript 7. Without swc it would skip every .ts
// file and find nothing wrong, so fail instead.
await import('@swc/core');
const { moduleOrder } = await import('./src/app/module-order.ts');

const error = 'error';
/** Tests reach into everything, and the benchmark measures its parts. */
const FREE = '^(test|bench)/';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** A package that only its owner files may import, be it for a type. */
const owned = (name, packages, owners, comment) => ({
  name,
  severity: error,
  comment,
  from: { path: '^(src|worker|migrations|scripts)/', pathNot: owners },
  to: { path: npm(...packages) },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    severity: error,
    comment: 'Two files that need each other are one file, or a third is missing. Imports of types count too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    severity: error,
    comment: 'An import that leads nowhere is one that no other law can judge.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'platform-knows-no-module',
    severity: error,
    comment: 'The platform would serve another product just as well.',
    from: { path: '^src/platform/' },
    to: { path: '^(src/(modules|app|cli|main|development)|worker)(/|\\.ts$)' },
  },
  {
    name: 'readers-are-pure',
    severity: error,
    comment: 'Readers turn bytes or text into facts: no module, no database, no queue.',
    from: { path: '^src/readers/' },
    to: { path: '^(src/(modules|app|cli|main|development|platform/(?!ai/instruction))|worker)(/|\\.ts$)' },
  },
  {
    name: 'readers-have-a-public-api',
    severity: error,
    comment: 'Another folder imports the index.ts of a reader; the rest of it is private.',
    from: { path: '^src/', pathNot: '^src/readers/' },
    to: { path: '^src/readers/', pathNot: '^src/readers/[^/]+/index\\.ts$' },
  },
  {
    name: 'production-loads-no-development',
    severity: error,
    comment: 'src/development serves npm start and tests; production runs without it.',
    from: { path: '^(src|worker|migrations)/', pathNot: '^src/development/' },
    to: { path: '^src/development/' },
  },
  {
    name: 'modules-know-no-app',
    severity: error,
    comment: 'src/app puts the contexts together; they do not know into what.',
    from: { path: '^src/modules/' },
    to: { path: '^(src/(app|cli|main)|worker)(/|\\.ts$)' },
  },
  {
    name: 'modules-meet-at-the-face',
    severity: error,
    comment: "Another context is known by its index.ts alone; the rest may change without its neighbours' knowledge.",
    from: { path: '^src/modules/([^/]+)/' },
    to: { path: '^src/modules/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/(index|module)\\.ts$'] },
  },
  {
    name: 'outsiders-see-faces',
    severity: error,
    comment: 'Whoever is not a context sees faces too, and src/app the plugs.',
    from: { pathNot: ['^src/modules/', FREE] },
    to: { path: '^src/modules/', pathNot: '^src/modules/[^/]+/(index|module)\\.ts$' },
  },
  {
    name: 'only-app-plugs-modules',
    severity: error,
    comment: 'module.ts is for src/app: everything else would wire a context a second time.',
    from: { pathNot: '^src/app/' },
    to: { path: '^src/modules/[^/]+/module\\.ts$' },
  },
  {
    name: 'contexts-are-listed',
    severity: error,
    comment: 'A new context takes its place in the order above.',
    from: {},
    to: { path: '^src/modules/', pathNot: `^src/modules/(${moduleOrder.join('|')})/` },
  },
  ...moduleOrder.slice(0, -1).map((name, index) => ({
    name: `call-down-${name}`,
    severity: error,
    comment: `${name} announces events to the modules after it; they call it.`,
    from: { path: `^src/modules/${name}/` },
    to: { path: `^src/modules/(${moduleOrder.slice(index + 1).join('|')})/` },
  })),
  owned(
    'express-stays-at-the-edge',
    ['express', '@types/express'],
    '^src/platform/(http|pages)/',
    'Services know no HTTP.',
  ),
  owned(
    'one-file-knows-sessions',
    ['express-session', '@types/express-session', 'connect-pg-simple', '@types/connect-pg-simple'],
    '^src/platform/pages/session\\.ts$',
    'Who is signed in is asked of PageSession.',
  ),
  owned('one-file-knows-pg-boss', ['pg-boss'], '^src/platform/tasks/queue\\.ts$', 'A job is a vacancy elsewhere.'),
  owned(
    'one-file-knows-the-dashboard',
    ['@pg-boss', '@hono'],
    '^src/platform/tasks/dashboard\\.ts$',
    'It is half a second to load, and shows the work of all: only the operator, where there is one, gets to it.',
  ),
  owned(
    'nodemailer-stays-in-mail',
    ['nodemailer', '@types/nodemailer'],
    '^src/platform/mail/',
    'One way out for mail.',
  ),
  owned(
    'prometheus-stays-in-telemetry',
    ['prom-client'],
    '^src/platform/telemetry/metrics\\.ts$',
    'Other code reports what happened by measure().',
  ),
  owned(
    'opentelemetry-stays-in-telemetry',
    ['@opentelemetry'],
    '^src/platform/telemetry/trace-export\\.ts$',
    'Loaded only where traces are exported. Other code calls traced().',
  ),
  owned(
    'the-orm-stays-in-storage',
    ['@mikro-orm/[^/]+', 'kysely', 'pg', '@types/pg'],
    [
      '^src/modules/.+\\.(entity|repository|queries)\\.ts$',
      '^src/(platform/database|development)/',
      '^(migrations|scripts/rehearse)',
    ],
    'Rules are read without knowing how rows are fetched.',
  ),
  owned(
    'one-file-knows-the-sql-tag',
    ['sql-template-tag'],
    '^src/platform/database/sql\\.ts$',
    'Statements get their parameters and names in one place.',
  ),
  {
    name: 'sql-stays-in-storage',
    severity: error,
    comment: 'Modules write SQL in their repositories and queries, and in what they say of personal data and merges.',
    from: {
      path: '^src/',
      pathNot: [
        '^src/platform/',
        '^src/modules/.+\\.(entity|repository|queries)\\.ts$',
        '^src/modules/.+/(personal-data|merged-tables)\\.ts$',
      ],
    },
    to: { path: '^src/platform/database/(sql|conditions|list|list-source|changes)\\.ts$' },
  },
  owned(
    'documents-are-parsed-in-a-thread',
    ['pdf-parse', 'mammoth'],
    '^src/readers/resume/document-reader\\.ts$',
    'They are heavy, and a hostile file may hang or exhaust them: only the process that can be ended loads them.',
  ),
  owned(
    'model-sdk-stays-in-its-adapters',
    ['openai'],
    '^src/platform/ai/openai',
    'It takes a tenth of a second to load: only who has configured a model pays for it.',
  ),
  owned(
    'recordings-are-read-in-media',
    ['mediabunny'],
    '^src/platform/media/',
    "They are strangers' files: where they are read is to be known.",
  ),
  owned(
    'one-file-knows-the-bucket',
    ['@aws-sdk'],
    '^src/platform/files/s3-file-store\\.ts$',
    'It takes half a second to load: only who has configured a bucket pays for it.',
  ),
  {
    name: 'tests-are-for-tests',
    severity: error,
    comment: 'What the service needs does not live in test/.',
    from: { pathNot: FREE },
    to: { path: '^test/' },
  },
  {
    name: 'production-needs-no-dev-dependency',
    severity: error,
    comment: 'An image is installed without them.',
    from: { path: '^(src|worker|migrations)/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '(^|/)node_modules/@types/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default'],
    },
  },
};
