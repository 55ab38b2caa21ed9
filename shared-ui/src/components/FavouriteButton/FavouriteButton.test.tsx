import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from '../Toaster/Toaster';
import { FavouriteButton, type FavouriteOutcome } from './FavouriteButton';

afterEach(closeToasts);

const onChange = jest.fn<(isFavourite: boolean) => FavouriteOutcome>();
const star = () => screen.getByRole('button', { name: 'В избранное: Ветер' });

test.each([
  ['kept', null],
  ['first', 'Избранное хранится на этом устройстве.'],
  ['failed', 'Не удалось сохранить: браузер не даёт места.'],
] as const)('reports the outcome «%s» with the toast: %s', async (outcome, sentence) => {
  onChange.mockReturnValue(outcome);
  render(
    <>
      <FavouriteButton name="Ветер" isFavourite={false} onChange={onChange} />
      <Toaster />
    </>,
  );
  expect(star()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(star());
  expect(onChange).toHaveBeenLastCalledWith(true);
  if (sentence === null) expect(screen.queryByText(/сохран|хранится/)).not.toBeInTheDocument();
  else expect(screen.getByText(sentence)).toBeInTheDocument();
  await expectNoAxeViolations(document.body);
});

test('removes a favourite on click', async () => {
  onChange.mockReturnValue('kept');
  render(<FavouriteButton name="Ветер" isFavourite onChange={onChange} />);
  expect(star()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(star());
  expect(onChange).toHaveBeenLastCalledWith(false);
});
