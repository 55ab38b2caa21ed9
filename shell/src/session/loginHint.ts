const KEY = 'vstrecha.loggedIn';

/**
 * Whether somebody was logged in when this browser last saw the application. Only a hint about what to fetch and show first:
 * who is logged in is the server's to say.
 */
export function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The server knows who sits here. */
export function rememberLogin(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // only a hint
  }
}

/** The server knows nobody here. */
export function forgetLogin(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // only a hint
  }
}
