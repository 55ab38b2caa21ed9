/** The seeded accounts as the README tells them to people; the journeys know no more than that. */
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
  newcomer: account('newcomer'),
  halfway: account('halfway'),
};
