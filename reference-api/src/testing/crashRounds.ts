import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEMO_ACCOUNTS } from '../seed/demoAccounts.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const CHAT_PARTNER = 2;

/** What a run of crashes came to. */
export interface CrashReport {
  acknowledged: number;
  lost: string[];
}

/** Kills a server with its folder in the middle of writes, again and again, and looks each time whether everything acknowledged is there. */
export async function crashRounds(folder: string, rounds: number): Promise<CrashReport> {
  const acknowledged: string[] = [];
  const lost = new Set<string>();
  let cookie = '';
  for (let round = 0; round <= rounds; round += 1) {
    const { child, url } = await start(folder);
    try {
      cookie ||= await login(url);
      const stored = new Set(await readTexts(url, cookie));
      for (const text of acknowledged) if (!stored.has(text)) lost.add(text);
      if (round === rounds) break;
      // Somewhere within the writes, never twice at the same place.
      setTimeout(() => child.kill('SIGKILL'), 100 + ((round * 37) % 400));
      await Promise.all([0, 1, 2].map((writer) => writeUntilDead(url, cookie, `${round}/${writer}`, acknowledged)));
    } finally {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  }
  return { acknowledged: acknowledged.length, lost: [...lost] };
}

async function start(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit').then(() => Promise.reject(new Error('The server ended before it listened.')));
  exit.catch(() => undefined);
  for (;;) {
    const [data] = (await Promise.race([once(child.stdout, 'data'), exit])) as [Buffer];
    const url = /http:\S+/.exec(String(data))?.[0];
    if (url) return { child, url };
  }
}

async function login(url: string): Promise<string> {
  const { login: name, password } = DEMO_ACCOUNTS.supplier;
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body: JSON.stringify({ login: name, password }), headers: { 'content-type': 'application/json' } });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function readTexts(url: string, cookie: string): Promise<string[]> {
  const chat = (await (await fetch(`${url}/api/chat/${CHAT_PARTNER}`, { headers: { cookie } })).json()) as { id: number };
  const texts: string[] = [];
  for (let offset: number | undefined; ; ) {
    const answer = await fetch(`${url}/api/chats/${chat.id}/messages?limit=1000${offset ? `&offset=${offset}` : ''}`, { headers: { cookie } });
    const { messages } = (await answer.json()) as { messages: { id: number; text: string }[] };
    texts.push(...messages.map(({ text }) => text));
    if (messages.length < 1000) return texts;
    offset = messages[0]?.id;
  }
}

async function writeUntilDead(url: string, cookie: string, name: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const text = `${name}/${number}`;
    const body = JSON.stringify({ user_id: CHAT_PARTNER, text, attachments: [] });
    const answer = await fetch(`${url}/api/message`, { method: 'POST', body, headers: { cookie, 'content-type': 'application/json' } }).catch(() => undefined);
    if (!answer) return;
    if (answer.ok && (await answer.text().catch(() => undefined)) !== undefined) acknowledged.push(text);
  }
}
