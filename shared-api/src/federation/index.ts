export type { ExposedName, Exposes, FederatedPages, FederatedWidgets, PageName, PropsOf, RemoteName, WidgetName } from './contract';
