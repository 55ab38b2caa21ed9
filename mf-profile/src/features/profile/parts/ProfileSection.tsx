import { createContext, use, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Heading level of the card's sections: one below the card's own heading. */
export const ProfileHeadingLevel = createContext<2 | 3>(3);

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled section of the profile card. */
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
