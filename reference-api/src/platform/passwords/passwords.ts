import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '../limits/turns.ts';

/** Cost of a hash. It is part of the hash, so that it can be raised later. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** Hashes and compares passwords off the event loop, a few in parallel. */
export interface Passwords {
  /** A salted hash in the PHC format: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`. */
  hash(password: string): Promise<string>;
  /** Whether a password fits a stored hash. Without a usable hash it takes as long as a new hash and returns false. */
  check(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether the hash differs from new ones in cost or algorithm. */
  isOutdated(stored: string): boolean;
}

/** OWASP's first choice: argon2id with 19 MiB, two passes and one lane. */
const COST: PasswordCost = { memoryKib: 19 * 1024, passes: 2 };
// Uses two of the four pool threads, which files and DNS lookups need too; bounded so that thousands of logins cannot fill the memory.
const AT_ONCE = 2;
const AT_MOST_WAITING = 100;

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const ARGON2 = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;
/** Format of hashes before argon2id: `scrypt$log2(N)$salt$hash`. */
const SCRYPT = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/;
const SCRYPT_BLOCK_SIZE = 8;

const deriveArgon2 = promisify(argon2);
const deriveScrypt = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** @param cost of new hashes; tests use a cheap one */
export function createPasswords(cost = COST, { atOnce = AT_ONCE, atMostWaiting = AT_MOST_WAITING } = {}): Passwords {
  const takeTurn = createTurns(atOnce, atMostWaiting);
  const deriveNew = (password: string, salt: Buffer) => takeTurn(() => byArgon2(password, salt, cost));
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await deriveNew(password, salt);
      return `${prefixOf(cost)}${withoutPadding(salt)}$${withoutPadding(hash)}`;
    },
    async check(password, stored = '') {
      const [, memory, passes, salt, hash] = ARGON2.exec(stored) ?? [];
      if (salt !== undefined && hash !== undefined) {
        const made = { memoryKib: Number(memory), passes: Number(passes) };
        const derived = await takeTurn(() => byArgon2(password, Buffer.from(salt, 'base64'), made));
        return timingSafeEqual(derived, Buffer.from(hash, 'base64'));
      }
      const [, log2N, oldSalt, oldHash] = SCRYPT.exec(stored) ?? [];
      if (oldSalt !== undefined && oldHash !== undefined) {
        const derived = await takeTurn(() => byScrypt(password, Buffer.from(oldSalt, 'base64url'), Number(log2N)));
        return timingSafeEqual(derived, Buffer.from(oldHash, 'base64url'));
      }
      await deriveNew(password, randomBytes(SALT_BYTES));
      return false;
    },
    isOutdated: (stored) => !stored.startsWith(prefixOf(cost)),
  };
}

const prefixOf = ({ memoryKib, passes }: PasswordCost) => `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`;

const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

// Keyboards may produce the same characters composed or decomposed.
const messageOf = (password: string) => password.normalize('NFKC');

function byArgon2(password: string, nonce: Buffer, { memoryKib, passes }: PasswordCost): Promise<Buffer> {
  const parameters = { nonce, memory: memoryKib, passes, parallelism: 1, tagLength: HASH_BYTES };
  return deriveArgon2('argon2id', { message: messageOf(password), ...parameters });
}

function byScrypt(password: string, salt: Buffer, log2N: number): Promise<Buffer> {
  const N = 2 ** log2N;
  const options = { N, r: SCRYPT_BLOCK_SIZE, p: 1, maxmem: 256 * N * SCRYPT_BLOCK_SIZE };
  return deriveScrypt(messageOf(password), salt, HASH_BYTES, options);
}
