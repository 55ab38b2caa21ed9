import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
import { focusFirst } from 'shared-ui/focusPlaces';
import { theme } from 'shared-ui/theme';

export interface SaveBarProps {
  /** Labels of the changed fields. */
  changed: readonly string[];
  isBusy: boolean;
  /** Another button of the page is the main one: «Опубликовать». */
  isQuiet?: boolean;
  onCancel: () => void;
  /** Missing inside a form: the bar submits it then. */
  onSave?: () => void;
}

/**
 * The end of every form of the organizers while it has changes: «Изменено: название, даты» `[Отменить] [Сохранить]`. Once it leaves,
 * the focus that it had goes to the form.
 */
export function SaveBar({ changed, isBusy, isQuiet = false, onCancel, onSave }: SaveBarProps) {
  const form = useRef<HTMLFormElement>(undefined);
  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    form.current = relatedTarget?.closest('form') ?? form.current;
  };
  useLayoutEffect(
    () => () => {
      if (form.current) focusForm(form.current);
    },
    [],
  );
  return (
    <ActionBar
      aria-label="Несохранённые изменения"
      onFocus={handleFocus}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) form.current = undefined;
      }}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            Отменить
          </Button>
          <Button
            type={onSave ? 'button' : 'submit'}
            variant={isQuiet ? 'secondary' : 'primary'}
            isBusy={isBusy}
            onClick={onSave}
          >
            Сохранить
          </Button>
        </>
      }
    >
      <Changed role="status">{changed.length > 0 && `Изменено: ${changed.map(inSentence).join(', ')}`}</Changed>
    </ActionBar>
  );
}

/* The form rather than its field, which opens the keyboard of a phone. */
function focusForm(form: HTMLFormElement) {
  form.tabIndex = -1;
  focusFirst([form]);
}

/** «Зал, адрес» → «зал» */
const inSentence = (label: string) =>
  label.charAt(0).toLowerCase() +
  label
    .slice(1)
    .replace(/[,(].*$/, '')
    .trimEnd();

const Changed = styled.p`
  color: ${theme.color.textMuted};
  text-align: end;
`;
