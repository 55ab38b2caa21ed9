/** The proxies and pages in front of the server. */
export interface Front {
  /** Addresses, CIDR ranges, or `loopback`, `linklocal`, `uniquelocal`: their X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  /** Origins besides the server's own whose pages may open push sockets: `https://vstrecha.example`. */
  socketOrigins: string[];
  /** Sends HSTS, so that browsers use https only. */
  isProduction: boolean;
}

/** Trusts a proxy on this machine, as `npm start` runs one. */
export const DEFAULT_FRONT: Front = { trustedProxies: ['loopback'], socketOrigins: [], isProduction: false };
