/** Defined by webpack (tooling/src/webpack/hostConfig.ts). */
declare const HOST_VERSIONS: Readonly<Record<string, string>>;
declare const HOST_PROVIDES: Readonly<Record<string, readonly string[]>>;
declare const HOST_BUILD: string;
declare const BUILT_REMOTES: Readonly<Record<string, object>>;
