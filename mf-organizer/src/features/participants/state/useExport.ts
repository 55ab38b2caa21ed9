import { useEffect, useRef, useState } from 'react';
import { describeError } from 'shared-api/client';
import { saveFile } from 'shared-ui/saveFile';
import { useConfirmed } from '#state/useConfirmed';
import { IncompleteExportError, requestExport } from '../api/requestExport';
import type { ExportColumn, ExportFormat } from '../domain/exportColumns';
import type { ParticipantFilter } from '../domain/participantsQuery';
import { texts } from '../texts';

/** Exports the companies of a filter; leaving stops the download. */
export function useExport(filter: ParticipantFilter) {
  const { confirmed, confirmation } = useConfirmed();
  const [rows, setRows] = useState(0);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    /** Rows received so far. */
    rows,
    problem,
    confirmation,
    /** Ends the download; `run` rejects. */
    stop: () => running.current?.abort(),
    /** Rejects when no whole file has arrived. */
    run: async (format: ExportFormat, columns: readonly ExportColumn[]) => {
      const controller = new AbortController();
      running.current = controller;
      setRows(0);
      try {
        if (columns.length === 0) throw new Error('The server would refuse a file without columns.');
        const { name, content } = await confirmed(() =>
          requestExport({ filter, format, columns }, { signal: controller.signal, onRows: setRows }),
        );
        saveFile(name, content.type, content);
      } catch (error) {
        const isIncomplete = error instanceof IncompleteExportError;
        if (columns.length === 0) setProblem(texts.exportNoColumns);
        else if (controller.signal.aborted) setProblem(texts.exportStopped);
        else setProblem(isIncomplete ? texts.exportIncomplete : describeError(error));
        throw error;
      }
    },
  };
}
