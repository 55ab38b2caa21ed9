import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { Cluster } from 'shared-ui/Cluster';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { theme } from 'shared-ui/theme';
import { PasswordConfirmDialog } from '#parts/PasswordConfirmDialog';
import { allColumns, exportColumns, hasContacts, type ExportFormat } from '../domain/exportColumns';
import type { ParticipantFilter } from '../domain/participantsQuery';
import { MAX_XLSX_ROWS } from '../limits';
import { useExport } from '../state/useExport';
import { texts } from '../texts';

interface ExportDialogProps {
  filter: ParticipantFilter;
  /** Companies that the filter finds. */
  foundCount: number;
  onClose: () => void;
}

/** Exports the found companies as a file; one that arrives only in part is not saved (ORG-04). */
export function ExportDialog({ filter, foundCount, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [columns, setColumns] = useState(allColumns);
  const [isRunning, setIsRunning] = useState(false);
  const { rows, problem, confirmation, run, stop } = useExport(filter);

  const start = async () => {
    setIsRunning(true);
    await run(format, columns).finally(() => setIsRunning(false));
  };

  return (
    <>
      <ConfirmDialog
        isOpen
        isSheet
        title={texts.exportTitle(foundCount)}
        confirmLabel={texts.export}
        errorText={problem}
        onConfirm={start}
        onClose={onClose}
      >
        <RadioGroup
          label={texts.exportFormat}
          value={format}
          options={[
            { value: 'csv', label: 'CSV', hint: texts.exportCsvHint },
            { value: 'xlsx', label: 'Excel', hint: texts.exportXlsxHint },
          ]}
          onChange={(value) => setFormat(value === 'xlsx' ? 'xlsx' : 'csv')}
        />
        {format === 'xlsx' && foundCount > MAX_XLSX_ROWS && <Alert kind="warning">{texts.exportTooLong}</Alert>}
        <fieldset>
          <Legend>{texts.columns}</Legend>
          <Columns>
            {allColumns.map((name) => (
              <Checkbox
                key={name}
                label={exportColumns[name]}
                checked={columns.includes(name)}
                onChange={({ target }) =>
                  setColumns(allColumns.filter((one) => (one === name ? target.checked : columns.includes(one))))
                }
              />
            ))}
          </Columns>
        </fieldset>
        <Note>{hasContacts(columns) ? texts.exportPassword : texts.exportNoPassword}</Note>
        {isRunning && (
          <div>
            <ProgressBar
              label={texts.exportProgress}
              value={format === 'csv' && foundCount > 0 ? (rows / foundCount) * 100 : undefined}
            />
            <Cluster justify="space-between">
              <Note aria-hidden>{format === 'csv' && texts.exportRows(rows, foundCount)}</Note>
              <Button variant="ghost" size="small" onClick={stop}>
                {texts.exportStop}
              </Button>
            </Cluster>
          </div>
        )}
      </ConfirmDialog>
      {confirmation && <PasswordConfirmDialog {...confirmation} />}
    </>
  );
}

const Legend = styled.legend`
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${theme.space(42)}, 1fr));
  gap: 0 ${theme.space(3)};
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
