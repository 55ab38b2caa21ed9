/** The seeded accounts listed in the README. */
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

/** A seeded company by its id. */
export const companyAccount = (id: number): Account => (id === 1 ? accounts.supplier : account(`company${id}`));
