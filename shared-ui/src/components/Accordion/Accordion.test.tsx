import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';

const items = (
  <>
    <AccordionItem id="incoming" title="Вас приглашают" collapsed="коротко">
      Приглашение
    </AccordionItem>
    <AccordionItem id="outgoing" title="Мои приглашения">
      Заявок нет.
    </AccordionItem>
  </>
);

test('toggles an item by click and by Enter', async () => {
  const change = jest.fn();
  render(<Accordion onOpenItemsChange={change}>{items}</Accordion>);
  const header = screen.getByRole('button', { name: 'Вас приглашают', expanded: false });
  expect(screen.getByRole('heading', { level: 2, name: 'Вас приглашают' })).toBeInTheDocument();
  expect(screen.queryByText('Приглашение')).not.toBeInTheDocument();

  await userEvent.click(header);
  expect(screen.getByText('Приглашение')).toBeInTheDocument();
  expect(change).toHaveBeenLastCalledWith(['incoming']);

  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Приглашение')).not.toBeInTheDocument();
});

test('moves focus between headers with the arrow keys', async () => {
  render(<Accordion>{items}</Accordion>);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Мои приглашения' })).toHaveFocus();
});

test('keeps several items open at once', () => {
  render(<Accordion defaultOpenItems={['incoming', 'outgoing']}>{items}</Accordion>);
  expect(screen.getByText('Приглашение')).toBeInTheDocument();
  expect(screen.getByText('Заявок нет.')).toBeInTheDocument();
});

test('runs header actions without opening the item', async () => {
  const act = jest.fn();
  render(
    <Accordion>
      <AccordionItem
        id="today"
        title="Сегодня"
        meta={<span>3 встречи</span>}
        actions={<button onClick={act}>Печать дня</button>}
      >
        Слоты
      </AccordionItem>
    </Accordion>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Печать дня' }));
  expect(act).toHaveBeenCalledTimes(1);
  const press = screen.getByRole('button', { name: 'Сегодня 3 встречи', expanded: false });
  expect(press).not.toContainElement(screen.getByRole('button', { name: 'Печать дня' }));
  await userEvent.tab({ shift: true });
  expect(press).toHaveFocus();
  await expectNoAxeViolations(document.body);
});
