/** What the server must know of what stands in front of it. */
export interface Front {
  /** addresses, CIDR ranges and the names loopback, linklocal, uniquelocal: their X-Forwarded-* headers are believed */
  trustedProxies: string[];
  /** whose pages may open push sockets besides the server's own: `https://vstrecha.example` */
  socketOrigins: string[];
  /** browsers are told to come by https only */
  isProduction: boolean;
}

/** A proxy on this machine, as `npm start` has one. */
export const DEFAULT_FRONT: Front = { trustedProxies: ['loopback'], socketOrigins: [], isProduction: false };
