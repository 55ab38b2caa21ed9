import { escapeHtml, type HtmlPage } from '#platform/http/htmlPage.ts';

/** What the page behind the link of a letter shows: the question, that it is done, or that the link does not do. */
export type UndoPage = { kind: 'question'; email: string; token: string } | { kind: 'done' } | { kind: 'unknown' };

/** The page behind the link. */
export function toUndoPage(page: UndoPage): HtmlPage {
  return {
    title: 'Адрес почты на «Встрече»',
    hasForm: page.kind === 'question',
    style: 'a { padding: 10px 0; color: inherit; }',
    body: contentOf(page),
  };
}

function contentOf(page: UndoPage): string {
  switch (page.kind) {
    case 'question':
      return `<p>Адрес почты вашего аккаунта изменили. Прежний: <b>${escapeHtml(page.email)}</b>.</p>
<p>Вместе с адресом вернётся прежний пароль, а все входы на всех устройствах завершатся.</p>
<form method="post">
<input type="hidden" name="token" value="${escapeHtml(page.token)}">
<button>Вернуть прежний адрес</button>
</form>`;
    case 'done':
      return `<p role="status">Прежний адрес снова действует, все входы завершены. Войдите со своим прежним паролем и задайте новый в профиле; если пароль мог узнать кто-то ещё, сначала получите новый.</p>
<a href="/password_reset">Получить новый пароль</a>`;
    case 'unknown':
      return '<p role="alert">Эта ссылка не подходит: ей уже воспользовались, или прошло больше семи дней.</p>';
  }
}
