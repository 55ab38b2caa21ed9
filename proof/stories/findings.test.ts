import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeLargeText, judgeLayout, withoutExceptions } from './findings.ts';

const phone = { theme: 'light', width: 360, height: 740, isChecked: true } as const;
const laptop = { theme: 'light', width: 1440, height: 900, isChecked: true } as const;
const small = { left: 0, top: 0, right: 32, bottom: 32 };
const layout = {
  controls: [
    {
      index: 0,
      name: 'button «Закрыть»',
      box: small,
      target: small,
      layer: 0,
      ancestors: [],
      isTextField: false,
      isInRunningText: false,
      isDisabled: false,
    },
  ],
  lines: [],
  overflow: ['page wider than the window: 400 px at 360 px'],
};

test('checks target size and sideways scrolling on phones only', () => {
  assert.deepEqual(
    judgeLayout(layout, phone).map(({ rule }) => rule),
    ['overflow', 'target'],
  );
  assert.deepEqual(judgeLayout(layout, laptop), []);
});

test('reports the same cut text once', () => {
  const line = {
    text: 'Сохранить',
    box: { left: 0, top: 0, right: 200, bottom: 20 },
    seen: { left: 0, top: 0, right: 100, bottom: 20 },
    hasEllipsis: false,
    layer: 0,
  };
  assert.equal(judgeLayout({ controls: [], lines: [line, line], overflow: [] }, laptop).length, 1);
});

test('applies an exception with a reason to its rule only', () => {
  const findings = judgeLayout(layout, phone);
  assert.deepEqual(
    withoutExceptions(findings, { target: 'образец значка, а не кнопка' }).map(({ rule }) => rule),
    ['overflow'],
  );
  assert.equal(withoutExceptions(findings, { target: ' ' }).length, 2);
  const axe = ['target-size: Too small', 'color-contrast: Too pale'].map((text) => ({ rule: 'axe' as const, text }));
  assert.deepEqual(withoutExceptions(axe, { 'axe/target-size': 'увеличена невидимой рамкой' }), axe.slice(1));
});

test('judges texts and overlaps alone at 200 % [HALL-04]', () => {
  assert.deepEqual(judgeLargeText(layout, phone), []);
  const line = {
    text: 'Отклонено',
    box: { left: 0, top: 0, right: 90, bottom: 29 },
    seen: { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 },
    hasEllipsis: false,
    layer: 0,
  };
  const below = { ...line, text: 'Перенесено', box: { ...line.box, top: 20, bottom: 49 } };
  assert.deepEqual(judgeLargeText({ ...layout, lines: [below, line] }, phone), [
    { rule: 'overlap', text: '"Отклонено" and "Перенесено" overlap (text at 200 %)' },
  ]);
});
