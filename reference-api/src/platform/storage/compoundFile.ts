import { createReadStream } from 'node:fs';

/** Bytes of an entry in the directory of a compound file; sectors and the header are multiples of it. */
const ENTRY = 128;

/** Streams that tell what program wrote a compound file, by the extension of its files. */
const STREAMS = {
  EncryptedPackage: 'encrypted',
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
} as const;

type CompoundContent = (typeof STREAMS)[keyof typeof STREAMS];

const NAMES = Object.entries(STREAMS).map(([name, content]) => ({
  bytes: Buffer.from(`${name}\0`, 'utf16le'),
  content,
}));

/** What a compound file (the container of old and of encrypted office files) has streams of, in their order; a document may embed others. */
export async function readCompoundFile(path: string): Promise<readonly CompoundContent[]> {
  const found = new Set<CompoundContent>();
  // The default size of a chunk is a multiple of an entry.
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (let start = 0; start + ENTRY <= chunk.length; start += ENTRY) {
      const name = NAMES.find(({ bytes }) => isNamed(chunk, start, bytes));
      if (name) found.add(name.content);
    }
  }
  return [...found];
}

/** Whether an entry has this name: first the name, then, at byte 64, its length. */
const isNamed = (chunk: Buffer, start: number, name: Buffer) =>
  chunk[start] === name[0] &&
  chunk.readUInt16LE(start + 64) === name.length &&
  chunk.subarray(start, start + name.length).equals(name);
