import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { FileInput } from './FileInput';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Gets the chosen file, unchecked. */
  onFile: (file: File) => void;
  /** Formats that the file dialog offers first: `image/png`. */
  accept?: string;
}

/** A button that asks for one file. For several files or drag and drop use `FileDrop`. */
export function FileButton({ onFile, accept, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <FileInput
        ref={input}
        multiple={false}
        accept={accept}
        disabled={rest.disabled}
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  );
}
