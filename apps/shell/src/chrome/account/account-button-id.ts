/** Takes the focus back where what a row of its menu opened is closed again. */
export const ACCOUNT_BUTTON_ID = 'account-button';
export const ACCOUNT_MENU_ID = 'account-menu';
