import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts';

/** Headers of every response of the shell's origin. */
export function shellHeaders(sources: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'X-Content-Type-Options': 'nosniff',
    // URLs contain ids and unsubscribe tokens, which must not leak to other sites.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Headers of every response over HTTPS. The API sends the same in production. */
export function httpsHeaders(): Record<string, string> {
  return { 'Strict-Transport-Security': 'max-age=31536000' };
}

/** Headers of every response of a remote's origin. The shell's pages load its scripts; it has no pages itself. */
export function remoteHeaders(): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    // For the sizes of builds in /doctor.
    'Timing-Allow-Origin': '*',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/**
 * Headers of every response of Storybook's origin. Its pages have inline code and frame each other, which the product's
 * policy forbids; apart from the product's origin, that endangers no session.
 */
export function storybookHeaders(): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
