import type { FormikContextType } from 'formik';
import { useState } from 'react';
import { isSame } from './mergeChanges';

interface Conflict<Values> {
  field: keyof Values & string;
  stored: Values[keyof Values];
  mine: Values[keyof Values];
}

/** Both sides of a merge. */
interface Sides<Values> {
  stored: Values;
  mine: Values;
}

/** Conflicting fields. The user can switch between both values; the other one is kept until saving. */
export function useConflicts<Values extends object>(
  { values, setFieldValue }: Pick<FormikContextType<Values>, 'values' | 'setFieldValue'>,
  labels: Record<keyof Values & string, string>,
  describe: (value: Values[keyof Values], field: keyof Values) => string,
) {
  const [conflicts, setConflicts] = useState<readonly Conflict<Values>[]>([]);

  /** Adds the conflicts of a merge and moves the earlier ones to the new stored values. */
  const rebase = (fields: readonly (keyof Values)[], sides: Sides<Values>) =>
    setConflicts((before) => [
      ...before
        .filter(({ field }) => !fields.includes(field))
        .map((one) => moved(one, sides))
        .filter(({ stored, mine }) => !isSame(stored, mine)),
      ...conflictsOf(fields, sides),
    ]);

  const toggle = ({ field, stored, mine }: Conflict<Values>) => {
    if (isSame(values[field], stored)) return setFieldValue(field, mine);
    setConflicts((all) => all.map((one) => (one.field === field ? { ...one, mine: values[field] } : one)));
    return setFieldValue(field, stored);
  };

  return {
    rebase,
    clear: () => setConflicts([]),
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

function conflictsOf<Values extends object>(
  fields: readonly (keyof Values)[],
  { stored, mine }: Sides<Values>,
): Conflict<Values>[] {
  return (fields as readonly (keyof Values & string)[]).map((field) => ({
    field,
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
