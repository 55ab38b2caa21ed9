const FixedJsdomEnvironment = require('jest-fixed-jsdom');
const { speedUpComputedStyle } = require('./computedStyle.cjs');

/** jsdom as tests see it: with Node's own fetch and streams, and quick answers about what is visible. */
module.exports = class JsdomEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    speedUpComputedStyle(this.global);
  }
};
