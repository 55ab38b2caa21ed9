// Translates what tests load, by SWC. Most packages are CommonJS, which runs as it is: only their ES modules are translated.
// Each project of Jest has a cache of its own; what several of them load is translated once, as long as they run in one process.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { createTransformer } = require('@swc/jest');

const PACKAGES = /[\\/]node_modules[\\/]/;
/** The words of ES modules. Where they stand in a comment only, a file is translated for nothing. */
const MODULE_WORDS = /\b(?:import|export)\b/;
/** Makes Jest forget what an earlier version of this file has translated. */
const VERSION = readFileSync(module.filename, 'utf8');

/** @type {Map<string, { source: string, result: object }>} */
const translated = new Map();

module.exports = {
  /** @param options those of SWC */
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
        const known = translated.get(filename);
        if (known?.source === source) return known.result;
        const result = translate(source, filename, jestOptions);
        translated.set(filename, { source, result });
        return result;
      },
    };
  },
};
