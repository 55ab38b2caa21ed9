import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** Metadata that react-docgen adds to a component; `raw` is the type as written in the source. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } } | undefined> };
}

/**
 * Shows types in the docs as written in the source, where Storybook shows just `union`; hides its `unknown` for missing
 * types.
 */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, StrictArgTypes[string]] => {
      const summary = argType.table?.type?.summary;
      if (summary !== 'union' && summary !== 'unknown') return [name, argType];
      const raw = props?.[name]?.tsType?.raw;
      return [name, { ...argType, table: { ...argType.table, type: raw ? { summary: onOneLine(raw) } : undefined } }];
    }),
  );
};

function onOneLine(type: string): string {
  return type
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| /, '');
}
