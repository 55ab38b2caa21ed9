import { texts } from './texts';

interface CompanyCardTermProps {
  label: string;
  /** Empty when the company has not filled it in. */
  children: string;
}

/** A label and its value on a company's card, styled by `companyCardStyle`. */
export function CompanyCardTerm({ label, children }: CompanyCardTermProps) {
  return (
    <div>
      <dt>{label}</dt>
      {children === '' ? <dd data-missing>{texts.unknown}</dd> : <dd>{children}</dd>}
    </div>
  );
}
