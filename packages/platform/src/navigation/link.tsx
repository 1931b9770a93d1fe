import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To;
  /** Takes the place of the current history entry. */
  readonly replace?: boolean;
  /** Kept with the history entry. */
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
};

/** An address with a scheme or a host of its own: the browser's business, not the router's. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link inside the site: a real anchor whose plain click goes to the address without loading the page anew. The router's
 * own one carries the prefetching of its framework, which nobody here uses.
 */
export function Link({ to, replace, state, preventScrollReset, target, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  const isElsewhere = typeof to === 'string' && ELSEWHERE.test(to);
  return (
    <a
      {...anchor}
      target={target}
      href={isElsewhere ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!isElsewhere && !event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
