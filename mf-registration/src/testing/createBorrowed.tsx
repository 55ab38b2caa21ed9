import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { FederatedWidgets } from 'shared-api/federation';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';

/** Fakes the widgets of other remotes: each shows its name and records its props, whose callbacks a test can call. */
export function createBorrowed() {
  const given = new Map<string, object>();
  const broken = new Set<string>();
  const loader: WidgetLoader = {
    load: (name) =>
      broken.has(name)
        ? Promise.reject(new Error('down'))
        : Promise.resolve({
            default: (props: object) => {
              given.set(name, props);
              return <p>{name}</p>;
            },
          }),
  };
  return {
    around: (page: ReactNode) => <WidgetLoaderContext value={loader}>{page}</WidgetLoaderContext>,
    /** Last props of a widget. */
    props: <Name extends keyof FederatedWidgets>(name: Name) => given.get(name) as FederatedWidgets[Name],
    /** Calls a callback prop as the widget would. */
    call: (callback: (() => void) | undefined) => act(async () => callback?.()),
    /** Makes a widget fail to load. */
    breakWidget: (name: keyof FederatedWidgets) => broken.add(name),
  };
}
