import { FieldPair } from 'shared-ui/FieldPair';
import { FormPhoneField } from '../FormPhoneField/FormPhoneField';
import { FormTextField } from '../FormTextField/FormTextField';

type PersonField = 'firstname' | 'lastname' | 'phone' | 'email';

export interface FormPersonFieldsProps {
  /** What the fields are called. */
  labels: Readonly<Record<PersonField, string>>;
  /** Longest texts: of either name, and of the e-mail. */
  maxLength: { name: number; email: number };
}

/** Who speaks for a company and how to reach them: the fields `firstname`, `lastname`, `phone` and `email` of a formik form. */
export function FormPersonFields({ labels, maxLength }: FormPersonFieldsProps) {
  return (
    <>
      <FieldPair>
        <FormTextField
          name="firstname"
          label={labels.firstname}
          required
          maxLength={maxLength.name}
          autoComplete="given-name"
        />
        <FormTextField
          name="lastname"
          label={labels.lastname}
          required
          maxLength={maxLength.name}
          autoComplete="family-name"
        />
      </FieldPair>
      <FieldPair>
        <FormPhoneField name="phone" label={labels.phone} required />
        <FormTextField
          name="email"
          label={labels.email}
          required
          type="email"
          maxLength={maxLength.email}
          autoComplete="email"
        />
      </FieldPair>
    </>
  );
}
