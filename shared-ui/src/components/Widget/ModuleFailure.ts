/** Why a module cannot be had: its server does not answer, no build suits this page, or what came is broken. */
export type ModuleFailureKind = 'network' | 'incompatible' | 'broken';

/** What a loader rejects with when it knows more than that it failed; the panel in the module's place says it. */
export class ModuleFailure extends Error {
  readonly kind: ModuleFailureKind;

  constructor(kind: ModuleFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModuleFailure';
    this.kind = kind;
  }
}
