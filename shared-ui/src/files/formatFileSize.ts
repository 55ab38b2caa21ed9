const UNITS = ['Б', 'КБ', 'МБ', 'ГБ'] as const;

/** Formats a size in bytes with a no-break space: «812 Б», «84 КБ», «1,5 МБ»; 1 КБ is 1024 bytes. */
export function formatFileSize(bytes: number): string {
  const power = UNITS.findIndex((_, index) => bytes < 1024 ** (index + 1));
  const unit = power === -1 ? UNITS.length - 1 : power;
  return `${rounded(bytes / 1024 ** unit, { maximumFractionDigits: unit < 2 ? 0 : 1 })}\u00a0${UNITS[unit]}`;
}

/** Formats used and total storage in megabytes with two decimals (FILE-03): «1,50 из 10,00 МБ». */
export function formatStorage(used: number, total: number): string {
  const [ofUsed, ofTotal] = [used, total].map((bytes) =>
    rounded(bytes / 1024 ** 2, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return `${ofUsed} из ${ofTotal} МБ`;
}

function rounded(value: number, digits: Intl.NumberFormatOptions): string {
  return value.toLocaleString('ru', digits);
}
