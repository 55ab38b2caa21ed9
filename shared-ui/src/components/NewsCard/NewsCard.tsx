import Pin from '@lucide/icons/icons/pin';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { CollapsibleText } from '../LinkedText/CollapsibleText';

export interface NewsCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children' | 'onToggle'> {
  title: string;
  /** Plain text: line breaks are kept, addresses become links. */
  text: string;
  /** Publication time as ISO 8601 and in words. */
  time: { iso: string; words: string };
  /** Time of the last edit in words: «22.11 в 18:20». */
  edited?: string;
  isPinned?: boolean;
  /** Published since the last visit. */
  isNew?: boolean;
  /** Characters shown at first. */
  limit: number;
  /** Starts with the whole text. */
  isOpenAtFirst?: boolean;
  /** Called when the page already has its new height. */
  onToggle?: () => void;
  /** Heading of the title; `headingRef` lets the page focus it. */
  level?: 2 | 3;
  headingRef?: Ref<HTMLHeadingElement>;
  /** A button on the title's line; with a mouse it shows on hover. */
  action?: ReactNode;
}

/** A news post as participants see it. */
export function NewsCard({
  title,
  text,
  time,
  edited,
  isPinned = false,
  isNew = false,
  limit,
  isOpenAtFirst,
  onToggle,
  level = 2,
  headingRef,
  action,
  ...rest
}: NewsCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Root {...rest}>
      <Head>
        <Title>
          {isPinned && (
            <>
              <PinMark icon={Pin} size={16} />
              <span className="visually-hidden">Закреплена</span>
            </>
          )}
          <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
            {title}
          </Heading>
          {isNew && <Badge tone="accent">Новое</Badge>}
        </Title>
        {action && <Action>{action}</Action>}
      </Head>
      <Times>
        <time dateTime={time.iso}>{time.words}</time>
        {edited !== undefined && <span>{` · изменено ${edited}`}</span>}
      </Times>
      <Text
        text={text}
        limit={limit}
        moreLabel="Читать полностью"
        lessLabel="Скрыть"
        isOpenAtFirst={isOpenAtFirst}
        onToggle={onToggle}
      />
    </Root>
  );
}

const Root = styled.article`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space(3)};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(3)};

  h2 {
    font-size: ${theme.text.l};
  }

  h2,
  h3 {
    min-width: 0;
  }

  [tabindex]:focus {
    outline: none;
  }
`;

const PinMark = styled(Icon)`
  color: ${theme.color.textMuted};
`;

const Action = styled.span`
  /* Aligned with the first line of the title without increasing its height. */
  height: ${theme.space(7)};
  margin-top: calc(-1 * ${theme.space(2)});

  ${media.wide} {
    ${media.hover} {
      ${Root}:not(:hover, :focus-within) & {
        opacity: 0;
      }
    }
  }
`;

const Times = styled.p`
  margin-bottom: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Text = styled(CollapsibleText)`
  max-width: 72ch;
`;
