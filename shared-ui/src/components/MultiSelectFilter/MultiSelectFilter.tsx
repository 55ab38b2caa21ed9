import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import type { CheckTreeId } from '../CheckTree/checkTreeRows';
import { CheckTreeSearch } from '../CheckTree/CheckTreeSearch';
import { ErrorState } from '../ErrorState/ErrorState';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { Popover } from '../Popover/Popover';
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
  const {
    options,
    value,
    onChange,
    isCounted = true,
    placeholder = 'Любые',
    isLoading = false,
    onRetry,
    onOpen,
    onClose,
    disabled,
    label,
    isLabelHidden,
    hint,
    error,
    required,
  } = props;
  const { field, control } = useField({ label, isLabelHidden, hint, error, required });
  const valueId = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(query.phone);
  const items = useMemo(() => filterItems(options, isCounted), [options, isCounted]);

  const prepare = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setOpener(currentTarget);

  const open = (event: SyntheticEvent<HTMLElement>) => {
    prepare(event);
    setIsOpen(true);
    onOpen?.();
  };

  const close = () => {
    setIsOpen(false);
    // What was searched and scrolled to is forgotten.
    setOpener(null);
    onClose?.();
  };

  const name = typeof label === 'string' ? label : 'Варианты';
  // Ids of the tree are values of options: groups are never ticked themselves.
  const list = items.length > 0 && (
    <CheckTreeSearch items={items} checked={value} onChange={(ids) => onChange(ids as Value[])} label={name} />
  );
  const inside = (
    <Inside>
      {list}
      {isLoading && <Spinner label={list ? 'Ищем ещё варианты…' : undefined} size={20} />}
      {onRetry && !isLoading && <ErrorState onRetry={onRetry}>Не удалось загрузить варианты.</ErrorState>}
      {!list && !isLoading && !onRetry && <p>Вариантов нет.</p>}
    </Inside>
  );

  return (
    <Field {...field}>
      <MultiSelectPress
        id={control.id}
        type="button"
        disabled={disabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={isOpen ? close : open}
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
      <Popover control={opener} isOpen={isOpen} onClose={close} isModal={isPhone} aria-label={name}>
        {isPhone && <Heading>{label}</Heading>}
        {inside}
        {isPhone && <Button onClick={close}>Готово</Button>}
      </Popover>
    </Field>
  );
}

function summary(options: readonly FilterOption[], value: readonly CheckTreeId[]): string | undefined {
  if (value.length === 0) return undefined;
  if (value.length > 1) return `Выбрано: ${value.length}`;
  return options.find((option) => option.value === value[0])?.label ?? 'Выбрано: 1';
}

const Heading = styled.h2`
  font-size: ${theme.text.l};
`;

const Inside = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  min-height: 0;
`;
