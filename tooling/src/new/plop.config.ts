import type { NodePlopAPI } from 'plop';
import { newCall } from './newCall.ts';
import { newPage } from './newPage.ts';
import { newPart } from './newPart.ts';
import { newWidget } from './newWidget.ts';

/** What `npm run new` can add. */
export default function plopfile(plop: NodePlopAPI): void {
  plop.setWelcomeMessage('What to add?');
  plop.setGenerator('page', newPage);
  plop.setGenerator('widget', newWidget);
  plop.setGenerator('call', newCall);
  plop.setGenerator('part', newPart);
}
