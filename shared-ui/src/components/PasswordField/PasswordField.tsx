import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password that its owner can look at before sending it. */
export function PasswordField({ autoComplete = 'current-password', disabled, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      // A shown password must not be corrected, capitalised or learned by the keyboard.
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
          {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}
