import type { Schema } from 'shared-api/contract';

type Figure = Schema<'PageFigure'>;

/** Moments at which a build fails; `harm` is what it does to others. */
export const phaseTexts: Record<Schema<'FailureKind'>['phase'], string> = {
  load: 'загрузка',
  render: 'отрисовка',
  effect: 'после отрисовки',
  event: 'действие',
  suspended: 'не дождались',
  busy: 'только загружается',
  harm: 'вредит другим',
};

/** In the order of the table. */
export const figureTexts: Record<Figure['figure'], string> = {
  lcp: 'Главное содержание (LCP)',
  inp: 'Ответ на действие (INP)',
  cls: 'Сдвиги страницы (CLS)',
  first: 'Открытие сайта с этой страницы',
  next: 'Переход на страницу',
};

export const deviceTexts = { all: 'Все', phone: 'Телефоны', desktop: 'Компьютеры' } as const;

export const pageName = (page: string | null) => page ?? 'Оболочка, все страницы';

/** The newest build ÷ the one before, at the 75th percentile. */
export const ratioOf = ({ builds: [newest, former] }: Figure) => (newest?.p75 ?? 0) / (former?.p75 ?? 0);

/** A former value of 0 has no percentage. */
export function worseText(figure: Figure): string {
  const ratio = ratioOf(figure);
  return Number.isFinite(ratio) ? `хуже на ${Math.round((ratio - 1) * 100)} %` : 'хуже, раньше было 0';
}

/** Milliseconds or seconds; `cls` has no unit. */
export function valueText(figure: Figure['figure'], value: number): string {
  if (figure === 'cls') return (value / 1000).toFixed(3).replace('.', ',');
  return value < 1000 ? `${Math.round(value)} мс` : `${(value / 1000).toFixed(2).replace('.', ',')} с`;
}
