/** An answer too long to be held in memory: its JSON in pieces, each made when the one before is on its way. */
export class StreamedJson<Answer> {
  /** Only for the type: what the pieces are together. */
  declare readonly answer: Answer;
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}
