import Check from '@lucide/icons/icons/check';
import Copy from '@lucide/icons/icons/copy';
import { useEffect, useState, type ReactNode } from 'react';
import { toast } from 'shared-ui/toast';
import { Icon } from '../Icon/Icon';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';

/** How long the tick replaces the icon. */
const COPIED_MS = 2000;

export interface CopyButtonProps {
  text: string;
  /** Includes what is copied: «Скопировать ссылку: Северный ветер». */
  'aria-label': string;
  /** 20 px; set it where the copied text is not the text next to the button. */
  icon?: ReactNode;
  size?: IconButtonProps['size'];
}

/** Copies a text to the clipboard and confirms with a toast. */
export function CopyButton({ text, icon = <Icon icon={Copy} size={20} />, ...rest }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      toast.success('Скопировано!');
    } catch {
      // Refused by the browser, or `navigator.clipboard` is missing on plain HTTP.
      toast.danger('Не удалось скопировать.');
    }
  };

  return (
    <IconButton {...rest} onClick={() => void copy()}>
      {isCopied ? <Icon icon={Check} size={20} /> : icon}
    </IconButton>
  );
}
