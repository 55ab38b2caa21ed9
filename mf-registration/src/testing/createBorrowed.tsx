import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { FederatedWidgets } from 'shared-api/federation';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';

/** Stands for the other remotes in tests: each widget says its name, keeps the props it got, and can be made to call back. */
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
    /** What the page gave to a widget last. */
    props: <Name extends keyof FederatedWidgets>(name: Name) => given.get(name) as FederatedWidgets[Name],
    /** Calls back as the widget would. */
    call: (callback: (() => void) | undefined) => act(async () => callback?.()),
    /** Lets a widget be unreachable. */
    breakWidget: (name: keyof FederatedWidgets) => broken.add(name),
  };
}
