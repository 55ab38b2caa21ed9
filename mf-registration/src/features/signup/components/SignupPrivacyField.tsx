import { useConfig } from 'shared-api/config';
import { FormCheckbox } from 'shared-ui/forms/FormCheckbox';
import { safeHref } from 'shared-ui/safeHref';
import { texts } from '../texts';

/** Consent to the privacy policy, which opens beside the form when the deployment says where it is. */
export function SignupPrivacyField() {
  const { data: config } = useConfig();
  const href = config?.privacyPolicyUrl && safeHref(config.privacyPolicyUrl);
  return (
    <FormCheckbox
      name="isPrivacyAccepted"
      required
      label={
        <>
          {texts.privacyBefore}
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {texts.privacy}
            </a>
          ) : (
            texts.privacy
          )}
        </>
      }
    />
  );
}
