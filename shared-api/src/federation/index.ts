export type {
  ExposedComponent,
  ExposedName,
  Exposes,
  FederatedPages,
  FederatedWidgets,
  PageName,
  Prefetch,
  PropsOf,
  RemoteName,
  WidgetName,
} from './contract';
