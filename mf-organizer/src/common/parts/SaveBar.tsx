import { styled } from 'styled-components';
import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
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

/** The end of every form of the organizers while it has changes: «Изменено: название, даты» `[Отменить] [Сохранить]`. */
export function SaveBar({ changed, isBusy, isQuiet = false, onCancel, onSave }: SaveBarProps) {
  return (
    <ActionBar
      aria-label="Несохранённые изменения"
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
