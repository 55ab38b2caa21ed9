import { noteOutage, outageOf } from '../errors/outage.ts';
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
