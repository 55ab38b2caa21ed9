/** Replaced by webpack (tooling/src/webpack/hostConfig.ts). */
declare const HOST_VERSIONS: Readonly<Record<string, string>>;
