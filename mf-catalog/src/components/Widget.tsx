import type { FederatedWidgets } from 'shared-api/federation';
import { createWidget } from 'shared-ui/Widget';

/** A place for a widget of another remote, typed by the federation contract. */
export const Widget = createWidget<FederatedWidgets>();
