let onUnauthorized: () => void = () => {};

/**
 * Sets what happens on a 401. The shell decides; the client only transports.
 * @returns restores the previous policy, unless another has been set since
 */
export function setUnauthorizedPolicy(policy: () => void): () => void {
  const former = onUnauthorized;
  onUnauthorized = policy;
  return () => {
    if (onUnauthorized === policy) onUnauthorized = former;
  };
}

/** Applies the policy; the transport calls it for each 401. */
export function reportUnauthorized(): void {
  onUnauthorized();
}
