import type { FormikContextType } from 'formik';
import { useState } from 'react';
import { isSame } from './mergeChanges';

interface Conflict<Values> {
  field: keyof Values & string;
  stored: Values[keyof Values];
  mine: Values[keyof Values];
}

/** Conflicting fields. The user can switch between both values; the other one is kept until saving. */
export function useConflicts<Values extends object>(
  { values, setFieldValue }: Pick<FormikContextType<Values>, 'values' | 'setFieldValue'>,
  labels: Record<keyof Values & string, string>,
  describe: (value: Values[keyof Values], field: keyof Values) => string,
) {
  const [conflicts, setConflicts] = useState<readonly Conflict<Values>[]>([]);

  const add = (fields: readonly (keyof Values)[], stored: Values, mine: Values) =>
    setConflicts((before) => [
      ...before.filter(({ field }) => !fields.includes(field)),
      ...fields.map((field) => ({ field: field as keyof Values & string, stored: stored[field], mine: mine[field] })),
    ]);

  const toggle = ({ field, stored, mine }: Conflict<Values>) => {
    if (isSame(values[field], stored)) return setFieldValue(field, mine);
    setConflicts((all) => all.map((one) => (one.field === field ? { ...one, mine: values[field] } : one)));
    return setFieldValue(field, stored);
  };

  return {
    add,
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
