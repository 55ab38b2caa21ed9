import { useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { describeAuthErrors } from 'shared-api/auth-errors';
import { findProblems, type Refusal } from 'shared-ui/forms';
import { toast } from 'shared-ui/toast';
import { describeProblems } from './describeProblems';
import { isSame, mergeChanges } from './mergeChanges';
import { conflictsOf, useConflicts } from './useConflicts';

/** Unsaved fields of an earlier visit. */
export interface SectionDraft<Values> {
  values: Partial<Values>;
  /** Their values before the user changed them; empty in drafts of earlier versions. */
  base: Partial<Values>;
}

interface SectionFormOptions<Values> {
  /** Values on the server. */
  saved: Values;
  draft?: SectionDraft<Values>;
  schema: Schema;
  /** Changes the values before they are compared with the stored ones and sent. */
  prepare?: (values: Values) => Values;
  /** Saves the values. May return a sentence: why the user cannot go on although they are saved. */
  send: (values: Values) => Promise<unknown>;
  /**
   * Fetches the stored values before saving so that only own changes are saved. Without it, the whole form is saved.
   */
  readStored?: () => Promise<Values>;
  /** Fields that form a unit in a merge. */
  together?: readonly (readonly (keyof Values)[])[];
  /** Labels of the fields, in the form's order. */
  labels: Record<keyof Values & string, string>;
  describe?: (value: Values[keyof Values], field: keyof Values) => string;
  /** Values shown after saving; the saved ones by default. */
  afterSaving?: (values: Values) => Values;
  /** Values as they are compared to find unsaved changes. */
  normalise?: (values: Values) => Values;
  toasts?: { saved?: string; failed: string };
  /** Called after saving, with the saved values and those in the form. */
  onSaved?: (saved: Values, typed: Values) => void;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Why the last attempt failed. */
interface Failure<Values> extends Refusal<Values> {
  message: string;
}

const sectionToasts = { saved: 'Изменения успешно применены!', failed: 'Ошибка применения изменений!' };
const unchanged = <Values>(values: Values) => values;

/**
 * Form state of a section that saves separately: validates on each change, shows server errors in a toast and at their
 * fields, and keeps all input when saving fails.
 */
export function useSectionForm<Values extends FormikValues>({
  saved,
  draft,
  schema,
  prepare = unchanged,
  send,
  readStored,
  together,
  labels,
  describe = String,
  afterSaving = unchanged,
  normalise = unchanged,
  toasts = sectionToasts,
  onSaved,
  onDirtyChange,
}: SectionFormOptions<Values>) {
  const [base, setBase] = useState(saved);
  const [failure, setFailure] = useState<Failure<Values>>();
  const [isSaved, setIsSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const check = (values: Values, refusal?: Refusal<Values>) =>
    findProblems(schema, values, refusal) as FormikErrors<Values>;
  const merge = (from: Values, mine: Values, stored: Values) =>
    mergeChanges({ base: from, mine, stored, together, normalise });
  const [initial] = useState(() => {
    const from: Values = { ...saved, ...draft?.base };
    const mine: Values = { ...from, ...draft?.values };
    const { values, conflicts: fields } = merge(from, mine, saved);
    return { values, errors: check(values), conflicts: conflictsOf(fields, { base: from, stored: saved, mine }) };
  });
  const typed = useRef(initial.values);

  const formik = useFormik<Values>({
    initialValues: initial.values,
    initialErrors: initial.errors,
    validate: (values) => check(values, failure),
    // Each change is validated already; blur has no new value to validate.
    validateOnBlur: false,
    onSubmit: async (values) => {
      setFailure(undefined);
      setIsSaved(false);
      let sent = prepare(values);
      try {
        if (readStored) {
          const stored = await readStored();
          const merged = merge(base, sent, stored);
          if (merged.conflicts.length > 0) return rebase(stored, typed.current);
          sent = merged.values;
        }
        const problem = await send(sent);
        if (typeof problem === 'string') {
          toast.danger(toasts.failed);
          setFailure({ message: problem, fields: {}, values });
          return;
        }
      } catch (error) {
        const refusal = describeAuthErrors(error);
        toast.danger(refusal.isRefused ? refusal.message : toasts.failed);
        setFailure({ ...refusal, values });
        return;
      }
      if (toasts.saved !== undefined) toast.success(toasts.saved);
      setIsSaved(true);
      conflicts.clear();
      const shown = afterSaving(sent);
      // Changes typed during saving are still unsaved.
      const { values: kept } = merge(values, typed.current, shown);
      setBase(shown);
      formik.resetForm({ values: kept, errors: check(kept) });
      onSaved?.(shown, kept);
    },
  });
  const { values, isSubmitting } = formik;
  const isDirty = !isSame(normalise(values), normalise(base));
  const conflicts = useConflicts(formik, labels, describe, { initial: initial.conflicts, normalise });

  /** Merges the server's values; the user's changes stay. */
  const rebase = (stored: Values, mine: Values) => {
    const merged = merge(base, mine, stored);
    conflicts.rebase(merged.conflicts, { base, stored, mine });
    setBase(stored);
    formik.resetForm({ values: merged.values, errors: check(merged.values), touched: formik.touched });
  };

  const savedText = JSON.stringify(saved);
  const lastSaved = useRef(savedText);
  const follow = useEffectEvent(() => {
    const isChanged = lastSaved.current !== savedText;
    lastSaved.current = savedText;
    if (isChanged && !isSame(saved, base)) rebase(saved, values);
  });
  useEffect(() => {
    if (!isSubmitting) follow();
  }, [savedText, isSubmitting]);

  useEffect(() => {
    typed.current = values;
  }, [values]);

  const report = useEffectEvent((isUnsaved: boolean) => onDirtyChange?.(isUnsaved));
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);

  const showRefused = useEffectEvent(async ({ fields }: Failure<Values>) => {
    await formik.validateForm();
    const first = Object.keys(fields).find((field) => field in values);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  });
  useEffect(() => {
    if (failure) void showRefused(failure);
  }, [failure]);

  const cancel = () => {
    setFailure(undefined);
    conflicts.clear();
    formik.resetForm({ values: base, errors: check(base) });
  };

  return {
    formik,
    form,
    /** Stored values that determine whether the form is dirty. */
    base,
    /** Values of the conflicting fields before either side changed them; a draft needs them to find the conflicts. */
    conflictBases: conflicts.bases,
    /** Conflicts with another tab, for `StoredChanges`. */
    changes: conflicts.changes,
    /** Props for the section's `SectionFoot`. */
    foot: {
      missing: describeProblems(formik.errors, labels),
      failure: failure?.message,
      isDirty,
      isSaved: isSaved && !isDirty,
      isBusy: isSubmitting,
      onCancel: cancel,
    },
  };
}
