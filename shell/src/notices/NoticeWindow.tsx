import { Dialog } from 'shared-ui/Dialog';
import { Popover } from 'shared-ui/Popover';
import { NoticePanel } from './NoticePanel';
import { texts } from './texts';

type NoticeWindowProps = { userId: number; onClose: () => void } & (
  { kind: 'popover'; control: HTMLElement | null; width: number } | { kind: 'sheet' }
);

/** The window around the notices: a popover at the bell, or a tall sheet on phones. */
export function NoticeWindow({ userId, onClose, ...place }: NoticeWindowProps) {
  if (place.kind === 'sheet')
    return (
      <Dialog title={texts.title} isOpen isSheet isTall onClose={onClose}>
        <NoticePanel userId={userId} isSheet onLeave={onClose} />
      </Dialog>
    );
  return (
    <Popover control={place.control} width={place.width} isOpen onClose={onClose} aria-label={texts.title}>
      <NoticePanel userId={userId} onLeave={onClose} />
    </Popover>
  );
}
