import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** What react-docgen leaves at a component; `raw` is the type as the source has it. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } } | undefined> };
}

/**
 * The types of the docs as they are written: Storybook itself says only `union` of all that `|` joins, and `unknown` where the source
 * names no type, which is shown as nothing.
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
