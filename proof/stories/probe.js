/* eslint-disable max-lines -- the page gets it as one script, whose parts share what they measured */
// Runs in a story's page and only measures; geometry.ts judges. Plain JavaScript, because this package is compiled for
// Node.
// `window.measureLayout()` returns { controls, lines, overflow } as described in geometry.ts and findings.ts.
(() => {
  const { document, getComputedStyle } = window;
  const CONTROLS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, ' +
    [
      'button',
      'link',
      'checkbox',
      'radio',
      'switch',
      'tab',
      'menuitem',
      'menuitemcheckbox',
      'menuitemradio',
      'option',
      'slider',
      'combobox',
    ]
      .map((role) => `[role=${role}]`)
      .join(', ');
  const TEXT_FIELD =
    'textarea, input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit]):not([type=file]):not([type=range])';

  const toBox = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const isEmpty = ({ left, top, right, bottom }) => right - left <= 1 || bottom - top <= 1;
  const cross = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const union = (a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  });
  const parents = (element) => {
    const found = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) found.push(parent);
    return found;
  };
  const isClipping = (value) => value === 'hidden' || value === 'clip';
  const isScrolling = (value) => value === 'auto' || value === 'scroll';
  const isForEyes = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  /** Hidden visually but kept for screen readers or shown on focus: 1 px, clipped away or above the page. */
  const isVisuallyHidden = (element) =>
    element.getBoundingClientRect().bottom + window.scrollY <= 0 ||
    [element, ...parents(element)].some((each) => {
      const { position, clipPath, clip } = getComputedStyle(each);
      return (
        position === 'absolute' &&
        (clipPath.startsWith('inset(50%') ||
          clip.startsWith('rect(0') ||
          (each.offsetWidth <= 1 && each.offsetHeight <= 1))
      );
    });

  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);
    return `${element.getAttribute('role') ?? element.localName}${text === '' ? '' : ` «${text}»`}`;
  };

  /**
   * Area where an element is visible; scroll containers do not clip, because their content can be scrolled into view.
   */
  function roomOf(element) {
    let room = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (const each of [element, ...parents(element)]) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      const inner = {
        left: box.left + each.clientLeft,
        top: box.top + each.clientTop,
        right: box.right - each.clientLeft,
        bottom: box.bottom - each.clientTop,
      };
      const isRoot = each === document.body || each === document.documentElement;
      // Any part of a scroll container's content can become visible, so ancestors above it clip only the container
      // itself.
      if (isScrolling(overflowX) || isScrolling(overflowY)) return room;
      if (!isRoot && isClipping(overflowX)) room = cross(room, { ...inner, top: -Infinity, bottom: Infinity });
      if (!isRoot && isClipping(overflowY)) room = cross(room, { ...inner, left: -Infinity, right: Infinity });
      if (position === 'fixed') return room;
    }
    return room;
  }

  const hasEllipsis = (element) =>
    [element, ...parents(element)].slice(0, 6).some((each) => {
      const style = getComputedStyle(each);
      return style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '');
    });

  /**
   * Box of a positioned ::before or ::after that enlarges a small control's touch area, or a card's link to the whole
   * card.
   */
  function pseudoBox(element, pseudo) {
    const style = getComputedStyle(element, pseudo);
    if (
      style.content === 'none' ||
      style.content === 'normal' ||
      style.position !== 'absolute' ||
      style.pointerEvents === 'none'
    )
      return undefined;
    const base = getComputedStyle(element).position === 'static' ? element.offsetParent : element;
    if (!base) return undefined;
    const box = base.getBoundingClientRect();
    const edge = (side) => Number.parseFloat(style[side]);
    const result = {
      left: box.left + base.clientLeft + edge('left'),
      top: box.top + base.clientTop + edge('top'),
      right: box.right - base.clientLeft - edge('right'),
      bottom: box.bottom - base.clientTop - edge('bottom'),
    };
    return Object.values(result).some(Number.isNaN) ? undefined : result;
  }

  function targetOf(element) {
    const labels = [...(element.labels ?? [])];
    const wrapping = element.closest('label');
    if (wrapping && !labels.includes(wrapping)) labels.push(wrapping);
    const parts = [pseudoBox(element, '::before'), pseudoBox(element, '::after')];
    // The label of a checkbox, radio or file input is part of its target; a text field's label above it is not.
    if (element.matches('[type=checkbox], [type=radio], [type=file]'))
      parts.push(...labels.map((label) => toBox(label.getBoundingClientRect())));
    return parts.filter(Boolean).reduce(union, toBox(element.getBoundingClientRect()));
  }

  function isInRunningText(element) {
    if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
    const block = parents(element).find((each) => getComputedStyle(each).display !== 'inline');
    return Boolean(block) && (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  }

  const isFloating = (element) => {
    const { position, zIndex } = getComputedStyle(element);
    return (
      element.matches('[role=dialog], [role=alertdialog], dialog, [popover]') ||
      position === 'fixed' ||
      position === 'sticky' ||
      (position === 'absolute' && zIndex !== 'auto' && Number(zIndex) > 0)
    );
  };
  /** The content of a scrolled box never covers its neighbours. */
  const isScrolled = (box) =>
    isScrolling(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1 && box !== document.body;

  /** Layers of elements, and of the contents of scrolled boxes. */
  const layers = new Map();
  const contents = new Map();
  let layerCount = 0;
  /** Number of the floating element or the scrolled box around an element; 0 for the page itself. */
  function layerOf(element) {
    if (!element) return 0;
    let layer = layers.get(element);
    if (layer === undefined) {
      const parent = element.parentElement;
      if (isFloating(element)) layer = ++layerCount;
      else if (parent && isScrolled(parent)) {
        layer = contents.get(parent) ?? ++layerCount;
        contents.set(parent, layer);
      } else layer = layerOf(parent);
      layers.set(element, layer);
    }
    return layer;
  }

  function measureControls() {
    const elements = [...document.querySelectorAll(CONTROLS)].filter(
      (each) => isForEyes(each) && !each.closest('[aria-hidden=true]'),
    );
    return elements.flatMap((element, index) => {
      const isNative = element.matches('[type=checkbox], [type=radio], [type=file]');
      if (isVisuallyHidden(element) && !(isNative && element.labels?.length)) return [];
      const target = targetOf(element);
      const box = cross(element.getBoundingClientRect(), roomOf(element.parentElement ?? element));
      if (isEmpty(target) || (isEmpty(box) && !isNative)) return [];
      return [
        {
          index,
          name: nameOf(element),
          box,
          target,
          layer: layerOf(element),
          ancestors: parents(element)
            .map((each) => elements.indexOf(each))
            .filter((each) => each >= 0),
          isTextField: element.matches(TEXT_FIELD),
          isInRunningText: isInRunningText(element),
          isDisabled: element.matches(':disabled, [aria-disabled=true]'),
        },
      ];
    });
  }

  function measureLines() {
    const found = [];
    const walker = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        node.data.trim() === '' ||
        element.closest('script, style, noscript, svg, option') ||
        !isForEyes(element) ||
        isVisuallyHidden(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const room = roomOf(element);
      const button = element.closest('button, [role=button], [role=tab]');
      for (const rect of range.getClientRects()) {
        if (isEmpty(rect)) continue;
        // Text completely outside belongs to a closed panel or a hidden slide; only partly visible text is a fault.
        if (isEmpty(cross(rect, room))) continue;
        found.push({
          text: node.data.trim().slice(0, 60),
          box: toBox(rect),
          seen: room,
          hasEllipsis: hasEllipsis(element),
          layer: layerOf(element),
          ...(button && { holder: toBox(button.getBoundingClientRect()) }),
        });
      }
    }
    return [...found, ...measureFields()].map((line) => ({ ...line, seen: finite(line.seen) }));
  }

  /** Browsers render placeholders and selected options internally, so their width is measured with the same font. */
  function measureFields() {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select, input[placeholder]')]
      .filter((each) => isForEyes(each) && !each.multiple)
      .flatMap((element) => {
        const text =
          element.localName === 'select'
            ? (element.selectedOptions[0]?.textContent ?? '')
            : element.value === ''
              ? element.placeholder
              : '';
        const style = getComputedStyle(element);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const left = element.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
        const { top, bottom, right } = element.getBoundingClientRect();
        const seen = { left, top, right: right - Number.parseFloat(style.paddingRight), bottom };
        return text === ''
          ? []
          : [
              {
                text: text.slice(0, 60),
                box: { left, top, right: left + pen.measureText(text).width, bottom },
                seen,
                hasEllipsis: style.textOverflow === 'ellipsis',
                layer: layerOf(element),
              },
            ];
      });
  }

  // JSON has no infinity.
  const finite = (box) =>
    Object.fromEntries(
      Object.entries(box).map(([side, value]) => [side, Number.isFinite(value) ? value : Math.sign(value) * 1e6]),
    );

  /**
   * Elements that make the page or a part of it scroll sideways, or that overflow the viewport where they cannot be
   * scrolled to.
   */
  function measureOverflow() {
    const found = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) found.push(`page wider than the window: ${scrollWidth} px at ${clientWidth} px`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!isForEyes(element) || element.closest('svg')) continue;
      const { overflowX } = getComputedStyle(element);
      if (
        isScrolling(overflowX) &&
        !element.matches('textarea, input, select') &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`scrolls sideways: ${nameOf(element)}`);
      const box = element.getBoundingClientRect();
      if (isEmpty(box) || isVisuallyHidden(element) || (box.right <= clientWidth + 1 && box.left >= -1)) continue;
      const shown = cross(box, roomOf(element.parentElement));
      const isScrolled = parents(element).some(
        (each) => isScrolling(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1,
      );
      if (!isScrolled && !isEmpty(shown) && (shown.right > clientWidth + 1 || shown.left < -1))
        found.push(`leaves the window: ${nameOf(element)}`);
    }
    return [...new Set(found)].slice(0, 4);
  }

  window.measureLayout = () => {
    layers.clear();
    contents.clear();
    return { controls: measureControls(), lines: measureLines(), overflow: measureOverflow() };
  };
})();
