/** Options of a profile, in display order. */
export const CIRCULATIONS = [
  'от 10 шт.',
  'от 50 шт.',
  'от 100 шт.',
  'от 300 шт.',
  'от 500 шт.',
  'от 1000 шт.',
  'от 5000 шт.',
];
export const SUMS = ['от 10 000 ₽', 'от 30 000 ₽', 'от 50 000 ₽', 'от 100 000 ₽', 'от 300 000 ₽', 'от 500 000 ₽'];
/** Cards show only the first word. */
export const BRANDINGS = ['Да (с нанесением)', 'Нет (без нанесения)'];
