import { ruleTexts } from 'shared-ui/forms';

/** Messages that mean an empty field. */
const EMPTY: readonly unknown[] = [ruleTexts.required, ruleTexts.choose];

/**
 * Describes why a form cannot be saved: missing fields, then invalid ones, in the form's order.
 * @param names labels of the fields, in order
 * @returns undefined when the form is valid
 */
export function describeProblems<Field extends string>(
  problems: Partial<Record<Field, unknown>>,
  names: Record<Field, string>,
): string | undefined {
  const fields = (Object.keys(names) as Field[]).filter((field) => problems[field] !== undefined);
  const quoted = (some: typeof fields) => some.map((field) => `«${names[field]}»`).join(', ');
  const empty = quoted(fields.filter((field) => EMPTY.includes(problems[field])));
  const wrong = quoted(fields.filter((field) => !EMPTY.includes(problems[field])));
  return (
    [empty && `Осталось заполнить: ${empty}.`, wrong && `Нужно исправить: ${wrong}.`].filter(Boolean).join(' ') ||
    undefined
  );
}
