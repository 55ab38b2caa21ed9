import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { IconButton } from '../IconButton/IconButton';
import { SegmentedLinks, type SegmentLink } from '../SegmentedControl/SegmentedLinks';
import { StillPage } from './StillPage';

export interface PreviewFrameProps {
  /** The page's name and what it shows: «Предпросмотр: так вас видят заказчики.» */
  title: string;
  /** What of the title there is room for on phones. */
  shortTitle: string;
  /** All previews, this one among them. */
  links: readonly SegmentLink[];
  /** The `to` of this one. */
  current: string;
  /** Where what is shown can be changed. */
  editTo: string;
  /** Where «Закрыть» leads who came from nowhere. */
  closeTo: string;
  /** The page as others see it. Nothing in it can be pressed or reached by Tab. */
  children: ReactNode;
  /** What failed, with «Повторить»: stands in the page's place, and can be pressed. */
  failure?: ReactNode;
}

/** Whether the preview was come to from another page of the application; links between previews hand it on. */
interface PreviewState {
  hasBefore?: boolean;
}

/** A page as others see it, in a dashed frame, below a bar that says so. Esc closes it. */
export function PreviewFrame({
  title,
  shortTitle,
  links,
  current,
  editTo,
  closeTo,
  children,
  failure,
}: PreviewFrameProps) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  // The first entry of the history has this key; the previews replace each other, and so keep what was before the first of them.
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
          <Eye size={20} aria-hidden />
          <Long>{title}</Long>
          <Short aria-hidden>{shortTitle}</Short>
        </Title>
        <SegmentedLinks
          aria-label="Что показать"
          links={links}
          current={current}
          isReplacing
          linkState={{ hasBefore } satisfies PreviewState}
        />
        <ButtonLink variant="secondary" to={editTo}>
          Изменить
        </ButtonLink>
        <Cross>
          <IconButton aria-label="Закрыть" onClick={close}>
            <X size={20} aria-hidden />
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

/* Screen readers get the whole sentence on phones too. */
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

/* On phones the cross stands beside the title, and the rest in a line below; in the order of Tab it is the last everywhere. */
const Cross = styled.div`
  display: flex;

  ${media.narrow} {
    grid-row: 1;
    grid-column: 2;
    justify-self: end;
  }
`;
