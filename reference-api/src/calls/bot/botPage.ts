/** What the page of the bot shows: the question for an account, or how it ended. */
export type BotPage =
  { kind: 'start'; id: string; complaint?: string } | { kind: 'connected'; account: string } | { kind: 'unknown' };

/** The bot's page; everything that comes from outside has been checked to be a plain name. */
export function drawBotPage(page: BotPage): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Бот «Встречи»</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; gap: 16px; max-width: 400px; margin: 48px auto; padding: 0 16px; }
form, label { display: grid; gap: 8px; }
form { gap: 16px; }
h1, p { margin: 0; }
h1 { font-size: 24px; line-height: 1.25; }
input, button { min-height: 44px; padding: 0 12px; border: 1px solid; border-radius: 6px; font: inherit; }
button { border-color: #4b3fd6; background: #4b3fd6; color: #fff; }
</style>
</head>
<body>
<h1>Бот «Встречи»</h1>
${contentOf(page)}
</body>
</html>
`;
}

function contentOf(page: BotPage): string {
  switch (page.kind) {
    case 'start':
      return `<p>Так reference-api изображает мессенджер: назовите аккаунт и нажмите «Старт».</p>
${page.complaint === undefined ? '' : `<p role="alert">${page.complaint}</p>`}
<form method="post">
<input type="hidden" name="start" value="${page.id}">
<label>Имя аккаунта <input name="username" placeholder="@anna" autocomplete="off" autocapitalize="none" maxlength="33"></label>
<p>Без имени аккаунт подключится по номеру чата.</p>
<button>Старт</button>
</form>`;
    case 'connected':
      return `<p role="status">Подключено: ${page.account}. Вернитесь во «Встречу»: окно подключения закроется само.</p>`;
    case 'unknown':
      return '<p role="alert">Эта ссылка не подходит. Откройте её из настроек профиля ещё раз.</p>';
  }
}
