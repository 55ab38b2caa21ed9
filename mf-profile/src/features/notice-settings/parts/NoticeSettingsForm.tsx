import { styled } from 'styled-components';
import { Checkbox } from 'shared-ui/Checkbox';
import { Select } from 'shared-ui/Select';
import { media, theme } from 'shared-ui/theme';
import type { NoticeSettings } from '../api/noticeSettings';
import { texts } from '../texts';

interface NoticeSettingsFormProps {
  value: NoticeSettings;
  onChange: (value: NoticeSettings) => void;
  isBusy: boolean;
}

type Group = keyof typeof texts.groups;
type Channel = keyof typeof texts.channels;

const GROUPS = Object.keys(texts.groups) as Group[];
const CHANNELS = Object.keys(texts.channels) as Channel[];
const DEFAULT_QUIET = { quiet_from: '22:00', quiet_to: '08:00' };
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Reminders have an alert in the browser, messages their own switch in the messenger. */
const MISSING: Partial<Record<Group, readonly Channel[]>> = { reminders: ['browser'], messages: ['browser', 'bot'] };
/** Channels that are off until the user chooses them. */
const OFF_AT_FIRST: Partial<Record<Group, readonly Channel[]>> = { news: ['email', 'bot'] };

const hasChannel = (group: Group, channel: Channel) => !MISSING[group]?.includes(channel);

/** The table of groups and channels, and the quiet hours. */
export function NoticeSettingsForm({ value, onChange, isBusy }: NoticeSettingsFormProps) {
  const { groups, quiet_from: from, quiet_to: to } = value;
  const setChannel = (group: Group, channel: Channel, isOn: boolean) =>
    onChange({ ...value, groups: { ...groups, [group]: { ...groups[group], [channel]: isOn } } });
  return (
    <div aria-busy={isBusy || undefined}>
      <Table>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.event}</span>
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {texts.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROUPS.map((group) => (
            <tr key={group}>
              <th scope="row">{texts.groups[group]}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  {hasChannel(group, channel) ? (
                    <Checkbox
                      label={
                        <span className="visually-hidden">{`${texts.groups[group]}: ${texts.channels[channel]}`}</span>
                      }
                      checked={groups[group]?.[channel] ?? !OFF_AT_FIRST[group]?.includes(channel)}
                      onChange={({ currentTarget }) => setChannel(group, channel, currentTarget.checked)}
                    />
                  ) : (
                    <>
                      <span aria-hidden>—</span>
                      <span className="visually-hidden">{texts.never}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Hint>{texts.always}</Hint>
      <Quiet>
        <Checkbox
          label={texts.quiet}
          checked={from !== null}
          onChange={({ currentTarget }) =>
            onChange({ ...value, ...(currentTarget.checked ? DEFAULT_QUIET : { quiet_from: null, quiet_to: null }) })
          }
        />
        {from !== null && to !== null && (
          <Hours>
            {texts.from}
            <Select
              label={texts.quietFrom}
              isLabelHidden
              options={hoursWith(from)}
              value={from}
              onChange={({ currentTarget }) => onChange({ ...value, quiet_from: currentTarget.value })}
            />
            {texts.to}
            <Select
              label={texts.quietTo}
              isLabelHidden
              options={hoursWith(to)}
              value={to}
              onChange={({ currentTarget }) => onChange({ ...value, quiet_to: currentTarget.value })}
            />
            {texts.zone}
          </Hours>
        )}
      </Quiet>
      <Hint>{texts.quietHint}</Hint>
    </div>
  );
}

/** Whole hours, and the stored time, which may be another one. */
function hoursWith(time: string) {
  const hours = HOURS.includes(time) ? HOURS : [...HOURS, time].toSorted();
  return hours.map((hour) => ({ value: hour, label: hour }));
}

const Table = styled.table`
  width: 100%;
  max-width: 560px;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: ${theme.space(1)} 0;
    text-align: center;
    overflow-wrap: anywhere;
  }

  th {
    font-size: ${theme.text.s};
    font-weight: ${theme.weight.medium};
  }

  th:first-child {
    width: 40%;
    padding-inline-end: ${theme.space(2)};
    text-align: start;
  }

  /* A full target around a box without visible text. */
  td label {
    justify-content: center;
    gap: 0;
    min-width: ${theme.control.height};
  }

  tbody tr {
    border-top: 1px solid ${theme.color.border};
  }

  /* The group's name above its three boxes: four columns would break words. */
  ${media.phone} {
    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: center;
    }

    th:first-child {
      grid-column: 1 / -1;
      width: auto;
      padding-inline-end: 0;
    }
  }
`;

const Hint = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};
  margin-top: ${theme.space(4)};
`;

const Hours = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  white-space: nowrap;

  > * {
    flex: none;
  }
`;
