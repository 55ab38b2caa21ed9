import Check from 'lucide-react/icons/check';
import { useId, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';

export interface SectionFootProps {
  /** What keeps the form from being saved: «Осталось заполнить: «Сайт».» The button is disabled while there is something. */
  missing: string | undefined;
  /** Why the last try failed. */
  failure: string | undefined;
  /** Something differs from what is saved. */
  isDirty: boolean;
  /** It has just been saved. */
  isSaved: boolean;
  isBusy: boolean;
  /** Brings back what is saved. */
  onCancel: () => void;
  /** What the line says once it is saved. */
  savedText?: string;
  /** What the button says. */
  label?: string;
}

/** The end of a section that saves on its own: where it stands, «Отменить» and «Сохранить». */
export function SectionFoot({
  missing,
  failure,
  isDirty,
  isSaved,
  isBusy,
  onCancel,
  savedText = 'Сохранено',
  label = 'Сохранить',
}: SectionFootProps) {
  const lineId = useId();
  const state = isDirty ? 'Не сохранено' : 'Изменений нет';
  return (
    <Stack gap={3}>
      {failure && <Alert kind="danger">{failure}</Alert>}
      <Row>
        {/* Spoken when it changes: the keyboard skips a disabled button with its description. */}
        <Line id={lineId} aria-live="polite">
          {isSaved ? (
            <>
              <Check size={16} aria-hidden /> {savedText}
            </>
          ) : (
            (missing ?? state)
          )}
        </Line>
        {isDirty && (
          // The press leaves the focus in its field: a complaint that comes when one is left would move the button from under the pointer.
          <Button variant="secondary" onMouseDown={keepFocus} onClick={onCancel} disabled={isBusy}>
            Отменить
          </Button>
        )}
        <Button
          type="submit"
          disabled={missing !== undefined}
          isBusy={isBusy}
          aria-describedby={missing === undefined ? undefined : lineId}
        >
          {label}
        </Button>
      </Row>
    </Stack>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};

  ${media.phone} {
    > button {
      flex: 1 1 auto;
    }
  }
`;

const Line = styled.p`
  flex: 1 1 200px;
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  > svg {
    color: ${theme.color.positive};
    vertical-align: text-bottom;
  }

  ${media.phone} {
    flex-basis: 100%;
  }
`;
