export interface FigureSettings {
  address: string;
  /** 0 to 1. */
  share: number;
}

/** Default share: enough to notice a slow build, too little to cost users much. */
const USUAL_SHARE = 0.05;

/**
 * Reads the measurement settings of `/config.json`; undefined when missing or invalid.
 * @throws when the file cannot be fetched
 */
export async function readFigureSettings(): Promise<FigureSettings | undefined> {
  // The page has just fetched it: the cached copy will do, and a stale one does no harm here.
  // eslint-disable-next-line no-restricted-globals -- a file of the deployment, not a call of the API: shared-api reads it for the page in the same way
  const response = await fetch('/config.json', { cache: 'force-cache' });
  const config: unknown = await response.json();
  const figures = isObject(config) ? config.figures : undefined;
  if (!isObject(figures) || typeof figures.address !== 'string' || !isAddress(figures.address)) return undefined;
  const { share = USUAL_SHARE } = figures;
  return typeof share === 'number' ? { address: figures.address, share } : undefined;
}

function isAddress(address: string): boolean {
  return /^(\/(?!\/)|https:\/\/)/.test(address);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
