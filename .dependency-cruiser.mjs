// The import laws. test/architecture.test.ts breaks each of them once, to see that it is noticed.

// dependency-cruiser reads TypeScript through swc: it cannot use TypeScript 7. Without swc it would skip every .ts
// file and find nothing wrong, so fail instead.
await import('@swc/core');

/** In import order: a context calls those before it, and announces events to those after it. */
const contexts = [
  'organizations',
  'access',
  'skills',
  'resumes',
  'clients',
  'jobs',
  'candidates',
  'outreach',
  'applications',
  'matching',
  'interviews',
  'screenings',
  'work',
  'portal',
  'console',
  'operator',
];

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
    comment: 'Two files that need each other are one file, or miss a third. A cycle of types alone does no harm.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    to: { path: '^(src/(modules|app|cli|main)|worker)(/|\\.ts$)' },
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
    to: { path: '^src/modules/', pathNot: `^src/modules/(${contexts.join('|')})/` },
  },
  ...contexts.slice(0, -1).map((context, index) => ({
    name: `call-down-${context}`,
    severity: error,
    comment: `${context} announces events to the contexts after it; they call it.`,
    from: { path: `^src/modules/${context}/` },
    to: { path: `^src/modules/(${contexts.slice(index + 1).join('|')})/` },
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
    'the-orm-stays-in-storage',
    ['@mikro-orm/[^/]+', 'kysely', 'pg', '@types/pg'],
    ['^src/modules/[^/]+/[^/]+\\.(entity|repository|queries)\\.ts$', '^src/platform/database/', '^migrations/'],
    'Rules are read without knowing how rows are fetched.',
  ),
  owned(
    'documents-are-parsed-in-a-thread',
    ['pdf-parse', 'mammoth'],
    '^src/modules/resumes/resume\\.document\\.ts$',
    'They are heavy, and a hostile file may hang or exhaust them: only the process that can be ended loads them.',
  ),
  owned(
    'model-sdk-stays-in-its-adapters',
    ['openai'],
    '^src/platform/ai/openai\\.',
    'It takes a tenth of a second to load: only who has configured a model pays for it.',
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
