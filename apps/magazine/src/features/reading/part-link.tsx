import type { ComponentProps, MouseEvent } from 'react';

export type PartLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Id of the element to go to. */
  readonly part: string;
};

/** A link to a part of the same page, such as a footnote. A change of the hash alone would be taken for a way back, which returns to where one was. */
export function PartLink({ part, children, ...anchor }: PartLinkProps) {
  return (
    <a {...anchor} href={`#${part}`} onClick={(event) => goTo(part, event)}>
      {children}
    </a>
  );
}

function goTo(part: string, event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(part);
  if (target === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  target.scrollIntoView();
  // Whatever takes no focus by itself takes it for this once, so that reading and tabbing go on from there.
  if (!target.matches('a, button, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
