export type {
  ExposedComponent,
  ExposedName,
  Exposes,
  FederatedPages,
  FederatedWidgets,
  KeepAnswers,
  PageName,
  PropsOf,
  RemoteExposes,
  RemoteName,
  WidgetName,
} from './contract';
export type {
  BadgeName,
  FederatedSlots,
  MenuEntry,
  PageLayout,
  RemoteManifest,
  RemotePage,
  SlotName,
  SlotProps,
} from './remoteManifest';
