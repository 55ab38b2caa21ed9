export { Crop, type CropProps } from './Crop';
export { wholeArea, type CropArea } from './cropArea';
export { encodeCrop, type PictureLimits } from './encodeCrop';
