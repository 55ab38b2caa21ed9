import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme, useColorScheme, type ColorScheme } from 'shared-ui/theme';

const CHOICES: readonly { scheme: ColorScheme; name: string; Icon: typeof Sun }[] = [
  { scheme: 'system', name: 'Тема: системная', Icon: Monitor },
  { scheme: 'light', name: 'Тема: светлая', Icon: Sun },
  { scheme: 'dark', name: 'Тема: тёмная', Icon: Moon },
];

export type ThemeSwitchProps = Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'>;

/** Chooses between the device's colours, light and dark. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const [chosen, choose] = useColorScheme();
  const group = useId();
  return (
    <Root {...props}>
      <legend className="visually-hidden">Тема оформления</legend>
      {CHOICES.map(({ scheme, name, Icon }) => (
        <Choice key={scheme} title={name}>
          <input
            className="visually-hidden"
            type="radio"
            name={group}
            checked={scheme === chosen}
            onChange={() => choose(scheme)}
            aria-label={name}
          />
          <Icon size={16} aria-hidden />
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

  &:has(:checked) {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 1px;
  }
`;
