// For the check before a commit: every rule that needs no types. Loading the types of a package takes longer than all the rest.
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import rules from './eslint.config.mjs';

export default defineConfig(rules, {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.disableTypeChecked],
  languageOptions: { parserOptions: { projectService: false, project: null } },
  // A reason for breaking a rule that needs types looks unused here.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
});
