import Monitor from '@lucide/icons/icons/monitor';
import Moon from '@lucide/icons/icons/moon';
import Sun from '@lucide/icons/icons/sun';
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme, type ColorScheme } from 'shared-ui/theme';
import { Icon, type IconData } from '../Icon/Icon';

const CHOICES: readonly { scheme: ColorScheme; name: string; icon: IconData }[] = [
  { scheme: 'system', name: 'Тема: системная', icon: Monitor },
  { scheme: 'light', name: 'Тема: светлая', icon: Sun },
  { scheme: 'dark', name: 'Тема: тёмная', icon: Moon },
];

export interface ThemeSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  scheme: ColorScheme;
  onSchemeChange: (scheme: ColorScheme) => void;
}

/** Switches between the system’s, the light and the dark colour scheme. */
export function ThemeSwitch({ scheme: chosen, onSchemeChange, ...rest }: ThemeSwitchProps) {
  const group = useId();
  return (
    <Root {...rest}>
      <legend className="visually-hidden">Тема оформления</legend>
      {CHOICES.map(({ scheme, name, icon }) => (
        <Choice key={scheme} title={name} data-chosen={scheme === chosen || undefined}>
          <input
            className="visually-hidden"
            type="radio"
            name={group}
            checked={scheme === chosen}
            onChange={() => onSchemeChange(scheme)}
            aria-label={name}
          />
          <Icon icon={icon} size={16} />
        </Choice>
      ))}
    </Root>
  );
}

const Root = styled.fieldset`
  display: inline-flex;
  padding: ${theme.space(0.5)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.neutralSoft};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${theme.control.heightSmall};
  height: ${theme.control.heightSmall};
  border-radius: ${theme.radius.round};
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.text};
  }

  &[data-chosen] {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 1px;
  }
`;
