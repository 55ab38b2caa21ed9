import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'shared-api/testing';
import { createBorrowed } from '../testing/createBorrowed';
import { RegisterCompanyPage } from './RegisterCompanyPage';

test('opens the files step after saving the company form [REG-06] [ROUTE-04]', async () => {
  const borrowed = createBorrowed();
  const { location } = renderPage(borrowed.around(<RegisterCompanyPage />), { address: '/register/company' });
  expect(screen.getByRole('heading', { level: 1, name: 'Информация о компании' })).toBeVisible();
  await screen.findByText('mf_profile/CompanyInfoForm');
  const { purpose, onSaved } = borrowed.props('mf_profile/CompanyInfoForm');
  expect(purpose).toBe('registration');
  expect(location()).toBe('/register/company');
  await borrowed.call(onSaved);
  expect(location()).toBe('/register/files');
});

test('offers a retry when the form fails to load [FED-02]', async () => {
  const borrowed = createBorrowed();
  borrowed.breakWidget('mf_profile/CompanyInfoForm');
  renderPage(borrowed.around(<RegisterCompanyPage />), { address: '/register/company' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Информация о компании');
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});
