import { pdf } from 'reference-api/testing/fileSamples';
import type { Callers } from './crashCalls.ts';
import { storedFiles, type CrashPlace } from './crashedServer.ts';
import type { CrashWriter } from './crashWriter.ts';

interface CompanyFile {
  id: number;
  name: string;
}

/** Files kept on the server; above this number each write deletes the oldest one. */
const KEPT = 10;

const PARALLEL = 2;

/** Uploads and deletes the customer's files, and checks that every row has its file. */
export function createFileWriter(place: CrashPlace): CrashWriter {
  const acknowledged = new Map<number, string>();
  const deleting = new Set<number>();
  let count = 0;
  let starts = 0;

  async function upload({ customer }: Callers): Promise<boolean> {
    const name = `файл ${(count += 1)}.pdf`;
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pdf(name))], name));
    const file = (await customer.call('POST', '/api/files', form)) as CompanyFile | undefined;
    if (file) acknowledged.set(file.id, name);
    return file !== undefined;
  }

  async function remove({ customer }: Callers, id: number): Promise<boolean> {
    deleting.add(id);
    if ((await customer.call('DELETE', `/api/files/${id}`)) === undefined) return false;
    acknowledged.delete(id);
    deleting.delete(id);
    return true;
  }

  return {
    kind: 'files',
    parallel: PARALLEL,
    write(callers) {
      const oldest = [...acknowledged.keys()].find((id) => !deleting.has(id));
      return acknowledged.size > KEPT && oldest !== undefined ? remove(callers, oldest) : upload(callers);
    },
    async verify({ customer }) {
      const problems: string[] = [];
      const { files } = (await customer.call('GET', '/api/files')) as { files: CompanyFile[] };
      const names = files.map(({ name }) => name);
      for (const name of names)
        if (names.indexOf(name) !== names.lastIndexOf(name)) problems.push(`${name}: there twice`);
      for (const [id, name] of acknowledged)
        if (!deleting.has(id) && !files.some((file) => file.id === id && file.name === name))
          problems.push(`${name}: not in the list`);
      for (const { id, name } of files)
        if ((await customer.call('GET', `/api/files/${id}/download`)) !== pdf(name).toString())
          problems.push(`${name}: has another content`);
      const { finished, unfinished } = await storedFiles(place);
      starts += 1;
      // A kill between the file and its row leaves an orphan, which a later sweep moves to the trash.
      const orphans = finished.length - files.length;
      if (orphans < 0 || orphans > PARALLEL * starts)
        problems.push(`${finished.length} files are stored, ${files.length} have rows`);
      if (unfinished.length > 0) problems.push(`${unfinished.length} unfinished files are left`);
      acknowledged.clear();
      deleting.clear();
      for (const { id, name } of files) acknowledged.set(id, name);
      return problems;
    },
  };
}
