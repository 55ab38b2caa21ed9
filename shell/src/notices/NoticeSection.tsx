import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

interface NoticeSectionProps {
  /** Of the heading. */
  id: string;
  title: string;
  /** List items. */
  children: ReactNode;
}

/** Lines of the bell's window under a heading. */
export function NoticeSection({ id, title, children }: NoticeSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Rows>{children}</Rows>
    </section>
  );
}

const Title = styled.h3`
  padding: ${theme.space(2)} ${theme.space(2)} ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;
