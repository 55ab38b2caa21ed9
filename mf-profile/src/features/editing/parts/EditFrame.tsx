import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { useLeaveGuard } from 'shared-api/leave-guard';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import type { SectionId } from '../state/sections';
import { Contents, ONE_COLUMN } from './Contents';
import { LeaveDialog } from './LeaveDialog';

interface EditFrameProps {
  user: CurrentUser;
  /** Sections with unsaved changes. */
  unsaved: ReadonlySet<SectionId>;
  children: ReactNode;
}

/** User input after which automatic scrolling stops. */
const OWN_DOING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** History entries already scrolled to: on return, the layout restores their scroll position instead. */
const seen = new Set<string>();
const CONTROLS = 'input:not([hidden]), select, textarea, button';

/** The sections and their table of contents; scrolls to the anchor in the address and guards unsaved changes. */
export function EditFrame({ user, unsaved, children }: EditFrameProps) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const { isAsking, stay, leave } = useLeaveGuard(unsaved.size > 0, { pathname, key, navigate });
  useAnchor();
  return (
    <Root>
      <Contents user={user} unsaved={unsaved} />
      <Stack gap={6}>{children}</Stack>
      <LeaveDialog isOpen={isAsking} unsaved={unsaved} onStay={stay} onLeave={leave} />
    </Root>
  );
}

const mark = keyframes`
  0%,
  87% {
    box-shadow: 0 0 0 ${theme.space(2)} ${theme.color.accentSoft};
    background: ${theme.color.accentSoft};
  }
`;

const outline = keyframes`
  0%,
  99% {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 4px;
  }
`;

/**
 * Scrolls to the section or field named by the address's hash once it is rendered, focuses it and highlights it briefly
 * (`data-led`). Keeps it in view while content above it is still loading.
 */
function useAnchor(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '' || seen.has(key)) return undefined;
    let target: HTMLElement | null = null;
    const show = () => target?.scrollIntoView({ block: target.tagName === 'SECTION' ? 'start' : 'center' });
    const growth = new ResizeObserver(show);
    const search = () => {
      target = document.getElementById(id);
      if (!target) return;
      arrival.disconnect();
      // The first history entry always has the key `default`.
      if (key !== 'default') seen.add(key);
      lead(target);
      show();
      growth.observe(document.body);
    };
    const arrival = new MutationObserver(search);
    arrival.observe(document.body, { childList: true, subtree: true });
    search();

    const stop = () => {
      arrival.disconnect();
      growth.disconnect();
      for (const event of OWN_DOING) window.removeEventListener(event, stop);
    };
    for (const event of OWN_DOING) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, [hash, key]);
}

function lead(target: HTMLElement): void {
  const place = target.tagName === 'SECTION' ? target : target.querySelector<HTMLElement>(CONTROLS);
  place?.focus({ preventScroll: true });
  target.dataset.led = '';
  target.addEventListener('animationend', () => delete target.dataset.led, { once: true });
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  gap: ${theme.space(6)};

  @media ${ONE_COLUMN} {
    --contents-bar: ${theme.space(12)};

    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(4)};
  }

  section:focus {
    outline: none;
  }

  [data-led] {
    border-radius: ${theme.radius.control};
    animation: ${mark} 1.4s;

    ${media.reducedMotion} {
      animation: ${outline} 1.2s steps(1);
    }
  }

  section[data-led] {
    border-radius: ${theme.radius.card};
  }
`;
