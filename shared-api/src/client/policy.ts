/** Milliseconds in which answers to calls with the former token may still arrive. */
const LATE_MS = 10_000;

let onUnauthorized: () => void = () => {};
/** Whether the session got a new token; undefined outside of such a call. */
let renewal: Promise<boolean> | undefined;

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

/**
 * Runs a call that gives the session a new token. Other calls under way answer 401 although the session lives on: these answers
 * wait for this call, and count only if it fails.
 */
export async function renewSession<T>(call: () => Promise<T>): Promise<T> {
  const running = call();
  const present = running.then(
    () => true,
    () => false,
  );
  renewal = present;
  try {
    return await running;
  } finally {
    setTimeout(() => {
      if (renewal === present) renewal = undefined;
    }, LATE_MS);
  }
}

/** Applies the policy; the transport calls it for each 401. */
export function reportUnauthorized(): void {
  if (!renewal) onUnauthorized();
  else void renewal.then((isRenewed) => isRenewed || onUnauthorized());
}
