import { noteOutage, outageOf } from '../errors/outage.ts';
import { requireType } from './detectType.ts';
import type { Storage } from './openStorage.ts';
import type { ReceivedFile, UploadRules } from './receiveFile.ts';

/**
 * Receives a file and runs the work that stores it and saves its row. When the work fails, removes the stored files.
 * @param work adds the name of each file it stores to `stored`
 */
export async function withUpload<Result>(
  storage: Storage,
  { receiveFile }: { receiveFile: (rules: UploadRules) => Promise<ReceivedFile> },
  rules: UploadRules,
  work: (file: ReceivedFile, stored: string[]) => Promise<Result>,
): Promise<Result> {
  const file = await receiveFile(rules);
  const stored: string[] = [];
  try {
    return await work(file, stored);
  } catch (error) {
    // A connection that breaks at the commit leaves the outcome unknown: then the files stay, and the hourly sweep moves those without a
    // row to the trash.
    // A storage that fails now leaves them to the sweep too.
    if (outageOf(error) !== 'database') await storage.remove(...stored).catch(noteOutage);
    throw error;
  } finally {
    await file.discard();
  }
}

/** A stored file, as its row describes it. */
export interface StoredUpload {
  name: string;
  type: string;
  size: number;
  stored_name: string;
}

/**
 * Receives a file of an allowed type, stores it and saves its row.
 * @param save saves the row; when it fails, the stored file is removed
 * @throws HttpError 415 beginning with `wrongType` when the file is of no allowed type
 */
export const withTypedUpload = <Row>(
  storage: Storage,
  transport: { receiveFile: (rules: UploadRules) => Promise<ReceivedFile> },
  rules: UploadRules & { wrongType: string },
  save: (file: StoredUpload) => Promise<Row>,
): Promise<Row> =>
  withUpload(storage, transport, rules, async (file, stored) => {
    const { name, type } = await requireType(file, rules.wrongType);
    // Before the transaction: a bucket takes the file in seconds, for which a connection and a lock would wait.
    const stored_name = await storage.keep(file.path);
    stored.push(stored_name);
    return save({ name, type, size: file.size, stored_name });
  });
