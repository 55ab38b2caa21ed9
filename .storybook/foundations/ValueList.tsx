import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { Toaster } from 'shared-ui/Toaster';
import type { NamedValue } from '../designTokens';
import { CopyValue } from './CopyValue';

/** A sample with values to copy. */
export interface ValueRow {
  name: string;
  /** What it is for. */
  note?: string;
  sample?: ReactNode;
  values: readonly NamedValue[];
}

interface ValueListProps {
  title: string;
  rows: readonly ValueRow[];
}

/** Values of a page of foundations. Each copies by a press. */
export function ValueList({ title, rows }: ValueListProps) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <ul>
        {rows.map(({ name, note, sample, values }) => (
          <Row key={name}>
            <Head>
              <strong>{name}</strong>
              {note !== undefined && <Note>{note}</Note>}
              {sample}
            </Head>
            <Values>
              {values.map((value) => (
                <CopyValue key={`${value.label} ${value.text}`} {...value} />
              ))}
            </Values>
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** Lists of values, and the messages of their copying. */
export function ValuePage({ children }: { children: ReactNode }) {
  return (
    <Page>
      {children}
      <Toaster />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space(8)};
`;

const Title = styled.h2`
  padding-bottom: ${theme.space(2)};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${theme.space(4)};
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(2)};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};
`;

const Note = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Values = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space(1)};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
