import { useFormik, type FormikErrors, type FormikTouched, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeError } from 'shared-api/client';
import { formFields } from 'shared-ui/forms';
import { toast } from 'shared-ui/toast';
import { differences, type FieldWords } from '#domain/versionConflict';
import { useVersioned } from './useVersioned';
import { keepVersionedDraft, readVersionedDraft, type VersionedDraft } from './versionedDraft';

interface VersionedFormOptions<Values, State, Intent, Answer> {
  /** Name of the draft, which keeps unsaved changes on this device. */
  draft: string;
  saved: Values;
  version: number;
  /** Values that another page chose; those of a kept draft give way. */
  chosen?: Partial<Values>;
  /** Errors by path (`managers[0].name`). */
  problemsOf: (values: Values) => Partial<Record<string, string>>;
  /** Whether a stored draft still has the form's shape. */
  isValues: (value: unknown) => value is Values;
  /** Saves; rejects with a conflict after another organizer's change. @param base what the form began with */
  send: (values: Values, version: number, intent: Intent | undefined, base: Values) => Promise<Answer>;
  /** The form of a conflicting version. */
  valuesOf: (state: State, base: Values) => Values;
  /** Each field in words. */
  describe: (values: Values) => readonly FieldWords[];
  /** Handles the refusal of these values itself. @returns whether it did */
  onFailure?: (error: unknown, values: Values) => boolean;
  /** Begins the reason why it was not saved. */
  failedText?: string;
  /** Confirms that it was saved; null leaves that to the caller. */
  savedText?: string | null;
}

const texts = {
  saved: 'Изменения сохранены.',
  notSaved: 'Не сохранено:',
  check: 'Проверьте отмеченные поля.',
};

/**
 * A form that is saved with its version: keeps what is typed after a failure, across a reload and against another
 * organizer's change (ORG-10).
 */
export function useVersionedForm<
  Values extends FormikValues,
  State extends { version: number },
  Intent = never,
  Answer = unknown,
>({
  draft,
  saved,
  version,
  chosen,
  problemsOf,
  isValues,
  send,
  valuesOf,
  describe,
  onFailure,
  failedText = texts.notSaved,
  savedText = texts.saved,
}: VersionedFormOptions<Values, State, Intent, Answer>) {
  const [kept] = useState(() => readVersionedDraft(draft, version, isValues));
  // The version that the draft was typed upon: a change by another organizer since then is a conflict after a reload, too.
  const [base, setBase] = useState<VersionedDraft<Values>>({ values: saved, version: kept?.version ?? version });
  const [isShown, setIsShown] = useState(false);
  const formik = useFormik<Values>({
    initialValues: kept ? { ...kept.values, ...chosen } : saved,
    onSubmit: () => undefined,
  });
  const { values } = formik;
  const isDirty = JSON.stringify(values) !== JSON.stringify(base.values);
  const problems = isShown ? problemsOf(values) : {};
  const own = describe(values);

  const begin = (next: VersionedDraft<Values>) => {
    setIsShown(false);
    setBase(next);
    formik.resetForm({ values: next.values });
  };
  const { isBusy, error, conflict, write, clear } = useVersioned<Intent | undefined, State, Answer>({
    send: async (intent, seen = base.version) => {
      const answer = await send(values, seen, intent, base.values);
      setIsShown(false);
      setBase({ values, version: seen + 1 });
      keepVersionedDraft(draft, undefined);
      if (savedText !== null) toast.success(savedText);
      return answer;
    },
    fieldsOf: (theirs) => differences(describe(valuesOf(theirs, base.values)), own),
    takeTheirs: (theirs) => begin({ values: valuesOf(theirs, base.values), version: theirs.version }),
    onFailure: (thrown) => onFailure?.(thrown, values) === true,
  });

  useEffect(() => {
    keepVersionedDraft(draft, isDirty ? { version: base.version, values } : undefined);
  }, [draft, isDirty, base.version, values]);

  // An unchanged form follows the server; a changed one finds the conflict when it is saved.
  const isBehind = version > base.version && !isDirty && !isBusy;
  const follow = useEffectEvent(() => begin({ values: saved, version }));
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- formik's state has to follow the server in one step with the base
    if (isBehind) follow();
  }, [isBehind]);

  const check = (form?: HTMLElement): boolean => {
    setIsShown(true);
    const [first] = Object.keys(problemsOf(values));
    if (first !== undefined) form?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    return first === undefined;
  };
  const reason = error === undefined ? undefined : `${failedText} ${describeError(error)}`;
  const changed = differences(describe(base.values), own).map(
    ({ label }) => own.find((each) => each.label === label)?.group ?? label,
  );
  return {
    formik,
    /** Props of the fields; their errors show once saving was tried. */
    fields: formFields({ ...formik, errors: problems as FormikErrors<Values>, touched: allTouched(values) }),
    isDirty,
    /** Labels of the changed fields. */
    changed: [...new Set(changed)],
    /** Errors by path, once saving was tried. */
    problems,
    isBusy,
    failure: Object.keys(problems).length > 0 ? texts.check : reason,
    conflict,
    /** Whether the form is valid; else shows its errors and focuses the first one. */
    check,
    /** Saves when the form is valid. */
    submit: (form: HTMLElement, intent?: Intent) => {
      if (check(form)) void write(intent);
    },
    /** Saves unchecked. @returns the answer, or undefined after a failure, which is shown */
    save: (intent?: Intent, over?: number) => write(intent, over),
    cancel: () => {
      clear();
      begin(base);
    },
    /** Deletes what is kept on this device. */
    forget: () => keepVersionedDraft(draft, undefined),
  };
}

const allTouched = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, true])) as FormikTouched<Values>;
