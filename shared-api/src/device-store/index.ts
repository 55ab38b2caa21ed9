export { createDeviceStore, type DeviceStore } from './createDeviceStore';
export { useDeviceStore } from './useDeviceStore';
