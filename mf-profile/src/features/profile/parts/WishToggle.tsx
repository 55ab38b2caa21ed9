import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { useSaveWish, useWishes } from 'shared-api/invitations';
import { useFeature } from 'shared-api/settings';
import { Checkbox } from 'shared-ui/Checkbox';
import { toast } from 'shared-ui/toast';
import { texts } from '../texts';

/** Wishes to meet a company without a time. The company learns of it only when it wishes the same (AFTER-05). */
export function WishToggle({ id }: { id: number }) {
  const isAnnounced = useFeature('wishes') === true;
  const { data: wishes } = useWishes();
  const save = useSaveWish();
  const [isBusy, setIsBusy] = useState(false);
  if (!isAnnounced) return null;
  const wish = wishes?.find((each) => each.id === id);
  const toggle = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await save(id, !wish);
    } catch (error) {
      toast.danger(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Checkbox
      label={texts.wish}
      hint={wish?.is_mutual ? texts.wishMutual : texts.wishNote}
      checked={wish !== undefined}
      disabled={!wishes}
      onChange={() => void toggle()}
    />
  );
}
