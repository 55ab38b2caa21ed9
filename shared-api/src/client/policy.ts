let onUnauthorized: () => void = () => {};

/**
 * What happens when the server answers that there is no session (any more). The shell decides; the client only transports.
 * @returns puts the former policy back
 */
export function setUnauthorizedPolicy(policy: () => void): () => void {
  const former = onUnauthorized;
  onUnauthorized = policy;
  return () => {
    onUnauthorized = former;
  };
}

/** Called by the transport for each 401. */
export function reportUnauthorized(): void {
  onUnauthorized();
}
