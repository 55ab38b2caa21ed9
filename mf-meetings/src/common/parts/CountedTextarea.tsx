import { Textarea, type TextareaProps } from 'shared-ui/Textarea';
import { lengthOf } from '#domain/textLength';

interface CountedTextareaProps extends Omit<TextareaProps, 'value' | 'maxLength' | 'error'> {
  value: string;
  /** Maximum length, in characters. A longer text is marked and stays typed: cutting it off would go unseen. */
  limit: number;
}

/** A text with its number of characters; the form refuses a longer one by `lengthOf`. */
export function CountedTextarea({ value, limit, hint, ...rest }: CountedTextareaProps) {
  const length = lengthOf(value);
  return (
    <Textarea
      {...rest}
      value={value}
      hint={
        <>
          <span>{hint}</span>
          <span> {texts.count(length, limit)}</span>
        </>
      }
      error={length > limit ? texts.tooLong(limit) : undefined}
    />
  );
}

const texts = {
  count: (length: number, limit: number) => `${length} из ${limit}`,
  tooLong: (limit: number) => `Сократите текст до ${limit} символов.`,
};
