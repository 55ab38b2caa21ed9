import { useContext, type ReactNode } from 'react';
import { Delayed } from '../Delayed/Delayed';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { ModulePlace, type PlaceFailure } from './ModulePlace';
import { WidgetLoaderContext } from './WidgetLoaderContext';

const DEFAULT_HEIGHT = 160;

export interface WidgetSlotProps {
  /** Name of the widget in the federation contract: `mf_meetings/TodayMeetings`. */
  name: string;
  /** Shown until the widget is loaded. */
  placeholder?: {
    /** Expected height of the widget in px, to avoid a layout shift. */
    height?: number;
    /** Russian name of the content, for «Не удалось загрузить: …». */
    title?: string;
  };
}

/** Place for a widget of another remote: loading, failure with retry, content. Isolates the page from its failures. */
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
      waiting={
        <div aria-busy>
          <Delayed>
            <Skeleton height={placeholder?.height ?? DEFAULT_HEIGHT} shape="card" />
          </Delayed>
        </div>
      }
      failed={({ kind, retry }) => <ErrorState onRetry={retry}>{describeFailure(kind, placeholder?.title)}</ErrorState>}
    />
  );
}

/** Why a widget is missing, in a sentence. */
export function describeFailure(kind: PlaceFailure['kind'], title?: string): string {
  if (kind === 'incompatible')
    return `${title ? `Обновляется: ${title}.` : 'Этот блок обновляется.'} Загляните через пару минут.`;
  return title ? `Не удалось загрузить: ${title}.` : 'Не удалось загрузить этот блок.';
}

/** `Widget` for a contract that maps each name to the properties of that widget. */
export type TypedWidget<Contract> = <N extends keyof Contract & string>(
  props: Omit<WidgetSlotProps, 'name'> & { name: N } & Contract[N],
) => ReactNode;

/**
 * `Widget` typed by a federation contract, e.g. `createWidget<{ 'mf_meetings/TodayMeetings': { date: string } }>()`.
 * Without run-time cost: every typed widget is the same component.
 */
export function createWidget<Contract>(): TypedWidget<Contract> {
  return WidgetSlot as TypedWidget<Contract>;
}
