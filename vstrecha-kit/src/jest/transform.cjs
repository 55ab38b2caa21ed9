// Compiles the files that tests load with SWC. Most packages are CommonJS and run unchanged; only their ES modules are
// compiled.
// Each Jest project has its own cache, so results are also shared between the projects of one process.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { createTransformer } = require('@swc/jest');

const PACKAGES = /[\\/]node_modules[\\/]/;
/** Keywords of ES modules. A match in a comment only costs a needless compilation. */
const MODULE_WORDS = /\b(?:import|export)\b/;
/** Part of the cache key, so that Jest drops results of earlier versions of this file. */
const VERSION = readFileSync(module.filename, 'utf8');

/** @type {Map<string, { source: string, result: object }>} */
const translated = new Map();

module.exports = {
  /** @param options SWC's options */
  createTransformer: (options) => {
    const own = createTransformer({ ...options, sourceMaps: true });
    const translate = (source, filename, jestOptions) => {
      if (!PACKAGES.test(filename)) return own.process(source, filename, jestOptions);
      if (!MODULE_WORDS.test(source)) return { code: source };
      return { code: transformSync(source, { ...options, filename, swcrc: false, sourceMaps: false }).code };
    };
    return {
      getCacheKey: (...call) => VERSION + own.getCacheKey(...call),
      process: (source, filename, jestOptions) => {
        const cached = translated.get(filename);
        if (cached?.source === source) return cached.result;
        const result = translate(source, filename, jestOptions);
        translated.set(filename, { source, result });
        return result;
      },
    };
  },
};
