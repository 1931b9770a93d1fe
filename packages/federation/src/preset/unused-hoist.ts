/**
 * Stands in for `hoist-non-react-statics` in every browser build. Emotion asks for it only in `withTheme`, which nobody
 * uses here, and would bring 1.3 kB of old class-component care into the first load.
 */
// oxlint-disable-next-line import/no-default-export -- stands in for a package that has one
export default function hoistNothing<Target>(target: Target): Target {
  return target;
}
