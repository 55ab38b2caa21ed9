interface MergeOptions<Values> {
  /** Values when the form was loaded or last saved. */
  base: Values;
  /** Values in the form. */
  mine: Values;
  /** Values on the server. */
  stored: Values;
  /** Fields that form a unit, such as a country and its city: changing one counts as changing all. */
  together?: readonly (readonly (keyof Values)[])[];
  /** Values as they are saved: equal ones do not conflict. */
  normalise?: (values: Values) => Values;
}

/**
 * Three-way merge of own changes into the stored values. A field changed on both sides keeps the own value and is a
 * conflict.
 */
export function mergeChanges<Values extends object>({
  base,
  mine,
  stored,
  together = [],
  normalise = (same) => same,
}: MergeOptions<Values>) {
  const values = { ...stored };
  const [sent, kept] = [normalise(mine), normalise(stored)];
  const conflicts: (keyof Values)[] = [];
  const singles = (Object.keys(mine) as (keyof Values)[]).filter((field) => !together.flat().includes(field));
  for (const fields of [...together, ...singles.map((field) => [field])]) {
    const isOwn = fields.some((field) => !isSame(mine[field], base[field]));
    if (!isOwn) continue;
    const isOthers = fields.some((field) => !isSame(stored[field], base[field]));
    for (const field of fields) {
      values[field] = mine[field];
      if (isOthers && !isSame(sent[field], kept[field])) conflicts.push(field);
    }
  }
  return { values, conflicts };
}

/** Compares field values by content: texts, flags, lists and options. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
