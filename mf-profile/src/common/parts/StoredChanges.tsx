import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';

export interface StoredChange {
  /** Label of the field. */
  name: string;
  /** Value on the server; may be empty. */
  stored: string;
  /** Value the user typed. */
  mine: string;
  /** The form currently shows the stored value. */
  isTaken: boolean;
  /** Switches the form to the other value. */
  onToggle: () => void;
}

interface StoredChangesProps {
  changes: readonly StoredChange[];
}

/** Offers a choice between both values of each field that was saved elsewhere while it was edited here. */
export function StoredChanges({ changes }: StoredChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Alert kind="warning" title="Пока вы редактировали, эти поля изменили в другом месте">
      <p>Выберите, что оставить, и нажмите «Сохранить».</p>
      <List>
        {changes.map(({ name, stored, mine, isTaken, onToggle }) => (
          <li key={name}>
            <strong>{name}</strong>
            <Value>Сохранено: {stored || 'пусто'}</Value>
            <Value>У вас: {mine || 'пусто'}</Value>
            <Button variant="secondary" size="small" onClick={onToggle}>
              {isTaken ? `Вернуть моё: ${name}` : `Взять сохранённое: ${name}`}
            </Button>
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(2)};
`;

const Value = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
