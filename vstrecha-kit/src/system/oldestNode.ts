/** Oldest major version of Node.js that the kit runs on; `engines` of its package.json asks package managers for it. */
export const OLDEST_NODE = 22;
