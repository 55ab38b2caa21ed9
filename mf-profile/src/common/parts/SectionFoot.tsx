import Check from '@lucide/icons/icons/check';
import { useId, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';

export interface SectionFootProps {
  /** Lists what is still to be filled in («Осталось заполнить: «Сайт».») and disables the button. */
  missing: string | undefined;
  /** Error message of the last attempt. */
  failure: string | undefined;
  isDirty: boolean;
  isSaved: boolean;
  isBusy: boolean;
  /** Resets the form to the saved values. */
  onCancel: () => void;
  savedText?: string;
  label?: string;
}

/** Footer of a section that saves separately: its state, «Отменить» and «Сохранить». */
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
        {/* A live region, because keyboard focus skips a disabled button together with its description. */}
        <Line id={lineId} aria-live="polite">
          {isSaved ? (
            <>
              <Icon icon={Check} size={16} /> {savedText}
            </>
          ) : (
            (missing ?? state)
          )}
        </Line>
        {isDirty && (
          // Keep the focus in the field: an error shown on blur would move the button away from the pointer.
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
