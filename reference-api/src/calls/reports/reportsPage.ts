import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/moscow.ts';
import { escapeHtml, type HtmlPage } from '#platform/http/htmlPage.ts';
import type { FailureSummary } from './findReports.ts';

const STYLE = `
body { max-width: 1400px; overflow-wrap: normal; }
main { grid-template-columns: minmax(0, 1fr); }
h2 { margin: 16px 0 0; font-size: 18px; overflow-wrap: anywhere; }
p a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
div { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; }
td { white-space: nowrap; }
td:nth-child(3), td:nth-child(7) { min-width: 200px; max-width: 480px; white-space: normal; overflow-wrap: anywhere; }
td:nth-child(4), td:nth-child(5), th:nth-child(4), th:nth-child(5) { text-align: right; font-variant-numeric: tabular-nums; }
`;

const PHASE_NAMES: Readonly<Record<string, string>> = {
  load: 'загрузка',
  render: 'отрисовка',
  effect: 'после отрисовки',
  event: 'действие',
  suspended: 'не дождались',
};

/** What failed per build, for people. @param rows of one build one after the other */
export function toReportsPage(rows: readonly FailureSummary[]): HtmlPage {
  const builds = [...Map.groupBy(rows, ({ remote, build }) => `${remote} ${build}`)];
  return {
    title: 'Сбои приложений',
    style: STYLE,
    body: [
      '<p><a href="/reports/figures">Скорость страниц</a></p>',
      ...(builds.length === 0
        ? ['<p>Сообщений о сбоях нет.</p>']
        : builds.map(([title, failures]) => drawBuild(title, failures))),
    ].join('\n'),
  };
}

function drawBuild(title: string, failures: readonly FailureSummary[]): string {
  const heads = ['Что', 'Когда', 'Ошибка', 'Сообщений', 'Адресов', 'Последнее', 'Браузер', 'Оболочка'];
  const name = escapeHtml(title);
  return `<h2>${name}</h2>
<div role="region" aria-label="${name}" tabindex="0"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${failures.map(drawFailure).join('\n')}
</tbody>
</table></div>`;
}

function drawFailure({ expose, phase, error, reports, people, last_at, browser, shell }: FailureSummary): string {
  const last = DateTime.fromJSDate(last_at, { zone: ZONE }).toFormat('dd.MM.yyyy HH:mm');
  const cells = [expose, PHASE_NAMES[phase] ?? phase, error, String(reports), String(people), last, browser, shell];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}
