/** What the docs blocks of Storybook write in English: they have no other language. */
export const labels: Readonly<Record<string, string>> = {
  Name: 'Свойство',
  Description: 'Тип',
  Default: 'По умолчанию',
  Control: 'Попробовать',
  'Show code': 'Показать код',
  'Hide code': 'Скрыть код',
  Copy: 'Скопировать',
  'Copy code': 'Скопировать код',
  'Copied!': 'Скопировано',
  'Copy error!': 'Не скопировалось',
  'Show less...': 'Свернуть',
  True: 'Да',
  False: 'Нет',
  'Choose option...': 'Выберите…',
  'Set string': 'Задать текст',
  'Set number': 'Задать число',
  'Set boolean': 'Включить или выключить',
  'Set object': 'Задать значение',
  'Edit string...': 'Текст',
  'Edit number...': 'Число',
  'Edit JSON string...': 'Значение в JSON',
  'Reset controls': 'Вернуть как было',
  'Reload story': 'Открыть заново',
  'Zoom in': 'Крупнее',
  'Zoom out': 'Мельче',
  'Reset zoom': 'Обычный размер',
  'Open canvas in new tab': 'Открыть отдельно',
  'Copy heading URL to address bar': 'Поставить ссылку на раздел в адрес',
};

const ATTRIBUTES = ['aria-label', 'title', 'placeholder'];
/** Stories speak Russian themselves, and a name in one of them may look like a label. */
const OWN = '.sb-story, .page-frames';

/** Translates the labels in the docs blocks now and whenever they change. @returns stops it */
export function translateLabels(root: HTMLElement): () => void {
  translateIn(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(translateIn);
      else translate(target);
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => observer.disconnect();
}

function translateIn(root: Node) {
  translate(root);
  root.childNodes.forEach(translateIn);
}

function translate(node: Node) {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || element.closest(OWN)) return;
  if (node instanceof Text) {
    const label = node.data.trim();
    const text = labels[label] ?? label.replace(/^Show (\d+) more\.\.\.$/, 'Ещё $1');
    if (text === label) return;
    node.data = text;
    element.closest('[lang="en"]')?.removeAttribute('lang');
    return;
  }
  for (const name of ATTRIBUTES) {
    const text = labels[element.getAttribute(name) ?? ''];
    if (text !== undefined) element.setAttribute(name, text);
  }
}
