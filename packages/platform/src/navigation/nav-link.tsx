import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';

/** A link with `aria-current="page"` on its target and on pages below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: target } = useResolvedPath(props.to);
  const isCurrent = pathname === target || (target !== '/' && pathname.startsWith(`${target}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
