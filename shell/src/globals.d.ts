/** Defined by webpack (tooling/src/webpack/hostConfig.ts). */
declare const HOST_VERSIONS: Readonly<Record<string, string>>;
declare const HOST_PROVIDES: Readonly<Record<string, Readonly<Record<string, string>>>>;
declare const HOST_DIGEST: string | undefined;
declare const HOST_BUILD: string;
