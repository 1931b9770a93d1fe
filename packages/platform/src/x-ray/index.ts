// The shell's developer tools, for whoever has a button for them. Not shared between remotes: the one that asks bundles a few bytes.
export { toggleXRay, X_RAY_ASKED, X_RAY_MARK } from './x-ray.ts';
export { useIsXRayOpen } from './use-is-x-ray-open.ts';
