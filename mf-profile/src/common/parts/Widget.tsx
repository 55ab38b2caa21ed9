import type { FederatedWidgets } from 'shared-api/federation';
import { createWidget } from 'shared-ui/Widget';

/** Renders a widget of another remote, typed by the federation contract. */
export const Widget = createWidget<FederatedWidgets>();
