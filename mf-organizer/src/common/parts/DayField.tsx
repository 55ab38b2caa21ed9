import { useState } from 'react';
import { TextField, type TextFieldProps } from 'shared-ui/TextField';
import { readDay } from '#domain/days';

interface DayFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** yyyy-MM-dd */
  value: string | undefined;
  /** Called with a whole day or, once emptied, without one. */
  onChange: (day: string | undefined) => void;
}

/** Earlier years are unfinished ones: the browser reports «0002» while 2026 is typed. */
const FIRST_YEAR = '2000';

/** Chooses a day that takes effect at once; an unfinished one stays in the field alone. */
export function DayField({ value = '', onChange, ...rest }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const change = (typed: string) => {
    setText(typed);
    const day = readDay(typed);
    if (typed === '' || (day !== undefined && day >= FIRST_YEAR)) onChange(day);
  };
  return <TextField {...rest} type="date" value={text} onChange={({ target }) => change(target.value)} />;
}
