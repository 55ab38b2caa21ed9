// For the pre-commit check: only the rules that need no types, because loading types takes longer than all the rest.
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import rules from './eslint.config.mjs';

export default defineConfig(rules, {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.disableTypeChecked],
  languageOptions: { parserOptions: { projectService: false, project: null } },
  // A suppression of a rule that needs types looks unused here.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
});
