import { Anchor, Content, Portal, Root as Popover, Trigger } from '@radix-ui/react-popover';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { depth, query, theme, useMediaQuery } from 'shared-ui/theme';

import { Button } from '../Button/Button';
import { CheckTreeSearch } from '../CheckTree/CheckTreeSearch';
import type { CheckTreeId } from '../CheckTree/checkTreeRows';
import { Dialog } from '../Dialog/Dialog';
import { ErrorState } from '../ErrorState/ErrorState';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { Spinner } from '../Spinner/Spinner';
import { filterItems, type FilterOption } from './filterItems';
import { MultiSelectPress } from './MultiSelectPress';

export interface MultiSelectFilterProps<Value extends CheckTreeId> extends FieldOptions {
  /** All options in order. Those that bring nothing are not shown, those not counted yet appear with their count. */
  options: readonly FilterOption<Value>[];
  /** The chosen values. */
  value: readonly Value[];
  /** Other values were chosen. */
  onChange: (value: Value[]) => void;
  /** Options are shown by their count; `false` for lists in forms, which have no counts. */
  isCounted?: boolean;
  /** Stands for «nothing chosen». */
  placeholder?: string;
  /** Options or counts are still on their way. */
  isLoading?: boolean;
  /** They did not come: offers to ask again. */
  onRetry?: () => void;
  /** It was opened: time to ask for the counts. */
  onOpen?: () => void;
  /** It was closed, for forms that check what has been visited. */
  onClose?: () => void;
  /** It cannot be opened. */
  disabled?: boolean;
  required?: boolean;
}

/** Several of a list: in a box below the control, on phones in a window. */
export function MultiSelectFilter<Value extends CheckTreeId>(props: MultiSelectFilterProps<Value>) {
  const { options, value, onChange, isCounted = true, placeholder = 'Любые', isLoading = false, onRetry, onOpen, onClose, disabled, label, isLabelHidden, hint, error, required } = props;
  const { field, control } = useField({ label, isLabelHidden, hint, error, required });
  const valueId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(query.phone);
  const items = useMemo(() => filterItems(options, isCounted), [options, isCounted]);

  const toggle = (willBeOpen: boolean) => {
    setIsOpen(willBeOpen);
    if (willBeOpen) onOpen?.();
    else onClose?.();
  };

  const name = typeof label === 'string' ? label : 'Варианты';
  // Ids of the tree are values of options: groups are never ticked themselves.
  const list = items.length > 0 && <CheckTreeSearch items={items} checked={value} onChange={(ids) => onChange(ids as Value[])} label={name} />;
  const inside = (
    <Inside>
      {list}
      {isLoading && <Spinner label={list ? 'Ищем ещё варианты…' : undefined} size={20} />}
      {onRetry && !isLoading && <ErrorState onRetry={onRetry}>Не удалось загрузить варианты.</ErrorState>}
      {!list && !isLoading && !onRetry && <p>Вариантов нет.</p>}
    </Inside>
  );

  const press = (
    <MultiSelectPress
      id={control.id}
      type="button"
      disabled={disabled}
      aria-describedby={control['aria-describedby']}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-labelledby={`${field.labelId} ${valueId}`}
      // A button may not carry `aria-invalid` and `aria-required`; its description and its name say it.
      data-invalid={control['aria-invalid']}
      valueId={valueId}
    >
      {summary(options, value) ?? placeholder}
      {required && <span className="visually-hidden">, обязательное поле</span>}
    </MultiSelectPress>
  );

  return (
    <Field {...field}>
      <Popover open={isOpen} onOpenChange={toggle}>
        <Anchor asChild>
          <Trigger asChild>{press}</Trigger>
        </Anchor>
        {!isPhone && (
          <Portal>
            <Box align="start" sideOffset={4} collisionPadding={8} aria-label={name}>
              {inside}
            </Box>
          </Portal>
        )}
      </Popover>
      {isPhone && (
        <Dialog isOpen={isOpen} onClose={() => toggle(false)} title={label} footer={<Button onClick={() => toggle(false)}>Готово</Button>}>
          {inside}
        </Dialog>
      )}
    </Field>
  );
}

function summary(options: readonly FilterOption[], value: readonly CheckTreeId[]): string | undefined {
  if (value.length === 0) return undefined;
  if (value.length > 1) return `Выбрано: ${value.length}`;
  return options.find((option) => option.value === value[0])?.label ?? 'Выбрано: 1';
}

const Box = styled(Content)`
  /* It may open over a dialog, and stands after it in the document. */
  z-index: ${depth.dialog};
  width: max(var(--radix-popover-trigger-width), ${theme.space(72)});
  max-width: calc(100vw - ${theme.space(4)});
  padding: ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};

  &:focus {
    outline: none;
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  min-height: 0;
`;
