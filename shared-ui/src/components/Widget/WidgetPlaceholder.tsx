import { Delayed } from '../Delayed/Delayed';
import { Skeleton } from '../Skeleton/Skeleton';

const DEFAULT_HEIGHT = 160;

interface WidgetPlaceholderProps {
  /** Height in px. */
  height?: number;
}

/** Holds a widget's place while it loads. */
export function WidgetPlaceholder({ height = DEFAULT_HEIGHT }: WidgetPlaceholderProps) {
  return (
    <div aria-busy>
      <Delayed>
        <Skeleton height={height} shape="card" />
      </Delayed>
    </div>
  );
}
