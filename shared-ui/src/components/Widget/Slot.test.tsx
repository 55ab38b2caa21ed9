import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { seeEverything } from 'shared-ui/testing';
import { createSlot, SlotsContext, type SlotSource } from './Slot';
import { WidgetLoaderContext, type WidgetLoader } from './WidgetLoaderContext';

interface Contract {
  'own-page.side': { userId: number };
}

const TypedSlot = createSlot<Contract>();

const load = jest.fn((name: string) =>
  name === 'mf_broken/Teaser'
    ? Promise.reject(new Error(name))
    : Promise.resolve({ default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> }),
);
let loader: WidgetLoader;
beforeEach(() => {
  load.mockClear();
  loader = { load };
});

function createSource(first: readonly string[]) {
  let widgets = first;
  const listeners = new Set<() => void>();
  const source: SlotSource = {
    widgetsIn: (slot) => (slot === 'own-page.side' ? widgets : []),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (next: readonly string[]) => {
    widgets = next;
    for (const listener of listeners) listener();
  };
  return { source, change };
}

const slotOf = (source: SlotSource | undefined, props: { isLine?: boolean; userId?: number } = {}) => {
  const slot = <TypedSlot name="own-page.side" userId={7} {...props} />;
  return (
    <WidgetLoaderContext value={loader}>
      {source ? <SlotsContext value={source}>{slot}</SlotsContext> : slot}
    </WidgetLoaderContext>
  );
};
const renderSlot = (...args: Parameters<typeof slotOf>) => render(slotOf(...args)).container;

test('renders no element while empty or without a source [TEAM-04]', () => {
  expect(renderSlot(createSource([]).source)).toBeEmptyDOMElement();
  expect(renderSlot(undefined)).toBeEmptyDOMElement();
  expect(renderSlot(undefined, { isLine: true })).toBeEmptyDOMElement();
  expect(renderSlot(createSource([]).source, { isLine: true })).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
});

test('passes its properties to all widgets, in order [TEAM-15]', async () => {
  const container = renderSlot(createSource(['mf_surveys/Teaser', 'mf_partners/Teaser']).source);
  await waitFor(() =>
    expect(container).toHaveTextContent('mf_surveys/Teaser {"userId":7}mf_partners/Teaser {"userId":7}'),
  );
});

test('isolates a failed widget from the others [TEAM-04] [FED-02]', async () => {
  renderSlot(createSource(['mf_broken/Teaser', 'mf_surveys/Teaser']).source);
  expect(await screen.findByText(/^mf_surveys\/Teaser/)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить этот блок.');
});

test('follows releases while the page is open [TEAM-04]', async () => {
  const { source, change } = createSource([]);
  const container = renderSlot(source);
  act(() => change(['mf_surveys/Teaser']));
  expect(await screen.findByText(/^mf_surveys\/Teaser/)).toBeVisible();
  act(() => change([]));
  expect(container).toBeEmptyDOMElement();
});

describe('as a line', () => {
  let endSight: () => void;
  beforeEach(() => void (endSight = seeEverything()));
  afterEach(() => endSight());

  test('loads its widgets once it is in sight [TEAM-15]', async () => {
    endSight();
    const { source } = createSource(['mf_surveys/Teaser']);
    expect(renderSlot(source, { isLine: true })).not.toBeEmptyDOMElement();
    expect(load).not.toHaveBeenCalled();

    endSight = seeEverything();
    renderSlot(source, { isLine: true });
    expect(await screen.findByText('mf_surveys/Teaser {"userId":7}')).toBeVisible();
  });

  test('describes a failed widget without an alert, beside the others [TEAM-15] [FED-02]', async () => {
    renderSlot(createSource(['mf_broken/Teaser', 'mf_surveys/Teaser']).source, { isLine: true });
    expect(await screen.findByText('Не удалось загрузить этот блок.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
    expect(screen.getByText(/^mf_surveys\/Teaser/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('renders a widget that threw again for the next item [TEAM-15]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Fragile = ({ userId }: { userId: number }) => {
      if (userId === 7) throw new Error('сломано');
      return <p>Компания {userId}</p>;
    };
    load.mockResolvedValue({ default: Fragile as never });
    const { source } = createSource(['mf_surveys/Teaser']);
    const { rerender } = render(slotOf(source, { isLine: true }));
    expect(await screen.findByText('Не удалось загрузить этот блок.')).toBeVisible();
    rerender(slotOf(source, { isLine: true, userId: 8 }));
    expect(screen.getByText('Компания 8')).toBeVisible();
  });
});
