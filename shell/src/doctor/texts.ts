import type { Fault, Trial } from '../federation/registry/trialList';
import type { Verdict } from './describeRemotes';

export const faultTexts: Record<Fault, string> = {
  hang: 'сервер не отвечает',
  '404': 'файлов нет (404)',
  html: 'вместо файлов страница',
  slow: 'файлы приходят по 2 КБ/с',
  wrong: 'содержимое отличается от выпущенного',
  throw: 'раздел бросает исключение',
  old: 'сборке нужна более новая оболочка',
};

/** One line about a trial. */
export function describeTrial({ remote, wanted, fault, build, problem }: Trial): string {
  if (problem !== undefined) return `${remote}: ${problem}`;
  return fault ? `${remote}: ${faultTexts[fault]}` : `${remote} ${build ?? wanted ?? ''}`;
}

/** State of a build in one or two words. */
export const verdictTexts: Record<Verdict['kind'], string> = {
  live: 'Работает здесь',
  older: 'Прежняя',
  aside: 'Отложена',
  share: 'Не для этого браузера',
  lacks: 'Не подходит оболочке',
  unknown: 'Неизвестно',
};
