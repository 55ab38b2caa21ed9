/** The wide menu, which must stay in sight. */
export const MENU_ID = 'main-menu';
