import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { toast } from '../toast/toast';

/** How long the button shows that it has copied, in milliseconds. */
const COPIED_MS = 2000;

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Names the button: «Скопировать ссылку: Северный ветер». */
  'aria-label': string;
  /** Says what is copied where it is not the text beside the button; 20 px. */
  icon?: ReactNode;
}

/** Copies a text and says so: «Скопировано!». */
export function CopyButton({ text, icon = <Copy size={20} aria-hidden />, ...rest }: CopyButtonProps) {
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
      // Refused by the browser, or missing where the page came over plain http.
      toast.danger('Не удалось скопировать.');
    }
  };

  return (
    <IconButton {...rest} onClick={() => void copy()}>
      {isCopied ? <Check size={20} aria-hidden /> : icon}
    </IconButton>
  );
}
