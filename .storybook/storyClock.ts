const NOW = Date.parse('2026-11-23T12:00:00+03:00');
const BrowserDate = Date;
const shift = NOW - BrowserDate.now();

/** Moves «now» to the demo day, a Monday of the event; time passes as usual. */
globalThis.Date = class extends BrowserDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(BrowserDate.now() + shift);
    else super(...args);
  }

  static override now(): number {
    return BrowserDate.now() + shift;
  }
} as DateConstructor;
