import Star from '@lucide/icons/icons/star';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';

/** `first`: stored for the first time on this device alone; `failed`: browser storage is full or forbidden. */
export type FavouriteOutcome = 'kept' | 'first' | 'failed';

export interface FavouriteButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'onChange' | 'onClick'
> {
  /** Name of the thing to mark. */
  name: string;
  isFavourite: boolean;
  /** Stores the change; the button shows a toast for `first` and `failed`. */
  onChange: (isFavourite: boolean) => FavouriteOutcome;
}

// Constant element: React skips it when a long list re-renders.
const icon = <Icon icon={Star} size={20} />;

/** A star that marks favourites; a toast says so the first time that they are on this device alone. */
export function FavouriteButton({ name, isFavourite, onChange, ...rest }: FavouriteButtonProps) {
  const press = () => {
    const outcome = onChange(!isFavourite);
    if (outcome === 'first') toast.info('Избранное хранится на этом устройстве.');
    if (outcome === 'failed') toast.danger('Не удалось сохранить: браузер не даёт места.');
  };
  return (
    <Root
      {...rest}
      size="small"
      title={isFavourite ? 'Убрать из избранного' : 'В избранное'}
      aria-label={`В избранное: ${name}`}
      aria-pressed={isFavourite}
      onClick={press}
    >
      {icon}
    </Root>
  );
}

const Root = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${theme.color.accent};

    > svg {
      fill: currentcolor;
    }
  }
`;
