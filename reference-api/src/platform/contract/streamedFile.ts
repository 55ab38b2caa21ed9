import type { Readable } from 'node:stream';

/** An attachment that is made while it is sent. */
export class StreamedFile {
  readonly content: Readable;
  readonly name: string;

  constructor(content: Readable, name: string) {
    this.content = content;
    this.name = name;
  }
}
