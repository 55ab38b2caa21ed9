import { judgeFirstWord, SCOPES } from './tooling/src/checks/commitTitle.ts';

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [
    {
      rules: {
        'subject-imperative': ({ subject }) => {
          const problem = subject ? judgeFirstWord(subject) : undefined;
          return [problem === undefined, problem];
        },
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 60],
    'scope-enum': [2, 'always', SCOPES],
    'subject-imperative': [2, 'always'],
    // Bodies may quote long lines, such as a log or an address.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
  helpUrl: 'CONTRIBUTING.md',
};
