import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Slot, SlotsContext, type SlotSource } from './Slot';
import { WidgetLoaderContext, type WidgetLoader } from './WidgetLoaderContext';

const loader: WidgetLoader = {
  load: (name) =>
    name === 'mf_broken/Teaser' ? Promise.reject(new Error(name)) : Promise.resolve({ default: () => <p>{name}</p> }),
};

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

const renderSlot = (source?: SlotSource) => {
  const slot = <Slot name="own-page.side" />;
  return render(
    <WidgetLoaderContext value={loader}>
      {source ? <SlotsContext value={source}>{slot}</SlotsContext> : slot}
    </WidgetLoaderContext>,
  ).container;
};

test('renders no element while empty or without a source [TEAM-04]', () => {
  expect(renderSlot(createSource([]).source)).toBeEmptyDOMElement();
  expect(renderSlot()).toBeEmptyDOMElement();
});

test('isolates a failed widget from the others [TEAM-04] [FED-02]', async () => {
  renderSlot(createSource(['mf_broken/Teaser', 'mf_surveys/Teaser']).source);
  expect(await screen.findByText('mf_surveys/Teaser')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить этот блок.');
});

test('follows releases while the page is open [TEAM-04]', async () => {
  const { source, change } = createSource([]);
  const container = renderSlot(source);
  act(() => change(['mf_surveys/Teaser']));
  expect(await screen.findByText('mf_surveys/Teaser')).toBeVisible();
  act(() => change([]));
  expect(container).toBeEmptyDOMElement();
});
