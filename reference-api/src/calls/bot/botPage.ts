import { escapeHtml, type HtmlPage } from '#platform/http/htmlPage.ts';

export type BotPage =
  { kind: 'start'; id: string; complaint?: string } | { kind: 'connected'; account: string } | { kind: 'unknown' };

export function toBotPage(page: BotPage): HtmlPage {
  return { title: 'Бот «Встречи»', hasForm: page.kind === 'start', body: contentOf(page) };
}

function contentOf(page: BotPage): string {
  switch (page.kind) {
    case 'start':
      return `<p>Так reference-api изображает мессенджер: назовите аккаунт и нажмите «Старт».</p>
${page.complaint === undefined ? '' : `<p role="alert">${escapeHtml(page.complaint)}</p>`}
<form method="post">
<input type="hidden" name="start" value="${escapeHtml(page.id)}">
<label>Имя аккаунта <input name="username" placeholder="@anna" autocomplete="off" autocapitalize="none" maxlength="33"></label>
<p>Без имени аккаунт подключится по номеру чата.</p>
<button>Старт</button>
</form>`;
    case 'connected':
      return `<p role="status">Подключено: ${escapeHtml(page.account)}. Вернитесь во «Встречу»: окно подключения закроется само.</p>`;
    case 'unknown':
      return '<p role="alert">Эта ссылка не подходит. Откройте её из настроек профиля ещё раз.</p>';
  }
}
