import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useOwnConnectionLine } from 'shared-api/connection';
import { theme } from 'shared-ui/theme';
import { KEPT_CHANGE } from './dayMark';

// Not `shared-api/time`, which loads later than the layout.
const time = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });

/** The age of kept answers, below the heading of every page (DAY-03). */
export function KeptLine() {
  const keptAt = useSyncExternalStore(subscribe, () => globalThis.vstrechaKeptAt);
  return <div role="status">{keptAt !== undefined && <Line keptAt={keptAt} />}</div>;
}

function Line({ keptAt }: { keptAt: number }) {
  useOwnConnectionLine();
  return <Text>Нет связи. Данные на {time.format(keptAt)}.</Text>;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(KEPT_CHANGE, listener);
  return () => window.removeEventListener(KEPT_CHANGE, listener);
}

const Text = styled.p`
  margin-top: ${theme.space(2)};
  padding: ${theme.space(2)} ${theme.space(3)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};
  font-size: ${theme.text.s};
`;
