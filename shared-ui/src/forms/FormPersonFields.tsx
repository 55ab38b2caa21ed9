import { useFormikContext } from 'formik';
import { FieldPair } from 'shared-ui/Field';
import { PhoneField } from 'shared-ui/PhoneField';
import { TextField } from 'shared-ui/TextField';
import { formFields } from './formFields';
import { MAX_LENGTH } from './rules';

/** Form values of `FormPersonFields`. */
export interface PersonValues {
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
}

/** Labels of `FormPersonFields`. */
export const personLabels = { firstname: 'Имя', lastname: 'Фамилия', phone: 'Телефон', email: 'E-mail' } as const;

/** Contact person of a company in a formik form, validated by `rules.person`. */
export function FormPersonFields() {
  const field = formFields(useFormikContext<PersonValues>());
  const { onChange, ...phone } = field.choice('phone');
  return (
    <>
      <FieldPair>
        <TextField
          {...field.input('firstname')}
          label={personLabels.firstname}
          required
          maxLength={MAX_LENGTH.name}
          autoComplete="given-name"
        />
        <TextField
          {...field.input('lastname')}
          label={personLabels.lastname}
          required
          maxLength={MAX_LENGTH.name}
          autoComplete="family-name"
        />
      </FieldPair>
      <FieldPair>
        <PhoneField {...phone} onValueChange={onChange} label={personLabels.phone} required />
        <TextField
          {...field.input('email')}
          label={personLabels.email}
          required
          type="email"
          maxLength={MAX_LENGTH.email}
          autoComplete="email"
        />
      </FieldPair>
    </>
  );
}
