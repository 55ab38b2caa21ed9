import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** log2 of scrypt's N in production: about 50 ms and 32 MB per check. */
export const PASSWORD_COST = 15;

const BLOCK_SIZE = 8;
const HASH_BYTES = 32;

/** A salted scrypt hash of a password, with its parameters in it: `scrypt$cost$salt$hash`. Runs off the event loop. */
export async function hashPassword(password: string, cost: number, salt = randomBytes(16)): Promise<string> {
  const hash = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether a password fits a stored hash. Without a stored hash it takes the same time and answers false. */
export async function checkPassword(password: string, stored: string | undefined, cost: number): Promise<boolean> {
  const [, storedCost, salt, hash] = (stored ?? '').split('$');
  if (!storedCost || !salt || !hash) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost)),
    Buffer.from(hash, 'base64url'),
  );
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options = { N, r: BLOCK_SIZE, p: 1, maxmem: 256 * N * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    // The same letters typed on different keyboards come composed or decomposed.
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
