// Files outside the product: tests, stories and their helpers. Shared by both dependency-cruiser configurations.
module.exports = {
  TESTS: '([.](test|stories|e2e)[.]tsx?$|/testing/|^(e2e|proof)/|/testSite[.]ts$)',
};
