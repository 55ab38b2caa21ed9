import Search from '@lucide/icons/icons/search';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { SegmentedLinks } from 'shared-ui/SegmentedControl';
import { TextField } from 'shared-ui/TextField';
import { media, theme } from 'shared-ui/theme';
import type { MeetingsDay } from '../domain/dayMeeting';
import type { useMeetingsAddress } from '../state/useMeetingsAddress';
import { texts } from '../texts';

interface MeetingsFiltersProps {
  address: ReturnType<typeof useMeetingsAddress>;
  /** Undefined while the day loads. */
  counts: MeetingsDay['counts'] | undefined;
  /** Phones have the list only. */
  isPhone: boolean;
}

/** Search, filters with their numbers, and the two views; all in the address. */
export function MeetingsFilters({ address, counts, isPhone }: MeetingsFiltersProps) {
  const { filter, view, search, toggle, pathOf } = address;
  return (
    <Row>
      {!isPhone && (
        <SegmentedLinks
          aria-label={texts.view}
          isReplacing
          links={[
            { to: pathOf('list'), label: texts.list },
            { to: pathOf('tables'), label: texts.tables },
          ]}
          current={pathOf(view)}
        />
      )}
      {(isPhone || view === 'list') && (
        <>
          <Field>
            <TextField
              label={texts.search}
              isLabelHidden
              type="search"
              placeholder={texts.search}
              maxLength={200}
              value={filter.q}
              onChange={({ target }) => search(target.value)}
              end={<Icon icon={Search} size={16} />}
            />
          </Field>
          <Toggle
            isOn={filter.hasNoPlace}
            onToggle={(isOn) => toggle('no_place', isOn)}
            label={texts.noPlace}
            count={counts?.no_place}
          />
          <Toggle
            isOn={filter.hasConflict}
            onToggle={(isOn) => toggle('conflict', isOn)}
            label={texts.conflict}
            count={counts?.conflict}
          />
        </>
      )}
    </Row>
  );
}

interface ToggleProps {
  label: string;
  count: number | undefined;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

function Toggle({ label, count, isOn, onToggle }: ToggleProps) {
  return (
    <Button variant={isOn ? 'soft' : 'secondary'} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {count === undefined ? label : `${label} ${count}`}
    </Button>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`;

const Field = styled.div`
  flex: 0 1 ${theme.space(60)};

  ${media.phone} {
    flex: 1 1 100%;
  }
`;
