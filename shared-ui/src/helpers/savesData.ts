/** The Network Information API exists in some browsers only. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/** Whether the user asked the browser to save data, which rules out prefetching. */
export function savesData(): boolean {
  return (navigator as Device).connection?.saveData === true;
}
