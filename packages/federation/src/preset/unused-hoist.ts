/**
 * Replaces `hoist-non-react-statics` in browser builds. Only Emotion's `withTheme` needs it, which is unused here; saves 1.3 kB of
 * the first load.
 */
// oxlint-disable-next-line import/no-default-export -- stands in for a package that has one
export default function hoistNothing<Target>(target: Target): Target {
  return target;
}
