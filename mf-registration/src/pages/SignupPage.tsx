import { PageHeader } from 'shared-ui/PageHeader';
import { Signup } from '../features/signup/components/Signup';
import { texts } from '../features/signup/texts';

/** `/signup`: step 1 of the registration, the account. */
export function SignupPage() {
  return (
    <div>
      <PageHeader title={texts.title} />
      <Signup />
    </div>
  );
}
