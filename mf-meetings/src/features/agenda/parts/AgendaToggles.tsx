import Check from '@lucide/icons/icons/check';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { media, theme } from 'shared-ui/theme';
import { agendaKinds, type AgendaEntry, type AgendaKind } from '../state/agendaEntries';
import { texts } from '../texts';

interface AgendaTogglesProps {
  shown: readonly AgendaKind[];
  /** Unfiltered entries, for the count of each kind. */
  entries: readonly AgendaEntry[];
  onToggle: (kind: AgendaKind) => void;
}

/** Filter buttons of the agenda. On narrow screens they scroll horizontally. */
export function AgendaToggles({ shown, entries, onToggle }: AgendaTogglesProps) {
  return (
    <Group role="group" aria-label={texts.whatToShow}>
      {agendaKinds.map((kind) => {
        const isShown = shown.includes(kind);
        const count = entries.filter(
          (entry) => entry.kind === kind && !('isCancelled' in entry && entry.isCancelled),
        ).length;
        return (
          <Toggle
            key={kind}
            size="small"
            variant={isShown ? 'soft' : 'secondary'}
            icon={isShown && <Icon icon={Check} size={16} />}
            aria-pressed={isShown}
            onClick={() => onToggle(kind)}
          >
            {/* The number of free ranges is not meaningful. */}
            {kind === 'free' ? texts.kinds.free : `${texts.kinds[kind]} ${count}`}
          </Toggle>
        );
      })}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};

  ${media.narrow} {
    flex-wrap: nowrap;
    margin-inline: ${theme.space(-4)};
    /* Room for the focus ring, which the scroll container would clip. */
    padding: ${theme.space(1)} ${theme.space(4)};
    overflow-x: auto;
  }
`;

const Toggle = styled(Button)`
  flex: none;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
