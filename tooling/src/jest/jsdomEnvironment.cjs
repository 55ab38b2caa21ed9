const FixedJsdomEnvironment = require('jest-fixed-jsdom');
const { createRequire } = require('node:module');
const { speedUpComputedStyle } = require('./computedStyle.cjs');

/** As the queries by role know it. */
const ariaQuery = createRequire(require.resolve('@testing-library/dom'))('aria-query');

/** Enough to find the line of a test below a few helpers. */
const STACK_FRAMES = 20;

/** jsdom as tests see it: with Node's own fetch and streams, and quick answers about what is visible. */
module.exports = class JsdomEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    speedUpComputedStyle(this.global);
    this.global.ariaQuery = ariaQuery;
    // Each expectation and each try of a query makes an error, nearly always for nobody: Jest would have 100 frames of each.
    this.global.Error.stackTraceLimit = STACK_FRAMES;
  }
};
