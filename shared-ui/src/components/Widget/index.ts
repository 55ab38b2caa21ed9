export { createWidget, type TypedWidget } from './createWidget';
export { WidgetLoaderContext, type WidgetLoader, type WidgetModule } from './WidgetLoaderContext';
export { WidgetSlot as Widget, type WidgetSlotProps } from './WidgetSlot';
