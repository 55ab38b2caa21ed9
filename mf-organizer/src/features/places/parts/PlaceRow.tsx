import Pencil from '@lucide/icons/icons/pencil';
import Trash from '@lucide/icons/icons/trash';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { Alert } from 'shared-ui/Alert';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { ConflictAlert } from '#parts/ConflictAlert';
import { usePlaceRow } from '../state/usePlaceRow';
import { kindNames, texts } from '../texts';
import { PlaceEditForm } from './PlaceEditForm';

interface PlaceRowProps {
  place: Place;
}

/** A place of the list: switched off, renamed or deleted in its row. */
export const PlaceRow = memo(function PlaceRow({ place }: PlaceRowProps) {
  const { edited, edit, save, remove, isSaving, isRemoving, failure, isInUse, conflict } = usePlaceRow(place);
  const words = placeWords(place);
  const { label, hall, kind, is_active } = place;

  return (
    <Root>
      <Stack gap={2}>
        {edited ? (
          <PlaceEditForm
            key={edited.version}
            place={edited}
            isBusy={isSaving}
            onSubmit={(values) => save({ ...values, is_active: edited.is_active })}
            onClose={() => edit(undefined)}
          />
        ) : (
          <Line>
            <Name>
              {words} <Muted>{kindNames[kind]}</Muted> {!is_active && <Badge>{texts.off}</Badge>}
            </Name>
            <Button
              size="small"
              variant="secondary"
              aria-label={texts.nameOf(is_active ? texts.switchOff : texts.switchOn, words)}
              isBusy={isSaving}
              onClick={() => save({ label, hall, kind, is_active: !is_active })}
            >
              {is_active ? texts.switchOff : texts.switchOn}
            </Button>
            <IconButton size="small" aria-label={texts.nameOf(texts.edit, words)} onClick={() => edit(place)}>
              <Icon icon={Pencil} size={16} />
            </IconButton>
            <IconButton
              size="small"
              isDanger
              aria-label={texts.nameOf(texts.remove, words)}
              aria-busy={isRemoving || undefined}
              onClick={remove}
            >
              <Icon icon={Trash} size={16} />
            </IconButton>
          </Line>
        )}
        {conflict && <ConflictAlert {...conflict} />}
        {failure && (
          <Alert
            kind="danger"
            action={
              isInUse &&
              is_active && (
                <Button size="small" variant="secondary" onClick={() => save({ label, hall, kind, is_active: false })}>
                  {texts.switchOff}
                </Button>
              )
            }
          >
            {failure}
          </Alert>
        )}
      </Stack>
    </Root>
  );
});

const Root = styled.li`
  padding: ${theme.space(1)} 0;
  border-top: 1px solid ${theme.color.border};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
`;

const Name = styled.span`
  flex: 1 1 ${theme.space(40)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
