import { useLocation } from '@orime/platform';
import { lazyPart } from '../chrome/lazy-part.tsx';

const drawer = lazyPart(() => import('./account-drawer.tsx').then((module) => module.AccountDrawer));

/** For hover and focus on what opens it. */
export function preloadAccountPanel(): void {
  drawer.preload();
}

/** Opens with `?account=<section>` over whatever page is shown. */
export function AccountPanel() {
  // The parameter of `useAccountAddress`, whose rest comes with the drawer.
  const section = new URLSearchParams(useLocation().search).get('account');
  return section === null ? null : <drawer.Part section={section} />;
}
