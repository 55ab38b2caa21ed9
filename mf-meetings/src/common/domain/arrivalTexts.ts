export const texts = {
  label: (company: string) => `На месте ли вы: ${company}`,
  here: 'Я на месте',
  late: 'Опаздываю',
  by: (minutes: number) => `на ${minutes} минут`,
  lateBy: (minutes: number) => `Опаздываю на ${minutes} минут`,
  /** The user's own state, as the partner sees it. */
  told: { here: 'Вы на месте', late: (minutes: number) => `Вы опаздываете на ${minutes} минут` },
  change: 'Изменить',
  takeBack: 'Отменить отметку',
};
