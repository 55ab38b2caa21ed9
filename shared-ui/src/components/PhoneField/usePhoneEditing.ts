import { useEffect, useEffectEvent, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { editPhone, type PhoneEdit } from './editPhone';
import { formatPhone, loadPhoneRules } from './phone';
import { isForeignPhone } from './readPhone';

interface Options {
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * Keeps the number formatted, the caret in place, and its own undo history, because setting an input’s value clears
 * that of the browser. A foreign number stays as given until the user edits it.
 */
export function usePhoneEditing({ value, onValueChange }: Options) {
  const isForeign = isForeignPhone(value);
  const shown = isForeign ? value : formatPhone(value);

  useEffect(() => {
    if (isForeign) void loadPhoneRules();
  }, [isForeign]);

  const history = useRef<{ past: PhoneEdit[]; future: PhoneEdit[]; last: string }>({
    past: [],
    future: [],
    last: shown,
  });
  const caretBefore = useRef(0);

  // Passes a Russian number given in another format back to the form in the common format.
  const adopt = useEffectEvent(() => onValueChange(shown));
  useEffect(() => {
    if (shown !== value) adopt();
  }, [shown, value]);

  const show = (input: HTMLInputElement, edit: PhoneEdit) => {
    // Synchronously: with the next render React would move the caret to the end.
    if (input.value !== edit.value) input.value = edit.value;
    if (input === document.activeElement) input.setSelectionRange(edit.caret, edit.caret);
    history.current.last = edit.value;
    if (edit.value !== shown) onValueChange(edit.value);
  };

  const travel = (input: HTMLInputElement, direction: 'past' | 'future') => {
    const target = history.current[direction].pop();
    if (!target) return;
    history.current[direction === 'past' ? 'future' : 'past'].push({
      value: shown,
      caret: input.selectionStart ?? shown.length,
    });
    show(input, target);
  };

  return {
    value: shown,

    onSelect: (event: { currentTarget: HTMLInputElement }) => {
      caretBefore.current = event.currentTarget.selectionStart ?? 0;
    },

    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const { inputType } = event.nativeEvent as Partial<InputEvent>;
      const edit = editPhone(
        shown,
        { text: input.value, caret: input.selectionStart ?? input.value.length },
        deletionOf(inputType),
      );
      // A value set from outside makes the history void.
      if (history.current.last !== shown) history.current.past = [];
      if (edit.value !== shown)
        history.current = {
          ...history.current,
          past: [...history.current.past, { value: shown, caret: Math.min(caretBefore.current, shown.length) }],
          future: [],
        };
      show(input, edit);
    },

    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!isRedo && event.code !== 'KeyZ') return;
      event.preventDefault();
      if (history.current.last === shown) travel(event.currentTarget, isRedo ? 'future' : 'past');
    },
  };
}

function deletionOf(inputType = '') {
  if (!inputType.startsWith('delete')) return undefined;
  return inputType.endsWith('Forward') ? 'forward' : 'back';
}
