import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { Page } from 'shared-ui/page';
import { Widget } from '#parts/Widget';
import { texts } from '../features/steps/texts';

/** Estimated height of the widget in px, reserved to avoid a layout shift. */
const HEIGHT = 880;

/** Page `/register/company`: step 2 of the registration, the company info form of mf-profile (REG-06). */
export function RegisterCompanyPage() {
  const navigate = useNavigate();
  return (
    <div>
      <Page title={texts.companyTitle} lead={texts.companyLead}>
        <Widget
          name="mf_profile/CompanyInfoForm"
          purpose="registration"
          onSaved={() => void navigate(paths.registerFiles, { replace: true })}
          placeholder={{ height: HEIGHT, title: texts.companyTitle }}
        />
      </Page>
    </div>
  );
}
