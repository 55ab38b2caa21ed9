// Files in code are formatted before they are linted; two tasks on one file would run at once.
const CODE = '*.{ts,tsx,mjs,cjs,js}';
const format = 'prettier --write --ignore-unknown';

/** @type {import('lint-staged').Configuration} */
export default {
  [CODE]: [format, 'eslint --config eslint.quick.config.mjs --max-warnings 0 --no-warn-ignored'],
  [`!(${CODE})`]: format,
};
