/** Replaced by webpack (tooling/src/webpack/hostConfig.ts). */
declare const HOST_VERSIONS: Readonly<Record<string, string>>;
declare const HOST_PROVIDES: import('shared-api/needs').ModuleNames;
declare const HOST_BUILD: string;
