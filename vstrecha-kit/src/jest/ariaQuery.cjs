// The tables of ARIA roles, used by queries by role and by matchers. Building them takes longer than loading the rest
// of a short test file, so a process builds them once (jsdomEnvironment.cjs) and its test files share them.
const { ariaQuery } = globalThis;
if (!ariaQuery) throw new Error('Test files run in jsdomEnvironment.cjs, which hands in the tables of roles.');

module.exports = ariaQuery;
