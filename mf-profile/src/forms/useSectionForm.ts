import { useFormik, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { toast } from 'shared-ui/toast';
import { findProblems } from './findProblems';
import { describeRefusal, refusedProblems, type Refusal } from './refusal';
import { texts } from './texts';

interface SectionFormOptions<Values> {
  /** What the server has. */
  saved: Values;
  schema: Schema;
  /** Brings it to the server. */
  send: (values: Values) => Promise<unknown>;
  /** What the form shows once that is saved; the same without it. */
  afterSaving?: (values: Values) => Values;
  /** Told whenever there begins or ends to be something that is not saved. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/**
 * A section that saves on its own: checked at each change, the server's codes as a toast and at their fields, and nothing typed is lost when
 * saving fails.
 */
export function useSectionForm<Values extends FormikValues>({
  saved,
  schema,
  send,
  afterSaving = (values) => values,
  onDirtyChange,
}: SectionFormOptions<Values>) {
  const [refusal, setRefusal] = useState<Refusal<Values>>();
  const [isSaved, setIsSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(saved);
  const check = (values: Values) => ({ ...findProblems(schema, values), ...refusedProblems(refusal, values) });
  const [initialErrors] = useState(() => check(saved) as object);

  const formik = useFormik<Values>({
    initialValues: saved,
    initialErrors,
    validate: check,
    // Each change is checked, so leaving a field has nothing new to check.
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefusal(undefined);
      setIsSaved(false);
      try {
        await send(values);
      } catch (error) {
        const failure = describeRefusal(error, values);
        toast.danger(failure.isObjection ? failure.message : texts.saveFailed);
        setRefusal(failure);
        return;
      }
      toast.success(texts.saved);
      setIsSaved(true);
      const shown = afterSaving(values);
      const isTypedOn = typed.current !== values;
      formik.resetForm({ values: shown, errors: findProblems(schema, shown) as object });
      // What was typed while it was being saved is not saved yet.
      if (isTypedOn) void formik.setValues(typed.current);
    },
  });
  const { values, dirty } = formik;

  useEffect(() => {
    typed.current = values;
  }, [values]);

  const report = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty));
  useEffect(() => {
    report(dirty);
    return () => report(false);
  }, [dirty]);

  const showRefused = useEffectEvent(async ({ fields }: Refusal<Values>) => {
    await formik.validateForm();
    const [first] = Object.keys(fields);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  });
  useEffect(() => {
    if (refusal) void showRefused(refusal);
  }, [refusal]);

  const cancel = () => {
    setRefusal(undefined);
    formik.resetForm({ errors: findProblems(schema, formik.initialValues) as object });
  };

  return {
    formik,
    form,
    /** Where the saving stands, for the section's foot. */
    foot: {
      failure: refusal?.message,
      isDirty: dirty,
      isSaved: isSaved && !dirty,
      isBusy: formik.isSubmitting,
      onCancel: cancel,
    },
  };
}
