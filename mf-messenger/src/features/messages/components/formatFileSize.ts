const UNITS = ['Б', 'КБ', 'МБ', 'ГБ'] as const;

/** A size in bytes for people: «812 Б», «1,4 МБ». */
export function formatFileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = (bytes / 1024 ** power).toLocaleString('ru', { maximumFractionDigits: power === 0 ? 0 : 1 });
  return `${value} ${UNITS[power]}`;
}
