/** Logs in by HTTP. @returns the session's cookie @throws Error when the login is refused */
export async function openSession(
  url: string,
  { login, password }: { login: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ login, password }),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`${login} could not log in: ${answer.status} ${await answer.text()}`);
  return cookie;
}
