import { download, type DownloadedFile } from 'shared-api/download';
import type { ExportColumn, ExportFormat } from '../domain/exportColumns';
import type { ParticipantFilter } from '../domain/participantsQuery';
import { EXPORT_TIMEOUT } from '../limits';

interface ExportOptions {
  filter: ParticipantFilter;
  format: ExportFormat;
  columns: readonly ExportColumn[];
}

/** The file ended early, although the connection did not break. */
export class IncompleteExportError extends Error {
  override readonly name = 'IncompleteExportError';
}

const CR = 0x0d;
const LF = 0x0a;
/** Begins the last record of a zip, which every XLSX is. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_END_LENGTH = 22;

/**
 * Fetches the companies that a filter finds as a file.
 * @param onRows called with the number of rows received so far, for CSV
 * @throws IncompleteExportError for a file that is only a part
 */
export async function requestExport(
  { filter, format, columns }: ExportOptions,
  { signal, onRows }: { signal: AbortSignal; onRows: (count: number) => void },
): Promise<DownloadedFile> {
  let lines = 0;
  let end: number[] = [];
  const look = (part: Uint8Array) => {
    let last = end.at(-1);
    for (const byte of part) {
      if (last === CR && byte === LF) lines += 1;
      last = byte;
    }
    end = [...end, ...part.slice(-ZIP_END_LENGTH)].slice(-ZIP_END_LENGTH);
    // The first line has the titles.
    if (format === 'csv') onRows(Math.max(0, lines - 1));
  };
  const query = { ...filter, format, columns: [...columns] };
  const options = { query, timeout: EXPORT_TIMEOUT, signal };
  const file = await download('/api/organizer/participants/export', options, look);
  // A proxy may end a broken answer as if it were whole: the name of a CSV says how many rows there are.
  const expected = Number(/, (\d+)\.csv$/.exec(file.name)?.[1] ?? 0);
  const isWhole = format === 'csv' ? lines > expected : ZIP_END.every((byte, index) => end[index] === byte);
  if (!isWhole) throw new IncompleteExportError(`The file ends after ${lines} lines, before its end.`);
  return file;
}
