export { ModuleFailure, type ModuleFailureKind } from './ModuleFailure';
export { ModulePlace, type ModulePlaceProps, type PlaceFailure } from './ModulePlace';
export { Slot, SlotsContext, type SlotSource } from './Slot';
export {
  WidgetLoaderContext,
  type DrawingFailure,
  type DrawingPhase,
  type ModuleWatch,
  type WidgetLoader,
  type WidgetModule,
} from './WidgetLoaderContext';
export { createWidget, WidgetSlot as Widget, type TypedWidget, type WidgetSlotProps } from './WidgetSlot';
