/** Where figures go, and of how many page loads. */
export interface FigureSettings {
  address: string;
  /** 0 to 1. */
  share: number;
}

/** Of a deployment that names none: enough to see a slow build, too little to burden anybody. */
const USUAL_SHARE = 0.05;

/** What `/config.json` says of figures; undefined when it says nothing of use. @throws when it cannot be had */
export async function readFigureSettings(): Promise<FigureSettings | undefined> {
  // The page has read it a moment ago: its copy will do, and a stale one does no harm here.
  // eslint-disable-next-line no-restricted-globals -- a file of the deployment, not a call of the API: shared-api reads it for the page in the same way
  const response = await fetch('/config.json', { cache: 'force-cache' });
  const config: unknown = await response.json();
  const figures = isObject(config) ? config.figures : undefined;
  if (!isObject(figures) || typeof figures.address !== 'string' || !isAddress(figures.address)) return undefined;
  const { share = USUAL_SHARE } = figures;
  return typeof share === 'number' ? { address: figures.address, share } : undefined;
}

/** A path of this origin, or a whole address. */
function isAddress(address: string): boolean {
  return /^(\/(?!\/)|https:\/\/)/.test(address);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
