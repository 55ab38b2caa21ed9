/** What the page behind the link of a letter shows: the question, that it is done, or that the link does not do. */
export type UndoPage = { kind: 'question'; email: string; token: string } | { kind: 'done' } | { kind: 'unknown' };

export function drawUndoPage(page: UndoPage): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Адрес почты на «Встрече»</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 400px; margin: 48px auto; padding: 0 16px; overflow-wrap: anywhere; }
main { display: grid; gap: 16px; justify-items: start; }
form { width: 100%; }
h1, p { margin: 0; }
h1 { font-size: 24px; line-height: 1.25; }
button { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid #4b3fd6; border-radius: 6px; background: #4b3fd6; color: #fff; font: inherit; }
button:focus-visible, a:focus-visible { outline: 2px solid; outline-offset: 2px; }
a { display: inline-block; padding: 10px 0; color: inherit; }
</style>
</head>
<body>
<main>
<h1>Адрес почты на «Встрече»</h1>
${contentOf(page)}
</main>
</body>
</html>
`;
}

function contentOf(page: UndoPage): string {
  switch (page.kind) {
    case 'question':
      return `<p>Адрес почты вашего аккаунта изменили. Прежний: <b>${escape(page.email)}</b>.</p>
<p>Вместе с адресом вернётся прежний пароль, а все входы на всех устройствах завершатся.</p>
<form method="post">
<input type="hidden" name="token" value="${escape(page.token)}">
<button>Вернуть прежний адрес</button>
</form>`;
    case 'done':
      return `<p role="status">Прежний адрес снова действует, все входы завершены. Войдите со своим прежним паролем и задайте новый в профиле; если пароль мог узнать кто-то ещё, сначала получите новый.</p>
<a href="/password_reset">Получить новый пароль</a>`;
    case 'unknown':
      return '<p role="alert">Эта ссылка не подходит: ей уже воспользовались, или прошло больше семи дней.</p>';
  }
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
