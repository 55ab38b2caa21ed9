import { styled } from 'styled-components';
import { Skeleton, SkeletonText } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { COMPANY_CARD_AVATAR_SIZE, companyCardStyle } from './companyCardStyle';

/** Placeholder for a company's card while it loads. */
export function CompanyCardSkeleton() {
  return (
    <Root>
      <Head>
        <Skeleton width={COMPANY_CARD_AVATAR_SIZE} height={COMPANY_CARD_AVATAR_SIZE} />
        <SkeletonText lines={2} />
      </Head>
      <Lines lines={4} />
      <Actions>
        <Skeleton width={80} height={theme.control.heightSmall} />
        <Skeleton width={116} height={theme.control.heightSmall} />
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  ${companyCardStyle}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(3)};
  align-items: center;
`;

/* Height of five lines: the activity mostly takes two. */
const Lines = styled(SkeletonText)`
  min-height: ${theme.space(25)};
  font-size: ${theme.text.s};
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space(2)};
`;
