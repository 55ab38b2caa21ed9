const FixedJsdomEnvironment = require('jest-fixed-jsdom');
const { speedUpComputedStyle } = require('./computedStyle.cjs');

/** Enough to find the line of a test below a few helpers. */
const STACK_FRAMES = 20;

/** jsdom as tests see it: with Node's own fetch and streams, and quick answers about what is visible. */
module.exports = class JsdomEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    speedUpComputedStyle(this.global);
    // Each expectation and each try of a query makes an error, nearly always for nobody: Jest would have 100 frames of each.
    this.global.Error.stackTraceLimit = STACK_FRAMES;
  }
};
