export type {
  ExposedComponent,
  ExposedName,
  Exposes,
  FederatedPages,
  FederatedWidgets,
  PageName,
  PropsOf,
  RemoteName,
  WidgetName,
} from './contract';
