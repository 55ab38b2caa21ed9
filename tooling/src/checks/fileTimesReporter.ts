import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/**
 * Reporter of `node --test`: how long the process of each file took, as lines of the spec reporter. That reporter itself names
 * no files.
 */
// eslint-disable-next-line no-restricted-syntax -- Node takes a reporter from the default export
export default async function* reportFileTimes(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const started = new Map<string, number>();
  for await (const { type, data } of events) {
    if ((type !== 'test:dequeue' && type !== 'test:complete') || path.resolve(data.name) !== data.file) continue;
    if (type === 'test:dequeue') started.set(data.name, performance.now());
    else yield `✔ ${data.name} (${performance.now() - (started.get(data.name) ?? NaN)}ms)\n`;
  }
}
