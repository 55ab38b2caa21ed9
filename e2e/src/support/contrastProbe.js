// Runs in the page. Plain JavaScript, because this package is compiled for Node.
// `window.rememberLooks()` reads the usual colours; then, in forced colours, `window.findLostStates()` returns a sentence for
// each state that has become invisible (NET-06).
(() => {
  const { document, getComputedStyle, OffscreenCanvas } = window;
  const CHOSEN = ['selected', 'pressed', 'checked', 'current'].map((state) => `aria-${state}`);
  const IMPAIRED = ['disabled', 'aria-disabled', 'aria-invalid', 'data-invalid'];
  /** Attributes that name the look of things with a text. */
  const FACES = '[data-face], [role=gridcell][data-state]';
  const LEAST_CONTRAST = 3;
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'];

  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
  const nameOf = (element) => `${element.localName} «${element.textContent.trim().slice(0, 40)}»`;

  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** The colours from back to front as one of [red, green, blue]. */
  function blend(...colors) {
    for (const color of colors) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }
  function luminance(rgb) {
    const [red, green, blue] = rgb.map((each) =>
      each / 255 <= 0.03928 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const differ = (one, other, canvas) => {
    const [high, low] = [one, other].map((color) => luminance(blend(canvas, color))).sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05) >= LEAST_CONTRAST;
  };

  const isClear = (color) => /^rgba\(.*, 0\)$|^transparent$/.test(color);
  /** The shapes and colours that one box paints. Two colours differ only by enough contrast. */
  function paintOf(element, pseudo) {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && (style.content === 'none' || style.content === 'normal')) return { shapes: '', colors: [] };
    const borders = SIDES.map((side) => {
      const isDrawn = style[`border${side}Style`] !== 'none' && !isClear(style[`border${side}Color`]);
      return isDrawn ? `${style[`border${side}Width`]} ${style[`border${side}Style`]}` : '';
    });
    const shapes = [
      ...borders,
      style.outlineStyle === 'none' ? '' : style.outlineWidth,
      style.boxShadow === 'none' ? '' : style.boxShadow.replace(/\w+\([^)]*\)/g, ''),
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.textDecorationLine === 'none' ? '' : style.textDecorationLine,
      style.opacity === '1' ? '' : style.opacity,
      style.fontWeight,
    ];
    const isRound = style.borderRadius !== '0px';
    return {
      shapes: shapes.join('|'),
      isRound,
      colors: [style.backgroundColor, style.color, ...SIDES.map((side) => style[`border${side}Color`])],
    };
  }
  const partsOf = (element) => [element, ...element.querySelectorAll('*')].filter((each) => !each.closest('svg *'));
  const looksOf = (element) =>
    partsOf(element).flatMap((part) => [
      part.localName,
      ...[null, '::before', '::after'].map((each) => paintOf(part, each)),
    ]);

  function isAlike(one, other, canvas) {
    if (one.length !== other.length) return false;
    return one.every((look, index) => {
      const against = other[index];
      if (typeof look === 'string') return look === against;
      return (
        look.shapes === against.shapes &&
        look.isRound === against.isRound &&
        look.colors.every((color, at) => !differ(color, against.colors[at], canvas))
      );
    });
  }

  const isOn = (element) =>
    element.matches(':checked, [data-chosen]') ||
    CHOSEN.some((name) => !['false', 'date', null].includes(element.getAttribute(name)));
  /** The element that draws the state: a hidden input's label. */
  const drawnOf = (element) => (element.matches('.visually-hidden') ? element.closest('label') : element);
  const isTick = (element) => element.matches(':is([type=checkbox], [type=radio])');
  /** Drawn by the browser, which knows contrast themes. */
  const isNative = (element) =>
    isTick(element) && !element.matches('.visually-hidden') && getComputedStyle(element).appearance !== 'none';

  /** One of the same kind that is not chosen, the nearest first, if possible with the same parts. */
  function counterpartOf(element) {
    const kind = element.getAttribute('role');
    const { length } = partsOf(element);
    let around = element.parentElement;
    for (let level = 0; level < 3 && around; level += 1, around = around.parentElement) {
      const found = [...around.querySelectorAll(element.localName)].filter(
        (each) =>
          each !== element && each.getAttribute('role') === kind && !isOn(each) && isSeen(drawnOf(each) ?? each),
      );
      if (found.length > 0) return found.find((each) => partsOf(each).length === length) ?? found[0];
    }
    return undefined;
  }

  /** Its looks without the attributes of a state, and unticked. */
  function looksWithout(element, names) {
    const kept = names.map((name) => [name, element.getAttribute(name)]);
    const wasChecked = element.checked;
    if (wasChecked) element.checked = false;
    for (const [name, value] of kept) if (value !== null) element.removeAttribute(name);
    const looks = looksOf(element);
    for (const [name, value] of kept) if (value !== null) element.setAttribute(name, value);
    if (wasChecked) element.checked = true;
    return looks;
  }

  function findLostChoices(canvas) {
    const chosen = [
      ...document.body.querySelectorAll([':checked', '[data-chosen]', ...CHOSEN.map((name) => `[${name}]`)]),
    ]
      .filter((element) => isOn(element) && !isNative(element) && !element.matches('option'))
      .filter((element) => isSeen(drawnOf(element) ?? element));
    return chosen.flatMap((element) => {
      const drawn = drawnOf(element) ?? element;
      // A tick without its label compares with itself: boxes around it may be anything.
      const other = isTick(element) && drawn === element ? undefined : counterpartOf(element);
      const against = other ? looksOf(drawnOf(other) ?? other) : looksWithout(drawn, [...CHOSEN, 'data-chosen']);
      return isAlike(looksOf(drawn), against, canvas) ? [`chosen looks like the others: ${nameOf(drawn)}`] : [];
    });
  }

  /** Whether it looks like usable and right; a grey text of the system is a sign. */
  const isPlain = (element) => JSON.stringify(looksOf(element)) === JSON.stringify(looksWithout(element, IMPAIRED));

  /** Swatches, bars, dots and slots: without a text, or with a face. */
  const isMark = (element) =>
    !element.closest('svg, [aria-busy=true]') &&
    !element.matches('img, canvas, td, th') &&
    ((element.childElementCount === 0 &&
      element.textContent.trim() === '' &&
      !element.matches('input, textarea, br')) ||
      element.matches(FACES));
  const placeOf = ({ localName, parentElement }) =>
    `${parentElement.parentElement?.localName}>${parentElement.localName}>${localName}`;
  const ownLook = (element) =>
    [element, ...element.querySelectorAll(':scope > svg')].map((each) =>
      each.localName === 'svg' ? each.innerHTML : paintOf(each, null),
    );
  const isPainted = ([{ shapes, colors }]) => !isClear(colors[0]) || /(px|gradient)/.test(shapes);

  let remembered = [];
  let impaired = [];
  window.rememberLooks = () => {
    remembered = [...document.body.querySelectorAll('*')]
      .filter((element) => isMark(element) && isSeen(element))
      .map((element) => ({ element, look: ownLook(element), text: JSON.stringify(ownLook(element)) }))
      .filter(({ look }) => isPainted(look));
    impaired = [...document.body.querySelectorAll(IMPAIRED.map((name) => `[${name}]:not([${name}=false])`))].filter(
      (element) => isSeen(element) && !isNative(element) && !isPlain(element),
    );
  };

  function groundOf(element) {
    const grounds = [];
    for (let each = element.parentElement; each; each = each.parentElement)
      grounds.unshift(getComputedStyle(each).backgroundColor);
    return grounds;
  }

  function findLostMarks(canvas) {
    const lost = new Set();
    const groups = Map.groupBy(
      remembered.filter(({ element }) => element.isConnected && isSeen(element)),
      ({ element }) => placeOf(element),
    );
    for (const [place, marks] of groups) {
      const kinds = [...new Map(marks.map((mark) => [mark.text, mark])).values()];
      const looks = kinds.map(({ element }) => ownLook(element));
      for (const [index, look] of looks.entries()) {
        const [{ shapes, colors }] = look;
        const ground = blend(canvas, ...groundOf(kinds[index].element));
        const isVisible = /(px|gradient)/.test(shapes) || differ(colors[0], `rgb(${ground})`, canvas);
        if (!isVisible) lost.add(`nothing is left of ${place} ${nameOf(kinds[index].element)}`);
        const twin = looks.findIndex((other, at) => at < index && isAlike(other, look, canvas));
        if (twin >= 0)
          lost.add(`two looks became one: ${place} ${nameOf(kinds[twin].element)}, ${nameOf(kinds[index].element)}`);
      }
    }
    return [...lost];
  }

  const findPlain = () =>
    impaired
      .filter((element) => element.isConnected && isSeen(element) && isPlain(element))
      .map((element) => `unavailable or wrong looks plain: ${nameOf(element)}`);

  window.findLostStates = () => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...new Set([...findLostChoices(canvas), ...findLostMarks(canvas), ...findPlain()])];
  };
})();
