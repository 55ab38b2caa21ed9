import { texts } from './texts';

interface CompanyCardTermProps {
  /** What it is about. */
  label: string;
  /** Its value; empty when the company has not filled it in. */
  children: string;
}

/** One line of a company's card: a label and its value. `companyCardStyle` gives it its look. */
export function CompanyCardTerm({ label, children }: CompanyCardTermProps) {
  return (
    <div>
      <dt>{label}</dt>
      {children === '' ? <dd data-missing>{texts.unknown}</dd> : <dd>{children}</dd>}
    </div>
  );
}
