import { useFormik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { findProblems, formFields } from 'shared-ui/forms';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { media, theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useAddPlaces } from '../api/useAddPlaces';
import { addSchema } from '../placeSchemas';
import { kindNames, texts } from '../texts';

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }));
const nothing: { kind: Schema<'PlaceKind'>; from: string; to: string; hall: string } = {
  kind: 'table',
  from: '1',
  to: '',
  hall: '',
};

/** Adds numbered places of one hall: «от 1 до 40, зал Б». */
export function PlaceAddForm() {
  const add = useAddPlaces();
  const [failure, setFailure] = useState<string>();
  const form = useFormik({
    initialValues: nothing,
    validate: (values) => findProblems(addSchema, values),
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      setFailure(undefined);
      const { kind, from, to, hall } = addSchema.cast(values);
      const count = to - from + 1;
      try {
        const { added, existing } = await add(
          Array.from({ length: count }, (_, index) => ({
            label: `${kindNames[kind]} ${from + index}`,
            hall: hall ?? '',
            kind,
          })),
        );
        toast.success(texts.added(added, existing.length));
        resetForm({ values: { ...nothing, kind, from: String(to + 1), hall: hall ?? '' } });
      } catch (error) {
        setFailure(texts.failed(describeError(error)));
      }
    },
  });
  const field = formFields(form);

  return (
    <form onSubmit={form.handleSubmit} aria-label={texts.addForm} noValidate>
      <Row>
        <Select {...field.input('kind')} label={texts.kind} options={kinds} />
        <TextField {...field.input('from')} label={texts.from} inputMode="numeric" autoComplete="off" />
        <TextField {...field.input('to')} label={texts.to} inputMode="numeric" autoComplete="off" />
        <TextField {...field.input('hall')} label={texts.hall} autoComplete="off" />
        <Button type="submit" isBusy={form.isSubmitting}>
          {texts.add}
        </Button>
      </Row>
      {failure && <Alert kind="danger">{failure}</Alert>}
    </form>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 2fr auto;
  align-items: start;
  gap: ${theme.space(2)} ${theme.space(3)};

  /* Beside the controls, below the line of their labels. */
  > button {
    margin-top: calc(1.5 * ${theme.text.s} + ${theme.space(1)});
  }

  ${media.narrow} {
    grid-template-columns: 1fr 1fr;

    > :first-child,
    > :nth-child(4) {
      grid-column: 1 / -1;
    }

    > button {
      grid-column: 1 / -1;
      margin-top: 0;
    }
  }
`;
