/**
 * Says what keeps a form from being saved: which fields are missing, and which are wrong, in the order of the form.
 * @param names the fields as their labels call them, in order
 * @param missing the complaints about a field that is empty
 * @returns undefined when nothing does
 */
export function describeProblems<Field extends string>(
  problems: Partial<Record<Field, unknown>>,
  names: Record<Field, string>,
  missing: readonly unknown[],
): string | undefined {
  const fields = (Object.keys(names) as Field[]).filter((field) => problems[field] !== undefined);
  const quoted = (some: typeof fields) => some.map((field) => `«${names[field]}»`).join(', ');
  const empty = quoted(fields.filter((field) => missing.includes(problems[field])));
  const wrong = quoted(fields.filter((field) => !missing.includes(problems[field])));
  return (
    [empty && `Осталось заполнить: ${empty}.`, wrong && `Нужно исправить: ${wrong}.`].filter(Boolean).join(' ') ||
    undefined
  );
}
