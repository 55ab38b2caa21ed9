import { useNavigate } from 'react-router-dom';
import { hiddenStepsStore } from 'shared-api/company-marks';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Stack } from 'shared-ui/Stack';
import { texts } from './texts';

/** Brings back «Первые шаги» that were put away (FIRST-02). */
export function HelpFirstSteps() {
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  if (!user || user.is_admin) return null;
  return (
    <Card title={texts.firstSteps}>
      <Stack gap={3}>
        <p>{texts.firstStepsLead}</p>
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              hiddenStepsStore.change(user.id, () => false);
              void navigate(paths.profile);
            }}
          >
            {texts.showSteps}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
