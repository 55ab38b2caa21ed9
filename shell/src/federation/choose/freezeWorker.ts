// Runs as a worker of every page that starts a build not yet healthy in this browser.
import { watchPage } from './watchPage';

const hear = watchPage();

addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  void hear(data).then(() => {
    if (data.length === 0) close();
  });
});
postMessage('ready');
