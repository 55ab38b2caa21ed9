import { createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { decrypt, encodings } from '@apeleghq/rfc8188';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import { generate } from 'selfsigned';

/** A message as the push service received it. */
export interface PushedMessage {
  path: string;
  ttl: number;
  urgency: string;
  topic: string;
  /** Bytes of the encrypted body. */
  size: number;
  /** Verified. */
  vapid: JWTPayload;
  publicKey: string;
  /** Decrypted. */
  content: unknown;
}

/** A push service on this machine, over TLS as RFC 8030 demands. Verifies and decrypts by other libraries than the server uses. */
export interface PushServiceStub {
  /** For `PUSH_HOSTS`. */
  host: string;
  messages: PushedMessage[];
  /** Paths of all requests, also of refused ones. */
  asked: string[];
  /** Requests that are against the protocol. */
  problems: string[];
  /** The status of each answer, 201 by default; 0 closes the connection instead, undefined keeps it open. */
  answer: (path: string) => number | undefined;
  /** A new browser, as `PushManager.subscribe` describes it. */
  browser(): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

interface Browser {
  ecdh: ECDH;
  auth: Buffer;
}

// One of its name in a process: of two, OpenSSL would try the wrong one.
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});
setDefaultCACertificates([...getCACertificates('default'), cert]);

export async function openPushServiceStub(): Promise<PushServiceStub> {
  const browsers = new Map<string, Browser>();
  const server: Server = createServer({ key, cert }, (request, response) => {
    void (async () => {
      const { url: path = '', headers, method } = request;
      const body = await buffer(request);
      stub.asked.push(path);
      const status = stub.answer(path);
      if (status === undefined) return;
      if (status === 0) return void request.destroy();
      if (status < 300 && method === 'POST') {
        const browser = browsers.get(path);
        if (browser) stub.messages.push(await receive(path, headers, body, browser));
      }
      response
        .writeHead(status, status < 400 && status >= 300 ? { location: `https://${stub.host}/elsewhere` } : {})
        .end();
    })().catch((error: unknown) => {
      stub.problems.push(String(error));
      response.writeHead(400).end();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const stub: PushServiceStub = {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    messages: [],
    asked: [],
    problems: [],
    answer: () => 201,
    browser() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { ecdh, auth });
      return {
        endpoint: `https://${stub.host}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;

  async function receive(
    path: string,
    headers: NodeJS.Dict<string | string[]>,
    body: Buffer,
    browser: Browser,
  ): Promise<PushedMessage> {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('RFC 8291 asks for aes128gcm.');
    const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(String(headers['authorization'])) ?? [];
    return {
      path,
      ttl: Number(headers['ttl']),
      urgency: String(headers['urgency']),
      topic: String(headers['topic']),
      size: body.length,
      vapid: await verify(token, publicKey),
      publicKey,
      content: JSON.parse(await decode(body, browser)),
    };
  }
}

/** RFC 8292. */
async function verify(token: string, publicKey: string): Promise<JWTPayload> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  return (await jwtVerify(token, key, { algorithms: ['ES256'] })).payload;
}

/** RFC 8188 by its library, with the key of RFC 8291, section 3.4. */
async function decode(body: Buffer, { ecdh, auth }: Browser): Promise<string> {
  const findKey = (sender: ArrayBufferLike) => {
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), Buffer.from(sender)]);
    return hkdfSync('sha256', ecdh.computeSecret(Buffer.from(sender)), auth, info, 32);
  };
  const source = new Blob([new Uint8Array(body)]).stream();
  const chunks: Buffer[] = [];
  for await (const chunk of decrypt(encodings.aes128gcm, source, findKey)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
