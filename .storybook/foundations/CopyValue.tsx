import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';

interface CopyValueProps {
  text: string;
  /** What the value is, shown before it: «светлая». */
  label: string;
  /** Before both. */
  icon?: ReactNode;
}

/** A value as a button: a press copies it, the toast tells so. */
export function CopyValue({ text, label, icon }: CopyValueProps) {
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`Скопировано: ${text}`);
    } catch {
      // Browsers keep the clipboard from pages without HTTPS.
      toast.danger('Не удалось скопировать.');
    }
  };

  return (
    <Value type="button" aria-describedby={id} onClick={() => void copy()}>
      {icon}
      <span>
        <Label>{label}</Label>
        <Text>{text}</Text>
      </span>
      <span id={id} hidden>
        Скопировать
      </span>
    </Value>
  );
}

const Value = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: ${theme.control.heightSmall};
  padding: ${theme.space(1)} ${theme.space(2)};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: none;
  text-align: start;
  cursor: copy;

  svg {
    flex: none;
  }

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.controlBorder};
      background: ${theme.color.sunken};
    }
  }
`;

const Label = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`;

/* The path of an icon is long. */
const Text = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  font-family: ui-monospace, monospace;
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;
