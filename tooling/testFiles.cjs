// What is no part of the product: tests, stories and their helpers. Both sets of rules for dependency-cruiser need it.
module.exports = {
  TESTS: '([.](test|stories|e2e)[.]tsx?$|/testing/|/(attack|fuzz|crash)/|^[^/]+/bench/|^e2e/|/testSite[.]ts$)',
};
