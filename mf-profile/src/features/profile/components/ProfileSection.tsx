import { createContext, use, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** How deep the headings of the parts stand: right below the heading of what they are parts of. */
export const ProfileHeadingLevel = createContext<2 | 3>(3);

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** A named part of the profile card. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const titleId = useId();
  const level = use(ProfileHeadingLevel);
  return (
    <section aria-labelledby={titleId}>
      <Title as={`h${level}`} id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  );
}

const Title = styled.h3`
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.text.m};
`;
