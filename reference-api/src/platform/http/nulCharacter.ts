/** Whether some string or key inside has a NUL character, which PostgreSQL's text cannot hold. */
export function hasNulCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNulCharacter(inner));
}
