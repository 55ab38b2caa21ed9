import { useFormik, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Schema } from 'yup';
import { describeError } from 'shared-api/client';
import { keepDraft, readDraft } from 'shared-api/storage';
import { findProblems, type Problems } from 'shared-ui/forms';
import { toast } from 'shared-ui/toast';
import { readVersionConflict, type ConflictField, type VersionConflict } from '#domain/versionConflict';

/** A field in words. */
interface FieldWords {
  label: string;
  text: string;
  /** The common name of several fields: «даты». */
  group?: string;
}

interface CardFormOptions<Values, State> {
  /** Name of the draft, which keeps unsaved changes on this device. */
  draft: string;
  saved: Values;
  version: number;
  schema: Schema;
  /** Whether a stored draft still has the form's shape. */
  isValues: (value: unknown) => value is Values;
  /** Saves, with `isAccepted` consequences too; rejects with a conflict after another organizer's change. */
  send: (values: Values, version: number, isAccepted: boolean) => Promise<unknown>;
  /** The form of a conflicting version. */
  valuesOf: (state: State) => Values;
  /** Each field in words. */
  describe: (values: Values) => readonly FieldWords[];
  /** Handles a failure itself. @returns whether it did */
  onFailure?: (error: unknown) => boolean;
  /** Confirms that it was saved. */
  savedText?: string;
}

const texts = {
  saved: 'Изменения сохранены.',
  notSaved: 'Не сохранено:',
  check: 'Проверьте отмеченные поля.',
};

/**
 * Form of one card that saves by itself: validates on each change, keeps what is typed after a failure, across a reload
 * and against another organizer's change (ORG-10).
 */
export function useCardForm<Values extends FormikValues, State extends { version: number }>({
  draft,
  saved,
  version,
  schema,
  isValues,
  send,
  valuesOf,
  describe,
  onFailure,
  savedText = texts.saved,
}: CardFormOptions<Values, State>) {
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<VersionConflict<State>>();
  const [kept] = useState(() => readValues(draft, isValues));
  // The version that the draft was typed upon: a change by another organizer since then is a conflict after a reload, too.
  const [base, setBase] = useState({ values: saved, version: kept?.version ?? version });
  const [isShown, setIsShown] = useState(false);

  const save = async (values: Values, seen: number, isAccepted = false) => {
    setFailure(undefined);
    try {
      await send(values, seen, isAccepted);
    } catch (error) {
      const found = readVersionConflict<State>(error);
      setConflict(found);
      if (!found && onFailure?.(error) !== true) setFailure(`${texts.notSaved} ${describeError(error)}`);
      return;
    }
    setConflict(undefined);
    setIsShown(false);
    setBase({ values, version: seen + 1 });
    keepDraft(draft, '');
    toast.success(savedText);
  };

  const formik = useFormik<Values>({
    initialValues: kept?.values ?? saved,
    validate: (values) => findProblems(schema, values),
    validateOnBlur: false,
    onSubmit: (values) => save(values, base.version),
  });
  const { values } = formik;
  const isDirty = JSON.stringify(values) !== JSON.stringify(base.values);
  const problems: Problems<Record<string, unknown>> = isShown ? findProblems(schema, values) : {};

  useEffect(() => {
    keepDraft(draft, isDirty ? JSON.stringify({ version: base.version, values }) : '');
  }, [draft, isDirty, base.version, values]);

  const reset = (next: { values: Values; version: number }) => {
    setFailure(undefined);
    setConflict(undefined);
    setIsShown(false);
    setBase(next);
    formik.resetForm({ values: next.values });
  };

  // Follows the server until the form is changed; then saving finds the conflict.
  const follow = useEffectEvent(() => {
    if (version !== base.version && !isDirty) reset({ values: saved, version });
  });
  const { isSubmitting } = formik;
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- formik's state has to follow the server in one step with the base
    if (!isSubmitting) follow();
  }, [version, isSubmitting]);

  const check = (form: HTMLFormElement): boolean => {
    setIsShown(true);
    const [first] = Object.keys(findProblems(schema, values));
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    return first === undefined;
  };

  const own = describe(values);
  const labels = differences(describe(base.values), own).map(({ label }) => label);
  return {
    formik,
    isDirty,
    /** Labels of the changed fields. */
    changed: [...new Set(labels.map((label) => own.find((each) => each.label === label)?.group ?? label))],
    /** Errors by path (`managers[0].name`), once saving was tried. */
    problems,
    isBusy: formik.isSubmitting,
    failure: isShown && Object.keys(problems).length > 0 ? texts.check : failure,
    conflict: conflict && {
      conflict,
      fields: differences(describe(valuesOf(conflict.current)), own),
      isBusy: formik.isSubmitting,
      onTakeTheirs: () => reset({ values: valuesOf(conflict.current), version: conflict.current.version }),
      onKeepMine: () => {
        formik.setSubmitting(true);
        void save(values, conflict.current.version).finally(() => formik.setSubmitting(false));
      },
    },
    /** Whether the form is valid; else shows its errors and focuses the first one. */
    check,
    /** Saves when the form is valid. */
    submit: (form: HTMLFormElement) => {
      if (check(form)) void formik.submitForm();
    },
    /** Saves again, with the consequences. */
    accept: () => save(values, base.version, true),
    cancel: () => reset(base),
  };
}

function readValues<Values>(
  draft: string,
  isValues: (value: unknown) => value is Values,
): { version: number; values: Values } | undefined {
  try {
    const { version, values } = JSON.parse(readDraft(draft)) as { version: unknown; values: unknown };
    return typeof version === 'number' && isValues(values) ? { version, values } : undefined;
  } catch {
    // Empty, or written by another version of the form.
    return undefined;
  }
}

function differences(theirs: readonly FieldWords[], mine: readonly FieldWords[]): ConflictField[] {
  const labels = [...new Set([...mine, ...theirs].map(({ label }) => label))];
  const textOf = (list: typeof mine, label: string) => list.find((each) => each.label === label)?.text ?? '';
  return labels
    .map((label) => ({ label, theirs: textOf(theirs, label), mine: textOf(mine, label) }))
    .filter((field) => field.theirs !== field.mine);
}
