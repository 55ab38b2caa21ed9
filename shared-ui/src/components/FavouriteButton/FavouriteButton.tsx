import Star from 'lucide-react/icons/star';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { IconButton } from '../IconButton/IconButton';
import { toast } from '../toast/toast';

/** Kept, kept for the first time here, or not kept: the browser has no room or forbids it. */
export type FavouriteOutcome = 'kept' | 'first' | 'failed';

export interface FavouriteButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'onChange' | 'onClick'
> {
  /** What is marked. */
  name: string;
  /** Whether it is a favourite. */
  isFavourite: boolean;
  /** It was pressed. What comes of it is said. */
  onChange: (isFavourite: boolean) => FavouriteOutcome;
}

// Made once: a list of many stars draws none of its pictures anew.
const icon = <Star size={20} aria-hidden />;

/** A star that marks something as a favourite on this device, and says so the first time. */
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
