import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Writes whole lines, so that the output of two children never mixes within one line. */
export function createLinePrefixer(output: NodeJS.WritableStream): (name: string, source: Readable | null) => void {
  return (name, source) => {
    if (!source) return;
    createInterface({ input: source, crlfDelay: Infinity }).on('line', (line) =>
      output.write(line === '' ? '\n' : `[${name}] ${line}\n`),
    );
  };
}
