import { lazyPart } from '../chrome/lazy-part.tsx';
import { useAccountAddress } from './use-account-address.ts';

const drawer = lazyPart(() => import('./account-drawer.tsx').then((module) => module.AccountDrawer));

/** For hover and focus on what opens it. */
export function preloadAccountPanel(): void {
  drawer.preload();
}

/** Opens with `?account=<section>` over whatever page is shown. */
export function AccountPanel() {
  const address = useAccountAddress();
  return address.section === null ? null : <drawer.Part address={address} section={address.section} />;
}
