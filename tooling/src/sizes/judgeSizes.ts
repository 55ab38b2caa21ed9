import type { SizeLine } from './measureSizes.ts';

/** KB (1000 bytes) of brotli by the name of a line. */
export type Budgets = Readonly<Record<string, number>>;
/** Bytes before minification by module, recorded at the last update of the budgets. */
export type RecordedModules = Readonly<Record<string, number>>;

/** Number of modules listed in a complaint. */
const NAMED = 3;

/** Complaints about the sizes of a build, for the user; empty when all are fine. */
export function judgeSizes(lines: readonly SizeLine[], budgets: Budgets, recorded: RecordedModules): string[] {
  const missing = lines
    .filter(({ name }) => budgets[name] === undefined)
    .map(({ name, bytes }) => `У «${name}» нет бюджета (сейчас ${kilobytes(bytes)} КБ). Впишите его в docs/sizes.md.`);
  const names = new Set(lines.map(({ name }) => name));
  const gone = Object.keys(budgets)
    .filter((name) => !names.has(name))
    .map((name) => `Бюджет «${name}» ничему не отвечает. Уберите его из docs/sizes.md.`);
  const exceeded = lines.flatMap(({ name, bytes, modules }) => {
    const budget = budgets[name];
    if (budget === undefined || bytes <= budget * 1000) return [];
    return [`«${name}»: ${kilobytes(bytes)} КБ при бюджете ${budget} КБ. ${describeGrowth(modules, recorded)}`];
  });
  return [...missing, ...gone, ...exceeded];
}

function describeGrowth(modules: SizeLine['modules'], recorded: RecordedModules): string {
  const grown = Object.entries(modules)
    .map(([module, size]) => ({ module, by: size - (recorded[module] ?? 0), isNew: !Object.hasOwn(recorded, module) }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by)
    .slice(0, NAMED)
    .map(({ module, by, isNew }) => `${module} (${isNew ? 'новый, ' : '+'}${by} байт исходного текста)`);
  return grown.length > 0
    ? `Выросло: ${grown.join(', ')}.`
    : 'Ни один модуль не вырос: посмотрите, что с чем стоит в одном файле.';
}

/** Format of the table and the complaints. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
