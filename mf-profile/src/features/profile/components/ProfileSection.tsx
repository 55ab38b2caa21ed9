import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** A named part of the profile card. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </section>
  );
}

const Title = styled.h3`
  margin-bottom: ${theme.space(1)};
`;
