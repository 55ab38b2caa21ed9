// Forbids import cycles between folders. Separate from dependencyRules.cjs, because tests and stories may import from
// any folder.
const { options } = require('./dependencyRules.cjs');
const { TESTS } = require('./testFiles.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'folder-ring',
      comment:
        'These folders import each other in a ring, so none can be read alone. Move what both need into a folder below, or pass it in from above.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `(${options.exclude.path}|${TESTS})` },
    cache: { ...options.cache, folder: '.cache/dependency-cruiser-folders' },
  },
};
