/** Leaves the application for an address of the server. */
export function leave(href: string): void {
  window.location.assign(href);
}

/** Reloads the application at another of its addresses. */
export function reopen(href: string): void {
  window.history.replaceState(null, '', href);
  window.location.reload();
}
