import { useEffect, useState } from 'react';
import { whenIdle } from 'shared-ui/whenIdle';
import { useModule } from 'shared-ui/Widget';

const line = { load: () => import(/* webpackChunkName: "offline-line" */ './OfflineLine') };

/**
 * `OfflineLine` of pages without the main layout, loaded when the browser is idle: before the network goes, and without
 * delaying the first page.
 */
export function LaterOfflineLine() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <LoadedLine />;
}

function LoadedLine() {
  const loading = useModule(line, 'OfflineLine');
  return loading.phase === 'ready' && <loading.module.OfflineLine isPushLost={false} hasAnswers={false} />;
}
