/**
 * What cuts pictures, to be fetched when first needed: `import('./cropping')`. A file of its own, because webpack's import of a host's
 * module from afar puts helpers into the entry that every page waits for.
 */
export { Crop, encodeCrop, wholeArea, type CropArea } from 'shared-ui/Crop';
