/**
 * A webpack loader for the docs: react-docgen does not know `readonly` before an array and says `unknown` of it. Without the word it
 * names what the array holds; the program is the same.
 * @param {string} source TypeScript
 */
export default function plainArrays(source) {
  return source.replaceAll(/\breadonly (?=[\w.]+(?:<[^;{}]*>)?\[\])/g, '');
}
