/**
 * A webpack loader for the docs: react-docgen does not understand `readonly` before an array type and reports
 * `unknown`. Without the keyword it reports the element type; the program stays the same.
 * @param {string} source TypeScript
 */
export default function plainArrays(source) {
  return source.replaceAll(/\breadonly (?=[\w.]+(?:<[^;{}]*>)?\[\])/g, '');
}
