import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Signs as in the Pusher protocol: HMAC-SHA256, hexadecimal. */
export const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Checks a signature in constant time. */
export function isSignature(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The text that is signed for a subscription. */
export const subscriptionText = (socketId: string, channel: string, channelData?: string) =>
  channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;

/** Allowed difference between the caller's clock and ours, plus the transfer time. */
export const MAX_AGE_SECONDS = 120;

/**
 * Whether a call of the HTTP API was signed with the secret recently. The machine's clock measures the age, because callers
 * do not know a clock moved by NOW.
 */
export function isSignedCall(
  secret: string,
  key: string,
  method: string,
  path: string,
  query: Record<string, unknown>,
  body: string,
): boolean {
  const { auth_signature, ...signed } = query;
  if (typeof auth_signature !== 'string' || signed['auth_key'] !== key) return false;
  if (!(Math.abs(Date.now() / 1000 - Number(signed['auth_timestamp'])) < MAX_AGE_SECONDS)) return false;
  if (body !== '' && signed['body_md5'] !== createHash('md5').update(body).digest('hex')) return false;
  const parameters = Object.keys(signed)
    .sort()
    .map((name) => `${name.toLowerCase()}=${String(signed[name])}`);
  return isSignature(secret, [method, path, parameters.join('&')].join('\n'), auth_signature);
}
