import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password field with a button that shows the password. */
export function PasswordField({ autoComplete = 'current-password', disabled, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      // Keyboards must not correct, capitalise or learn a visible password.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          aria-label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Icon icon={EyeOff} size={20} /> : <Icon icon={Eye} size={20} />}
        </IconButton>
      }
    />
  );
}
