import { escapeHtml, type HtmlPage } from '#platform/http/htmlPage.ts';
import { compare } from './distribution.ts';
import { drawBars } from './drawBars.ts';
import { FIGURES, type Device, type FigureName } from './fieldFigures.ts';
import type { BuildFigure, PageFigure } from './findFigures.ts';

const STYLE = `
body { max-width: 1200px; overflow-wrap: normal; }
main { grid-template-columns: minmax(0, 1fr); }
h2 { margin: 16px 0 0; font-size: 18px; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
nav a { display: flex; align-items: center; min-height: 44px; color: inherit; }
nav [aria-current] { font-weight: 600; text-decoration: none; }
div { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px; border-bottom: 1px solid #8888; text-align: left; white-space: nowrap; }
td:nth-child(n + 3):nth-child(-n + 6), th:nth-child(n + 3):nth-child(-n + 6) { text-align: right; font-variant-numeric: tabular-nums; }
ul { margin: 0; padding-left: 24px; }
td strong { display: block; }
svg { display: block; width: 180px; height: 32px; }
`;

const FIGURE_NAMES: Readonly<Record<FigureName, string>> = {
  lcp: 'Главное содержание (LCP)',
  inp: 'Ответ на действие (INP)',
  cls: 'Сдвиги страницы (CLS)',
  first: 'Открытие сайта с этой страницы',
  next: 'Переход на страницу',
};
const HEADS = ['Показатель', 'Сборка', 'Измерений', 'Медиана', '75 %', '95 %', 'Распределение'];
const DEVICE_NAMES = { all: 'Все', phone: 'Телефоны', desktop: 'Компьютеры' } as const;

/** How quick pages were in browsers, the newest build beside the one before it. @param device whose figures these are; undefined for all */
export function toFiguresPage(figures: readonly PageFigure[], device: Device | undefined): HtmlPage {
  const pages = [...Map.groupBy(figures, ({ page }) => page)];
  return {
    title: 'Скорость страниц',
    style: STYLE,
    body: [
      drawLinks(device),
      figures.length === 0 ? '<p>Измерений нет.</p>' : drawSlower(figures),
      ...pages.map(([page, own]) => drawPage(nameOf(page), own)),
    ].join('\n'),
  };
}

function drawLinks(device: Device | undefined): string {
  const devices = (['all', 'phone', 'desktop'] as const).map((name) => {
    const current = name === (device ?? 'all') ? ' aria-current="page"' : '';
    return `<a href="/reports/figures${name === 'all' ? '' : `?device=${name}`}"${current}>${DEVICE_NAMES[name]}</a>`;
  });
  return `<nav aria-label="Устройства">${devices.join('')}<a href="/reports">Сбои приложений</a></nav>`;
}

/** What one has to look at, before all that one may look at. */
function drawSlower(figures: readonly PageFigure[]): string {
  const slower = figures.flatMap(({ page, figure, newest, former }) => {
    const told = compare(figure, newest, former);
    return told.kind === 'slower' ? { page, figure, build: newest?.build ?? '', times: told.times } : [];
  });
  if (slower.length === 0) return '<p>Ни одна новая сборка не медленнее прежней.</p>';
  const lines = slower
    .sort((one, other) => other.times - one.times)
    .map(
      ({ page, figure, build, times }) =>
        `<li><strong>${escapeHtml(`${nameOf(page)}, ${build}`)}</strong>: ${FIGURE_NAMES[figure]} ${worseBy(times)}</li>`,
    );
  return `<h2>Медленнее прежней сборки</h2>\n<ul>${lines.join('')}</ul>`;
}

function drawPage(name: string, figures: readonly PageFigure[]): string {
  const title = escapeHtml(name);
  const rows = FIGURES.flatMap((figure) => figures.filter((own) => own.figure === figure)).flatMap(drawRows);
  return `<h2>${title}</h2>
<div role="region" aria-label="${title}" tabindex="0"><table>
<thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

function drawRows({ figure, newest, former }: PageFigure): string[] {
  const told = compare(figure, newest, former);
  // On one scale, so that the two can be compared.
  const scale = [newest, former].flatMap((build) => build?.buckets.map(({ bucket }) => bucket) ?? []);
  return [newest, former]
    .filter((build): build is BuildFigure => build !== undefined)
    .map((build) => {
      const numbers = [build.median, build.p75, build.p95].map((value) => toText(figure, value));
      const note = build === newest && told.kind === 'slower' ? `<strong>${worseBy(told.times)}</strong>` : '';
      const cells = [
        FIGURE_NAMES[figure],
        escapeHtml(build.build) + note,
        String(build.total),
        ...numbers,
        drawBars(build.buckets, scale, `${FIGURE_NAMES[figure]}: ${numbers.join(', ')}`),
      ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
}

const nameOf = (page: string | null) => page ?? 'Оболочка, все страницы';

/** Without a former value to divide by there is no number to name. */
const worseBy = (times: number) =>
  Number.isFinite(times) ? `хуже на ${Math.round((times - 1) * 100)} %` : 'хуже, раньше было 0';

function toText(figure: FigureName, value: number): string {
  if (figure === 'cls') return (value / 1000).toFixed(3).replace('.', ',');
  return value < 1000 ? `${Math.round(value)} мс` : `${(value / 1000).toFixed(2).replace('.', ',')} с`;
}
