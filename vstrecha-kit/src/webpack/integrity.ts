import { createHash } from 'node:crypto';

/** The value of an `integrity` attribute (W3C Subresource Integrity) for a file with this content. */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
