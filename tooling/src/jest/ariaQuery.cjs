// The tables of roles, which queries by role and expectations read. Making them takes longer than all else that a short test file loads, and
// they never change: a process makes them once (jsdomEnvironment.cjs), and its test files share them.
const { ariaQuery } = globalThis;
if (!ariaQuery) throw new Error('Test files run in jsdomEnvironment.cjs, which hands in the tables of roles.');

module.exports = ariaQuery;
