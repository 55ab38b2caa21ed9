const WINDOW_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Failures that one network address may report within the window; a page sends a handful. */
export const ADDRESS_LIMIT = 30;
/** Addresses and pairs that are remembered; whoever has more of them gains nothing but being counted again. */
const REMEMBERED = 20_000;

/** Counts who reports how often. In memory: no address is stored, and a restart forgives. */
export interface ReportLimits {
  /** Counts a report of an address. @returns whether it is within the limit */
  admit(address: string, now: Date): boolean;
  /** Whether this is the first report of an address on a subject in this hour: one browser that fails all day is one person. */
  isFirst(address: string, subject: string, now: Date): boolean;
}

/** @param most reports of one network address within the window */
export function createReportLimits(most: number = ADDRESS_LIMIT): ReportLimits {
  const windows = new Map<string, { start: number; count: number }>();
  const reporters = new Map<string, number>();
  return {
    admit(address, now) {
      const key = networkOf(address);
      const known = windows.get(key);
      const window = known && now.getTime() - known.start < WINDOW_MS ? known : { start: now.getTime(), count: 0 };
      window.count += 1;
      remember(windows, key, window);
      return window.count <= most;
    },
    isFirst(address, subject, now) {
      const key = `${networkOf(address)} ${subject}`;
      const hour = Math.floor(now.getTime() / HOUR_MS);
      if (reporters.get(key) === hour) return false;
      remember(reporters, key, hour);
      return true;
    },
  };
}

/** What was noted longest ago is forgotten first. */
function remember<Value>(notes: Map<string, Value>, key: string, value: Value): void {
  notes.delete(key);
  notes.set(key, value);
  const [oldest] = notes.keys();
  if (notes.size > REMEMBERED && oldest !== undefined) notes.delete(oldest);
}

/** An IPv6 address stands for its network of 64 bits: one household or server has all of those. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')];
  return filled.slice(0, 4).join(':');
}
