/** Leaves the application for an address of the server. */
export function leave(href: string): void {
  window.location.assign(href);
}
