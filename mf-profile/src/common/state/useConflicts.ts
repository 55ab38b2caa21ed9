import type { FormikContextType } from 'formik';
import { useState } from 'react';
import { isSame } from './mergeChanges';

interface Conflict<Values> {
  field: keyof Values & string;
  /** Value before either side changed it. */
  base: Values[keyof Values];
  stored: Values[keyof Values];
  mine: Values[keyof Values];
}

/** The three sides of a merge. */
interface Sides<Values> {
  base: Values;
  stored: Values;
  mine: Values;
}

interface Options<Values> {
  /** Conflicts of the form when it opens. */
  initial: readonly Conflict<Values>[];
  /** Values as they are saved. */
  normalise: (values: Values) => Values;
}

/** Conflicting fields. The user can switch between both values; the unused value is kept until saving. */
export function useConflicts<Values extends object>(
  { values, setFieldValue }: Pick<FormikContextType<Values>, 'values' | 'setFieldValue'>,
  labels: Record<keyof Values & string, string>,
  describe: (value: Values[keyof Values], field: keyof Values) => string,
  { initial, normalise }: Options<Values>,
) {
  const [conflicts, setConflicts] = useState(initial);

  /** Adds the conflicts of a merge and moves the earlier ones to the new stored values. */
  const rebase = (fields: readonly (keyof Values)[], sides: Sides<Values>) =>
    setConflicts((before) => [
      ...before
        .filter(({ field }) => !fields.includes(field))
        .map((one) => moved(one, sides))
        .filter(({ field, mine }) => !isStored(field, mine, sides.stored)),
      ...conflictsOf(fields, sides),
    ]);

  const isStored = (field: keyof Values, value: Values[keyof Values], stored: Values) =>
    isSame(normalise({ ...stored, [field]: value })[field], normalise(stored)[field]);

  const toggle = ({ field, stored, mine }: Conflict<Values>) => {
    if (isSame(values[field], stored)) return setFieldValue(field, mine);
    setConflicts((all) => all.map((one) => (one.field === field ? { ...one, mine: values[field] } : one)));
    return setFieldValue(field, stored);
  };

  return {
    rebase,
    clear: () => setConflicts([]),
    /** Values of the conflicting fields before either side changed them. */
    bases: Object.fromEntries(conflicts.map(({ field, base }) => [field, base])) as Partial<Values>,
    /** For `StoredChanges`. */
    changes: conflicts.map((conflict) => {
      const { field, stored, mine } = conflict;
      const isTaken = isSame(values[field], stored);
      return {
        name: labels[field],
        stored: describe(stored, field),
        mine: describe(isTaken ? mine : values[field], field),
        isTaken,
        onToggle: () => void toggle(conflict),
      };
    }),
  };
}

export function conflictsOf<Values extends object>(
  fields: readonly (keyof Values)[],
  { base, stored, mine }: Sides<Values>,
): Conflict<Values>[] {
  return (fields as readonly (keyof Values & string)[]).map((field) => ({
    field,
    base: base[field],
    stored: stored[field],
    mine: mine[field],
  }));
}

function moved<Values extends object>(conflict: Conflict<Values>, { stored, mine }: Sides<Values>): Conflict<Values> {
  const { field } = conflict;
  // While the form shows the stored value, the own one exists only in the conflict.
  const isTaken = isSame(mine[field], conflict.stored);
  return { ...conflict, stored: stored[field], mine: isTaken ? conflict.mine : mine[field] };
}
