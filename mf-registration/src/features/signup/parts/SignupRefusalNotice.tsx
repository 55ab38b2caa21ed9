import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import type { SignupRefusal } from '../state/useSignup';
import { texts } from '../texts';

interface SignupRefusalNoticeProps {
  refusal: Pick<SignupRefusal, 'isNotActivated' | 'message'>;
  title?: string;
  action?: ReactNode;
}

/**
 * Refusal of the server at the top of the page: a panel for an account awaiting activation, otherwise the red alert
 * (AUTH-04).
 */
export function SignupRefusalNotice({ refusal, title, action }: SignupRefusalNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);

  // The pressed button may be disabled now, so the focus moves to where the page scrolls.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [refusal]);

  if (refusal.isNotActivated) {
    return (
      <Alert
        ref={notice}
        tabIndex={-1}
        kind="warning"
        title={texts.notActivatedTitle}
        action={<Link to={paths.block}>{texts.contacts}</Link>}
      >
        {refusal.message}
      </Alert>
    );
  }
  return (
    <Alert ref={notice} tabIndex={-1} kind="danger" title={title} action={action}>
      {refusal.message}
    </Alert>
  );
}
