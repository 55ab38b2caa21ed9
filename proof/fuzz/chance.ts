import type { FormFile } from 'reference-api/testing/multipart';
import type { TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';

/** Values for a successful request that the contract cannot express; the rest of the request stays random. */
export interface Chance {
  user?: TestUser;
  path?: Record<string, unknown>;
  /** An undefined value removes a parameter or field. */
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: FormFile;
}

/** The users of a chance. */
export interface Scene {
  api: TestApp;
  me: TestUser;
  /** Of the opposite type, available at SLOT. */
  other: TestUser;
}
