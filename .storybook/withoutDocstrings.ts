import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A docstring may name a Russian label. */
const ENGLISH = /\b[a-z]{3,}\b/i;

/** Hides what the source says about properties: its docstrings are English, and the guides are Russian. */
export const withoutDocstrings: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description, ...argType }]) => [
      name,
      {
        ...argType,
        description: description && ENGLISH.test(description) ? undefined : description,
        table: argType.table && { ...argType.table, jsDocTags: undefined },
      },
    ]),
  );
