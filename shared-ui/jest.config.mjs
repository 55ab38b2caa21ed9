import { definePackage } from '../tooling/src/jest/preset.mjs';

export default definePackage(import.meta.url);
