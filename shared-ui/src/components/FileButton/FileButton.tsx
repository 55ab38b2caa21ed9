import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonProps } from '../Button/Button';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Takes the file that was chosen, unchecked. */
  onFile: (file: File) => void;
  /** Formats that the system's window offers first: `image/png`. */
  accept?: string;
}

/** A press that asks for one file. Where several can be given, or dropped, there is `FileDrop`. */
export function FileButton({ onFile, accept, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  const handleChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Else the same file, chosen again after a failure, would be no change.
    currentTarget.value = '';
    if (file) onFile(file);
  };

  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      {/* Hidden from everybody: its own button speaks the browser's language, ours speaks Russian. */}
      <input ref={input} type="file" hidden accept={accept} disabled={rest.disabled} onChange={handleChosen} />
    </>
  );
}
