/**
 * Why a module is unavailable: its server does not respond, no build is compatible with this page, or the response is
 * broken.
 */
export type ModuleFailureKind = 'network' | 'incompatible' | 'broken';

/** Rejection of a loader that knows the cause of its failure; the error panel shows it. */
export class ModuleFailure extends Error {
  readonly kind: ModuleFailureKind;

  constructor(kind: ModuleFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModuleFailure';
    this.kind = kind;
  }
}
