/** Dispatched on a link that fills the view of somebody for a while, as a panel of the menu does. */
export const LINK_SEEN = 'orime:link-seen';
