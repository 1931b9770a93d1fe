/** The button in the header: it and the dock are drawn in different places, in code that loads apart. */
export const CHAT_BUTTON_ID = 'chat-button';
