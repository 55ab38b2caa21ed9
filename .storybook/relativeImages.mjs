/**
 * A webpack loader: a built Storybook may be served from any folder of a host, so it takes the product's pictures from
 * beside its page and not from the root.
 * @param {string} source TypeScript
 */
export default function relativeImages(source) {
  return source.replaceAll("'/images/", "'images/");
}
