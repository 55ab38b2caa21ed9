import { definePackage } from '../vstrecha-kit/src/jest/preset.mjs';

export default definePackage(import.meta.url);
