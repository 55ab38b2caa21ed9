export { ModuleFailure, type ModuleFailureKind } from './ModuleFailure';
export { ModulePlace, type ModulePlaceProps, type PlaceFailure } from './ModulePlace';
export { createSlot, Slot, SlotsContext, type SlotProps, type SlotSource, type TypedSlot } from './Slot';
export { prepareModule, useModule, type ModuleLoader, type ModuleState } from './useModule';
export {
  WidgetLoaderContext,
  type DrawingFailure,
  type DrawingPhase,
  type ModuleWatch,
  type WidgetLoader,
  type WidgetModule,
} from './WidgetLoaderContext';
export { createWidget, WidgetSlot as Widget, type TypedWidget, type WidgetSlotProps } from './WidgetSlot';
