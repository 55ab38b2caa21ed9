const KB = 1024;
const MB = KB * 1024;

/** A size for people, unbroken: bytes, КБ, or МБ with at most two decimals. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes}\u00a0Б`;
  if (bytes < MB) return `${rounded(bytes / KB, 0)}\u00a0КБ`;
  return `${rounded(bytes / MB, 2)}\u00a0МБ`;
}

function rounded(value: number, decimals: number): string {
  return value.toLocaleString('ru', { maximumFractionDigits: decimals });
}
