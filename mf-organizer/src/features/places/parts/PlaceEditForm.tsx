import { useFormik } from 'formik';
import { styled } from 'styled-components';
import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { findProblems, formFields } from 'shared-ui/forms';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { media, theme } from 'shared-ui/theme';
import { SaveBar } from '#parts/SaveBar';
import { placeSchema, type PlaceValues } from '../placeSchemas';
import { kindNames, texts } from '../texts';

interface PlaceEditFormProps {
  /** Values at first; remount the form for others. */
  place: Place;
  isBusy: boolean;
  onSubmit: (values: PlaceValues) => void;
  onClose: () => void;
}

const NAMES = ['label', 'hall', 'kind'] as const;
const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

/** Name, hall and kind of a place. */
export function PlaceEditForm({ place, isBusy, onSubmit, onClose }: PlaceEditFormProps) {
  const form = useFormik<PlaceValues>({
    initialValues: { label: place.label, hall: place.hall, kind: place.kind },
    validate: (values) => findProblems(placeSchema, values),
    validateOnBlur: false,
    onSubmit: (values) => onSubmit({ ...values, label: values.label.trim(), hall: values.hall.trim() }),
  });
  const field = formFields(form);
  return (
    <form onSubmit={form.handleSubmit} aria-label={texts.nameOf(texts.edit, placeWords(place))} noValidate>
      <Row>
        <TextField {...field.input('label')} label={texts.label} autoComplete="off" />
        <TextField {...field.input('hall')} label={texts.hall} autoComplete="off" />
        <Select {...field.input('kind')} label={texts.kind} options={kinds} />
      </Row>
      <SaveBar
        changed={NAMES.filter((name) => form.values[name] !== form.initialValues[name]).map((name) => texts[name])}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 2fr 1fr;
  gap: ${theme.space(3)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
