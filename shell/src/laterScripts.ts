// The build replaces the text by the names and hashes of scripts that load after this one
// (vstrecha-kit/src/webpack/runtime/README.md). CommonJS, so that webpack keeps it without an import of its content.
module.exports = '@later-scripts@';
