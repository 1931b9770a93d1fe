/** Whether following the link takes this page away: not a new tab, a download, or a place on the same page. */
export function opensHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return false;
  const to = new URL(link.href, location.href);
  return to.origin === location.origin && to.pathname !== location.pathname;
}
