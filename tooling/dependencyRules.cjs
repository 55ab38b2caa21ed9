// Import boundaries (docs/architecture.md) derived from folder names, so that a new remote or feature is covered at
// once. Each `comment` is shown to the developer who breaks the rule.

const { TESTS } = require('./testFiles.cjs');

const CONFIGS = '^[^/]+/[^/]+[.]config[.](ts|mjs|cjs|js)$';
const BROWSER = '^(shell|mf-[^/]+|shared-ui|shared-api)/';
/** Resolved through the root's or another package's dependencies: breaks as soon as the package is installed alone. */
const UNDECLARED = ['npm-no-pkg', 'npm-unknown'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remote-to-remote',
      comment:
        'Remotes are built and released apart. Borrow a part of another by <Widget name="mf_…/…"> of shared-ui, or move what both need up into shared-ui or shared-api.',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remote-to-room',
      comment: 'A remote imports shared-ui, shared-api and itself. What the shell knows comes through shared-api.',
      from: { path: '^mf-[^/]+/', pathNot: CONFIGS },
      to: { path: '^(shell|reference-api|tooling|vstrecha-kit|e2e)/' },
    },
    {
      name: 'shell-to-room',
      comment: 'The shell knows remotes by name only (registry.json) and imports shared-ui, shared-api and itself.',
      from: { path: '^shell/', pathNot: CONFIGS },
      to: { path: '^(mf-[^/]+|reference-api|tooling|vstrecha-kit|e2e)/' },
    },
    {
      name: 'shared-ui-to-room',
      comment:
        'The design system knows no server and no page. Take what you need as a property, and let the caller fetch it. It shares only the rule for equal texts.',
      from: { path: '^shared-ui/', pathNot: CONFIGS },
      to: {
        path: '^(shell|mf-[^/]+|shared-api|reference-api|tooling|vstrecha-kit|e2e)/',
        pathNot: '^shared-api/src/text/',
      },
    },
    {
      name: 'shared-api-to-room',
      comment: 'shared-api lies below everything and shows nothing. Let the caller inject what it does on screen.',
      from: { path: '^shared-api/', pathNot: CONFIGS },
      to: { path: '^(shell|mf-[^/]+|shared-ui|reference-api|tooling|vstrecha-kit|e2e)/' },
    },
    {
      name: 'reference-api-to-room',
      comment:
        'The reference API shares with the front end the contract (openapi.yaml and the types made from it), the rules for texts, tables and proposed times, and the addresses of pages; its tests hold both rules for fit together.',
      from: { path: '^reference-api/', pathNot: CONFIGS },
      to: {
        path: '^(shell|mf-[^/]+|shared-ui|shared-api|tooling|vstrecha-kit|e2e)/',
        pathNot:
          '^shared-api/(openapi[.]yaml$|src/(contract|csv|text)/|src/resources/(paths|noticePath|fit|assignTimes)[.]ts$)',
      },
    },
    {
      name: 'tooling-to-room',
      comment:
        'Tooling and the kit serve all packages, so they read their files and import none of them. They share with the browser only the forms of a build and of remote.json.',
      from: { path: '^(tooling|vstrecha-kit)/' },
      to: {
        path: '^(shell|mf-[^/]+|shared-ui|shared-api|reference-api|e2e)/',
        pathNot: '^shared-api/src/federation/(build|remoteManifest)',
      },
    },
    {
      name: 'kit-to-tooling',
      comment: 'The kit is published alone: it knows a remote and a shell’s description, and no workspace.',
      from: { path: '^vstrecha-kit/' },
      to: { path: '^tooling/' },
    },
    {
      name: 'e2e-to-room',
      comment:
        'Journeys see the system as a person does: through the browser and the README. Only helpers that start browsers, processes and nginx, and the list of what old browsers lack, come from tooling.',
      from: { path: '^e2e/' },
      to: {
        path: '^(shell|mf-[^/]+|shared-ui|shared-api|reference-api|tooling|vstrecha-kit)/',
        pathNot: '^(tooling/src/(browser|deploy|start|system|checks/browserSupport)|vstrecha-kit/src/system)',
      },
    },
    {
      name: 'room-to-proof',
      comment:
        'Proof measures and attacks the product from outside and is imported by nothing. Move what both need into the package that it belongs to.',
      severity: 'error',
      from: { pathNot: '^proof/' },
      to: { path: '^proof/' },
    },
    {
      name: 'feature-to-feature',
      comment:
        'Features of one package stay apart. Compose them in a page, or move the common part up beside `features`.',
      from: { path: '^([^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
    },
    {
      name: 'feature-to-page',
      comment:
        'Pages and widgets are made of features, never the other way round. Pass what the feature needs from the page.',
      from: { path: '^([^/]+/src)/features/', pathNot: TESTS },
      to: { path: '^$1/(pages|widgets)/' },
    },
    {
      name: 'platform-to-calls',
      comment:
        'The platform (database, http, push, mail, storage) carries the calls and knows none of them. Pass what it needs in from the call.',
      from: { path: '^reference-api/src/platform/', pathNot: TESTS },
      to: { path: '^reference-api/src/calls/' },
    },
    {
      name: 'production-to-test',
      comment:
        'Tests, stories and their helpers are no part of the product. Move what production needs into a file of its own.',
      from: { pathNot: `(${TESTS}|${CONFIGS}|^[.]storybook/)` },
      to: { path: TESTS, pathNot: '^proof/' },
    },
    {
      name: 'barrel-in-app',
      comment: 'No barrels inside apps: import the file itself. They pull in what nobody asked for and hide cycles.',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^(shell|mf-[^/]+)/.*/index[.]tsx?$' },
    },
    {
      name: 'node-in-browser',
      comment:
        'Browsers have no node: modules. Use the platform’s own (URL, crypto.randomUUID), or move the code to tooling.',
      from: { path: BROWSER, pathNot: `(${TESTS}|${CONFIGS})` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'undeclared',
      comment: 'Declare it in the package.json of this very package («catalog:» as its version).',
      from: {},
      to: { dependencyTypes: UNDECLARED },
    },
    {
      name: 'dev-dependency-in-production',
      comment:
        'devDependencies are absent in production. Move it to dependencies, or to peerDependencies when the host provides it.',
      from: { path: '^[^/]+/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
    {
      name: 'missing',
      comment: 'This import leads nowhere. Correct its path, or add the package to package.json and install.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'cycle',
      comment: 'These files import each other in a ring. Move what both need into a third file that imports neither.',
      from: {},
      to: { circular: true },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|results|storybook-static)/' },
    // Type imports count too: a type from another package couples to it as much as a function.
    tsPreCompilationDeps: true,
    // Only the nearest package.json counts, not the root's dependencies.
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
