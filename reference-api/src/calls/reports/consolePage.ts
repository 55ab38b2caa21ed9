import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { escapeHtml, type HtmlPage } from '#platform/http/htmlPage.ts';
import { isAlarming, PHASES, type FailureSummary } from './failures.ts';
import type { BuildFigure, Device, FigureName, PageFigure } from './figures.ts';

const STYLE = `
body { max-width: 1400px; overflow-wrap: normal; }
main { grid-template-columns: minmax(0, 1fr); }
h2, h3 { margin: 16px 0 0; overflow-wrap: anywhere; }
h2 { font-size: 20px; }
h3 { font-size: 16px; }
nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
nav a { display: flex; align-items: center; min-height: 44px; color: inherit; }
nav [aria-current] { font-weight: 600; text-decoration: none; }
div { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 8px; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; white-space: nowrap; }
td.text { min-width: 200px; max-width: 480px; white-space: normal; overflow-wrap: anywhere; }
ul { margin: 0; padding-left: 24px; }
.alert { padding: 12px; border: 2px solid #c62828; border-radius: 6px; font-weight: 600; overflow-wrap: anywhere; }
`;
const FIGURES: Readonly<Record<FigureName, string>> = {
  lcp: 'Главное содержание (LCP)',
  inp: 'Ответ на действие (INP)',
  cls: 'Сдвиги страницы (CLS)',
  first: 'Открытие сайта с этой страницы',
  next: 'Переход на страницу',
};
const DEVICES = { all: 'Все', phone: 'Телефоны', desktop: 'Компьютеры' } as const;
const FAILURE_HEADS = 'Что,Когда,Ошибка,Сообщений,Пользователей,Сетей гостей,Первое,Последнее,Браузер,Оболочка'.split(
  ',',
);
const FIGURE_HEADS = ['Показатель', 'Сборка', 'Измерений', 'Медиана', '75 %', '95 %'];

interface Console {
  failures: readonly FailureSummary[];
  figures: readonly PageFigure[];
  /** the device whose figures these are; undefined for all */
  device: Device | undefined;
  /** Why the registry cannot be read, so that reports of new builds are rejected; undefined when they are accepted. */
  problem: string | undefined;
}

/** Draws the report console: failures by build, and the speed of pages in the newest build next to the previous one. */
export function drawConsole({ failures, figures, device, problem }: Console): HtmlPage {
  const builds = Map.groupBy(failures, ({ remote, build }) => `${remote} ${build}`);
  const pages = Map.groupBy(figures, ({ page }) => page);
  const worse = figures.filter((figure) => figure.worse !== undefined).sort((a, b) => (b.worse ?? 0) - (a.worse ?? 0));
  const links = (['all', 'phone', 'desktop'] as const).map(
    (name) =>
      `<a href="/reports${name === 'all' ? '' : `?device=${name}`}"${name === (device ?? 'all') ? ' aria-current="page"' : ''}>${DEVICES[name]}</a>`,
  );
  return {
    title: 'Сбои и скорость страниц',
    style: STYLE,
    body: [
      ...(problem === undefined ? [] : [drawAlert(describeProblem(problem))]),
      '<h2>Сбои приложений</h2>',
      ...(builds.size === 0
        ? ['<p>Сообщений о сбоях нет.</p>']
        : [...builds].map(([title, own]) => drawBuild(title, own))),
      '<h2>Скорость страниц</h2>',
      `<nav aria-label="Устройства">${links.join('')}</nav>`,
      figures.length === 0 ? '<p>Измерений нет.</p>' : drawWorse(worse),
      ...[...pages].map(([page, own]) => `<h3>${escapeHtml(nameOf(page))}</h3>${drawPage(nameOf(page), own)}`),
    ].join('\n'),
  };
}

const describeProblem = (reason: string) =>
  `Реестр сборок не читается (${reason}): сообщения о новых сборках не принимаются. Проверьте PUBLIC_URL или укажите SHELL_URL.`;

const drawAlert = (sentence: string) => `<p class="alert" role="alert">${escapeHtml(sentence)}</p>`;

/** @param kinds the build's total first */
function drawBuild(title: string, [sum, ...kinds]: readonly FailureSummary[]): string {
  if (!sum) return '';
  const { lately, remote } = sum;
  const command = `npm run kit rollback ${remote.replaceAll('_', '-')}`;
  const alert = `За последний час без страницы или её части остались пользователи (${lately.accounts}) и гости из сетей (${lately.networks}). Решите, снимать ли сборку: ${command}.`;
  const rows = kinds.map((kind) => [
    kind.expose ?? '',
    kind.phase ? PHASES[kind.phase] : '',
    kind.error ?? '',
    kind.reports,
    kind.accounts,
    kind.networks,
    momentOf(kind.first_at),
    momentOf(kind.last_at),
    kind.browser,
    kind.shell,
  ]);
  return [
    `<h3>${escapeHtml(title)}</h3>`,
    ...(isAlarming(lately) ? [drawAlert(alert)] : []),
    `<p>Пользователей: ${sum.accounts}, сетей гостей: ${sum.networks}, сообщений: ${sum.reports}.</p>`,
    drawTable(title, FAILURE_HEADS, rows, [2, 8]),
  ].join('\n');
}

function drawWorse(worse: readonly PageFigure[]): string {
  if (worse.length === 0) return '<p>Ни одна новая сборка не медленнее прежней.</p>';
  const lines = worse.map(
    ({ page, figure, newest, worse: times }) =>
      `<li><strong>${escapeHtml(`${nameOf(page)}, ${newest?.build}`)}</strong>: ${FIGURES[figure]} ${worseBy(times)}</li>`,
  );
  return `<h3>Медленнее прежней сборки</h3>\n<ul>${lines.join('')}</ul>`;
}

function drawPage(title: string, figures: readonly PageFigure[]): string {
  const names = Object.keys(FIGURES);
  const rows = figures
    .toSorted((one, other) => names.indexOf(one.figure) - names.indexOf(other.figure))
    .flatMap(({ figure, newest, former, worse }) =>
      [newest, former]
        .filter((build): build is BuildFigure => build !== undefined)
        .map(({ build, total, median, p75, p95 }, index) => [
          FIGURES[figure],
          index === 0 && worse !== undefined ? `${build}, ${worseBy(worse)}` : build,
          total,
          ...[median, p75, p95].map((value) => toText(figure, value)),
        ]),
    );
  return drawTable(title, FIGURE_HEADS, rows);
}

/** @param texts columns whose cells may wrap */
function drawTable(title: string, heads: readonly string[], rows: (string | number)[][], texts: number[] = []): string {
  const cellOf = (cell: string | number, column: number) =>
    `<td${texts.includes(column) ? ' class="text"' : ''}>${escapeHtml(String(cell))}</td>`;
  return `<div role="region" aria-label="${escapeHtml(title)}" tabindex="0"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('\n')}
</tbody>
</table></div>`;
}

const momentOf = (at: Date) => DateTime.fromJSDate(at, { zone: ZONE }).toFormat('dd.MM.yyyy HH:mm');
const nameOf = (page: string | null) => page ?? 'Оболочка, все страницы';
/** A former value of 0 has no percentage. */
const worseBy = (times = 1) =>
  Number.isFinite(times) ? `хуже на ${Math.round((times - 1) * 100)} %` : 'хуже, раньше было 0';

function toText(figure: FigureName, value: number): string {
  if (figure === 'cls') return (value / 1000).toFixed(3).replace('.', ',');
  return value < 1000 ? `${Math.round(value)} мс` : `${(value / 1000).toFixed(2).replace('.', ',')} с`;
}
