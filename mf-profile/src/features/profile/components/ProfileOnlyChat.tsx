import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface ProfileOnlyChatProps {
  /** It is said to whoever has chosen so. */
  isOwn: boolean;
}

/** The company only chats (CARD-03). */
export function ProfileOnlyChat({ isOwn }: ProfileOnlyChatProps) {
  if (!isOwn) return <Alert kind="info">{texts.onlyChat}</Alert>;
  return (
    <Alert kind="info">
      {texts.ownOnlyChat} <Change to={`${paths.profileEdit}#meetings`}>{texts.changeOnlyChat}</Change>
    </Alert>
  );
}

const Change = styled(Link)`
  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;
