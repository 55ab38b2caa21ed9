import { useContext } from 'react';
import { ErrorState } from '../ErrorState/ErrorState';
import { ModulePlace } from './ModulePlace';
import { describeFailure } from './texts';
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
  return (
    <ModulePlace
      loader={loader}
      name={name}
      contentProps={props}
      waiting={<WidgetPlaceholder height={placeholder?.height} />}
      failed={({ kind, retry }) => <ErrorState onRetry={retry}>{describeFailure(kind, placeholder?.title)}</ErrorState>}
    />
  );
}
