import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Stored with the history entry. */
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
};

/** URLs with a scheme or host are left to the browser instead of the router. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link inside the site: a real anchor whose plain click navigates without a page load. The router's own `Link` includes framework
 * prefetching that is unused here.
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
