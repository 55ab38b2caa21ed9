import { Card } from 'shared-ui/Card';
import { VersionedForm, type VersionedFormProps } from '#parts/VersionedForm';

/** A card with a form, whose changes the page's bar saves. */
export function CardForm(props: VersionedFormProps) {
  return (
    <Card title={props.title}>
      <VersionedForm {...props} />
    </Card>
  );
}
