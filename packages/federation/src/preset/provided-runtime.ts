import { installRuntime } from '../host-kit/install-runtime.ts';

/** Replaces the stock federation runtime in a remote's build: that of the page, which the entry brings where the page has none. */
// oxlint-disable-next-line import/no-default-export -- stands in for a package that has one
export default installRuntime();
