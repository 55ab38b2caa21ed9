import Eye from '@lucide/icons/icons/eye';
import X from '@lucide/icons/icons/x';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { SegmentedLinks, type SegmentLink } from '../SegmentedControl/SegmentedLinks';
import { StillPage } from './StillPage';

export interface PreviewFrameProps {
  /** Name of the page and its purpose: «Предпросмотр: так вас видят заказчики.» */
  title: string;
  /** Title for phones. */
  shortTitle: string;
  /** All previews, including the current one; left out where there is only one. */
  links?: readonly SegmentLink[];
  /** The `to` of the current preview. */
  current?: string;
  /** Page where the shown data is edited; left out where the viewer may not edit it. */
  editTo?: string;
  /** Target of «Закрыть» without a previous page. */
  closeTo: string;
  /** The page as others see it; cannot be clicked or reached by Tab. */
  children: ReactNode;
  /** Replaces the page when loading failed; its «Повторить» works. */
  failure?: ReactNode;
}

/** Whether there is a page of the application before the previews; passed on by the links between previews. */
interface PreviewState {
  hasBefore?: boolean;
}

/** A page as others see it, in a dashed frame below a bar that says so. Esc closes it. */
export function PreviewFrame({
  title,
  shortTitle,
  links,
  current = '',
  editTo,
  closeTo,
  children,
  failure,
}: PreviewFrameProps) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  // «default» is the key of the first history entry. Previews replace each other, so one step back leaves them all.
  const hasBefore = (state as PreviewState | null)?.hasBefore ?? key !== 'default';

  const close = () => void (hasBefore ? navigate(-1) : navigate(closeTo, { replace: true }));
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <Bar role="region" aria-label="Предпросмотр">
        <Title>
          <Icon icon={Eye} size={20} />
          <Long>{title}</Long>
          <Short aria-hidden>{shortTitle}</Short>
        </Title>
        {links && (
          <SegmentedLinks
            aria-label="Что показать"
            links={links}
            current={current}
            isReplacing
            linkState={{ hasBefore } satisfies PreviewState}
          />
        )}
        {editTo !== undefined && (
          <ButtonLink variant="secondary" to={editTo}>
            Изменить
          </ButtonLink>
        )}
        <Cross>
          <IconButton aria-label="Закрыть" onClick={close}>
            <Icon icon={X} size={20} />
          </IconButton>
        </Cross>
      </Bar>
      {failure || <StillPage>{children}</StillPage>}
    </>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${depth.sticky};
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: ${theme.space(14)};
  margin-bottom: ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border-bottom: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accentSoft};

  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space(1)} ${theme.space(2)};
    padding: ${theme.space(1)} ${theme.space(2)};
  }
`;

const Title = styled.h1`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space(2)};
  min-width: 0;
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.medium};

  > svg {
    flex: none;
  }
`;

/* Visually hidden on phones: screen readers get the whole sentence there too. */
const Long = styled.span`
  ${media.narrow} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Short = styled.span`
  display: none;

  ${media.narrow} {
    display: inline;
  }
`;

/* On phones the close button is next to the title and the rest on a line below; in the tab order it stays last. */
const Cross = styled.div`
  display: flex;

  ${media.narrow} {
    grid-row: 1;
    grid-column: 2;
    justify-self: end;
  }
`;
