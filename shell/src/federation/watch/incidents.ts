/** What went wrong in this tab, for `/doctor`. */
export interface Incident {
  kind: 'failure' | 'policy';
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}

const KEY = 'vstrecha.incidents';
/** The last ones suffice. */
const MOST = 50;

export function noteIncident(incident: Omit<Incident, 'at'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([{ ...incident, at: Date.now() }, ...readIncidents()].slice(0, MOST)));
  } catch {
    // Without storage the lists of `/doctor` stay empty.
  }
}

/** Newest first. */
export function readIncidents(): readonly Incident[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Incident[];
  } catch {
    return [];
  }
}
