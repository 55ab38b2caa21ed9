const FixedJsdomEnvironment = require('jest-fixed-jsdom');
const { createRequire } = require('node:module');
const { speedUpComputedStyle } = require('./computedStyle.cjs');

/** The same copy that queries by role use. */
const ariaQuery = createRequire(require.resolve('@testing-library/dom'))('aria-query');

/** Enough to reach the test's line below a few helpers. */
const STACK_FRAMES = 20;

/** jsdom with Node's own fetch and streams, and with a faster getComputedStyle. */
module.exports = class JsdomEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    speedUpComputedStyle(this.global);
    this.global.ariaQuery = ariaQuery;
    // Every matcher and every attempt of a query creates an error that is rarely shown; Jest would capture 100 frames
    // each time.
    this.global.Error.stackTraceLimit = STACK_FRAMES;
  }
};
