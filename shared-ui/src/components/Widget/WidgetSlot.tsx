import { Suspense, useContext, type ComponentType } from 'react';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { ErrorState } from '../ErrorState/ErrorState';
import { useModule } from '../useModule/useModule';
import { WidgetLoaderContext } from './WidgetLoaderContext';
import { WidgetPlaceholder } from './WidgetPlaceholder';

export interface WidgetSlotProps {
  /** The widget's name in the federation contract: `mf_meetings/TodayMeetings`. */
  name: string;
  /** What stands there until the widget does. */
  placeholder?: {
    /** Height in px that the widget will have, so that nothing moves. */
    height?: number;
    /** What it shows, in Russian, for «Не удалось загрузить: …». */
    title?: string;
  };
}

/** A place for another remote's widget: loading, failure with retry, content. Whatever happens inside stays inside. */
export function WidgetSlot({ name, placeholder, ...props }: WidgetSlotProps) {
  const loader = useContext(WidgetLoaderContext);
  if (!loader) {
    throw new Error(
      `Widget «${name}» has no loader. Put <WidgetLoaderContext value={…}> around it: the shell does, a story or a test needs its own.`,
    );
  }
  const widget = useModule(loader, name);
  const waiting = <WidgetPlaceholder height={placeholder?.height} />;
  const failure = (
    <ErrorState onRetry={widget.retry}>
      {placeholder?.title ? `Не удалось загрузить: ${placeholder.title}.` : 'Не удалось загрузить этот блок.'}
    </ErrorState>
  );

  switch (widget.phase) {
    case 'loading':
      return waiting;
    case 'failed':
      return failure;
    case 'ready': {
      // The contract types the properties where the slot is used; in here they only pass through.
      const Content = widget.module.default as ComponentType<object>;
      return (
        // A widget that threw is loaded anew by «Повторить»: the next build may be a better one.
        <ErrorBoundary
          fallback={() => failure}
          onError={(error) => loader.onError?.(error, name)}
          resetKeys={[Content]}
          key={name}
        >
          <Suspense fallback={waiting}>
            <Content {...props} />
          </Suspense>
        </ErrorBoundary>
      );
    }
  }
}
