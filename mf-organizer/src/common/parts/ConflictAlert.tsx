import { styled } from 'styled-components';
import { formatTime } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { theme } from 'shared-ui/theme';
import type { ConflictField, VersionConflict } from '../domain/versionConflict';

export type { ConflictField };

export interface ConflictAlertProps {
  conflict: Pick<VersionConflict<unknown>, 'changedBy' | 'changedAt'>;
  /** Fields that differ; both values are shown side by side. */
  fields: readonly ConflictField[];
  isBusy?: boolean;
  /** Puts the saved version into the form. */
  onTakeTheirs: () => void;
  /** Saves the own version over the other one. */
  onKeepMine: () => void;
}

/** Shows the own version beside the one that another organizer saved meanwhile (ORG-10). */
export function ConflictAlert({ conflict, fields, isBusy = false, onTakeTheirs, onKeepMine }: ConflictAlertProps) {
  const { changedBy, changedAt } = conflict;
  const source = [changedBy, changedAt && formatTime(changedAt)].filter(Boolean).join(', ');
  return (
    <Alert
      kind="warning"
      title={`Пока вы редактировали, появились изменения${source && ` (${source})`}.`}
      action={
        <Cluster>
          <Button variant="secondary" size="small" onClick={onTakeTheirs}>
            Взять сохранённое
          </Button>
          <Button size="small" isBusy={isBusy} onClick={onKeepMine}>
            Оставить моё
          </Button>
        </Cluster>
      }
    >
      <List>
        {fields.map(({ label, theirs, mine }) => (
          <li key={label}>
            <strong>{label}</strong>
            <Value>Сохранено: {theirs || 'пусто'}</Value>
            <Value>У вас: {mine || 'пусто'}</Value>
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(2)};
  padding: 0;
  list-style: none;
`;

const Value = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
