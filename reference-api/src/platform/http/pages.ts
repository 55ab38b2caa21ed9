/** Number of rows before a page; pages are counted from 1. */
export const pageOffset = ({ limit, page }: { limit: number; page: number }) => limit * (page - 1);

/** Number of pages for `total` rows. */
export const pageCount = (total: number, limit: number) => Math.ceil(total / limit);

/** A streamed answer that would not fit in memory: its JSON in pieces; sending one creates the next. */
export class StreamedJson<Answer> {
  /** Exists for type inference only: the type of the joined pieces. */
  declare readonly answer: Answer;
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}
