import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeLayout, withoutExceptions } from './findings.ts';

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
  overflow: ['страница шире окна: 400 px при 360 px'],
};

test('small targets and sideways scrolling count on phones only', () => {
  assert.deepEqual(
    judgeLayout(layout, phone).map(({ rule }) => rule),
    ['overflow', 'target'],
  );
  assert.deepEqual(judgeLayout(layout, laptop), []);
});

test('the same cut text is told once', () => {
  const line = {
    text: 'Сохранить',
    box: { left: 0, top: 0, right: 200, bottom: 20 },
    seen: { left: 0, top: 0, right: 100, bottom: 20 },
    hasEllipsis: false,
  };
  assert.equal(judgeLayout({ controls: [], lines: [line, line], overflow: [] }, laptop).length, 1);
});

test('an exception holds for its rule and needs a reason', () => {
  const findings = judgeLayout(layout, phone);
  assert.deepEqual(
    withoutExceptions(findings, { target: 'образец значка, а не кнопка' }).map(({ rule }) => rule),
    ['overflow'],
  );
  assert.equal(withoutExceptions(findings, { target: ' ' }).length, 2);
});
