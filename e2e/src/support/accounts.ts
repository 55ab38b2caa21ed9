/** The seeded accounts as the README lists them; the journeys know no more. */
const PASSWORD = 'vstrecha2026';

export interface Account {
  login: string;
  password: string;
}

const account = (name: string): Account => ({ login: `${name}@vstrecha.example`, password: PASSWORD });

export const accounts = {
  supplier: account('supplier'),
  customer: account('customer'),
  chatOnly: account('chatonly'),
  agency: account('agency'),
  admin: account('admin'),
  newcomer: account('newcomer'),
  halfway: account('halfway'),
};
