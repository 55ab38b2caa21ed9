import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FormEvent,
  type FormEventHandler,
  type Ref,
} from 'react';

interface Growth {
  ref: Ref<HTMLTextAreaElement> | undefined;
  onInput: FormEventHandler<HTMLTextAreaElement> | undefined;
  value: unknown;
  maxRows: number;
}

function fit(area: HTMLTextAreaElement, maxRows: number): void {
  const { lineHeight, paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(area);
  const border = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth);
  const tallest = parseFloat(lineHeight) * maxRows + parseFloat(paddingTop) + parseFloat(paddingBottom) + border;
  area.style.height = 'auto';
  const wanted = area.scrollHeight + border;
  area.style.height = `${Math.min(wanted, tallest || wanted)}px`;
  area.style.overflowY = wanted > tallest ? 'auto' : 'hidden';
}

/** Browsers with `field-sizing` (Chrome 123, Safari 26.2) are spared the forced reflow. */
const IS_BUILT_IN = typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content');

/** Keeps a textarea as high as its text, up to `maxRows` lines, on typing and on a changed `value`. */
export function useGrowth({
  ref,
  onInput,
  value,
  maxRows,
}: Growth): Required<Pick<ComponentProps<'textarea'>, 'ref' | 'onInput'>> {
  const area = useRef<HTMLTextAreaElement>(null);

  const setArea = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );

  useLayoutEffect(() => {
    if (area.current && !IS_BUILT_IN) fit(area.current, maxRows);
  }, [value, maxRows]);

  const handleInput = (event: FormEvent<HTMLTextAreaElement>) => {
    if (!IS_BUILT_IN) fit(event.currentTarget, maxRows);
    onInput?.(event);
  };

  return { ref: setArea, onInput: handleInput };
}
