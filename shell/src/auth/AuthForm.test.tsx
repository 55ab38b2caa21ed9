import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-api/testing';
import { TextField } from 'shared-ui/TextField';
import { AuthForm } from './AuthForm';

test('validates once per keystroke', async () => {
  const validate = jest.fn(() => ({}));
  renderPage(
    <AuthForm initial={{ login: '' }} validate={validate} onSubmit={async () => {}} submitText="Войти">
      {(field) => <TextField {...field('login')} label="Логин" />}
    </AuthForm>,
  );
  await userEvent.click(screen.getByLabelText('Логин'));
  validate.mockClear();
  await userEvent.keyboard('abc');
  expect(validate.mock.calls).toEqual([[{ login: 'a' }], [{ login: 'ab' }], [{ login: 'abc' }]]);
});
