import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { ModulePlace } from './ModulePlace';
import { WidgetLoaderContext } from './WidgetLoaderContext';
import { describeFailure } from './WidgetSlot';

interface SlotLineProps {
  /** At least one. */
  widgets: readonly string[];
  contentProps: object;
}

/** The widgets of a slot in an item of a list. Reserves its height; they load once it is in sight. */
export function SlotLine({ widgets, contentProps }: SlotLineProps) {
  const loader = useContext(WidgetLoaderContext);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <Root ref={place}>
      {loader &&
        isSeen &&
        widgets.map((widget) => (
          <ModulePlace
            key={widget}
            loader={loader}
            name={widget}
            contentProps={contentProps}
            // The item may show something else next.
            resetKeys={Object.values(contentProps)}
            waiting={null}
            // Without an alert: all items may have the same failure.
            failed={({ kind, retry }) => (
              <Failure>
                {describeFailure(kind)}
                <Button variant="ghost" size="small" onClick={retry}>
                  Повторить
                </Button>
              </Failure>
            )}
          />
        ))}
    </Root>
  );
}

/** Whether an element has been in sight. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      setIsSeen(true);
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [place]);
  return isSeen;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  align-content: center;
  min-height: ${theme.control.height};
`;

const Failure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
