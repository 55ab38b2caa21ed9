import { Readable } from 'node:stream';
import { StreamedFile } from '#platform/contract/streamedFile.ts';
import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { ALL_COLUMNS, CONTACTS, writeCsv, writeXlsx } from './participantExport.ts';
import { countMatching, matching } from './participantFilter.ts';
import { requireConfirmed } from './requireConfirmed.ts';

const EXPORT_COST = 30;

/** The name says how many rows a whole file has; the connection breaks when the rest cannot be read. */
export const exportParticipants = organizerOperation(
  'exportParticipants',
  async ({ query, transport }, act, { db }) => {
    const { format, columns = ALL_COLUMNS, ...filter } = query;
    if (columns.some((name) => CONTACTS.includes(name))) await requireConfirmed(act.tx, transport.token, act.now);
    const where = matching(filter, act.now);
    const count = await countMatching(act.tx, filter, act.now);
    const content = format === 'xlsx' ? Readable.from([await writeXlsx(act.tx, where, columns)]) : undefined;
    await act.journal('export', { type: 'participant' }, null, { format, columns, filter, count });
    // Read after the transaction, which must not stay open for as long as a slow client takes.
    return new StreamedFile(content ?? Readable.from(writeCsv(db, where, columns)), `Участники, ${count}.${format}`);
  },
  { cost: EXPORT_COST },
);
