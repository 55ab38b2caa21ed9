import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { PageHeader } from 'shared-ui/PageHeader';
import { Widget } from '../components/Widget';
import { texts } from '../features/steps/texts';
import { WIDGET_HEIGHTS } from '../limits';

/** `/register/company`: step 2 of the registration, the company info form of mf-profile (REG-06). */
export function RegisterCompanyPage() {
  const navigate = useNavigate();
  return (
    <div>
      <PageHeader title={texts.companyTitle}>{texts.companyLead}</PageHeader>
      <Widget
        name="mf_profile/CompanyInfoForm"
        purpose="registration"
        onSaved={() => void navigate(paths.registerFiles, { replace: true })}
        placeholder={{ height: WIDGET_HEIGHTS.company, title: texts.companyTitle }}
      />
    </div>
  );
}
