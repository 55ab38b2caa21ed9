import { chromium } from '@playwright/test';

const [, , base = 'http://localhost:9220', ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const [w, scheme] of [
  [360, 'light'],
  [360, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
]) {
  const c = await browser.newContext({ viewport: { width: w, height: 800 }, colorScheme: scheme, locale: 'ru-RU' });
  await c.request.post(base + '/api/auth/login', {
    data: { login: process.env.LOGIN ?? 'supplier@vstrecha.example', password: 'vstrecha2026' },
    headers: { Origin: base },
  });
  const p = await c.newPage();
  for (const [i, path] of paths.entries()) {
    await p.goto(base + path);
    await p.waitForTimeout(2500);
    await p.screenshot({ path: `/tmp/f-shot-${i}-${w}-${scheme}.png` });
  }
  await c.close();
}
await browser.close();
