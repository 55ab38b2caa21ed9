/** What every section of the profile's editing says about its saving. */
export const texts = {
  saved: 'Изменения успешно применены!',
  saveFailed: 'Ошибка применения изменений!',
} as const;
