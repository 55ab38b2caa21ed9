export type {
  ExposedComponent,
  ExposedName,
  Exposes,
  FederatedPages,
  FederatedWidgets,
  PageName,
  PropsOf,
  Questions,
  RemoteName,
  WidgetName,
} from './contract';
