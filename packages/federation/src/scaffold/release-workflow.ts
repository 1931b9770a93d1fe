/** Where the workflow of an app is, from the root. */
export function releaseWorkflowFile(app: string): string {
  return `.github/workflows/release-${app}.yml`;
}

/** Releases an app when something that it is made of has changed. Which of that changes its build, the build finds out. */
export function releaseWorkflow(app: string): string {
  return `name: release ${app}
on:
  push:
    branches: [main]
    paths: ['apps/${app}/**', 'packages/**', 'pnpm-lock.yaml']
  workflow_dispatch:
jobs:
  release:
    # A copy of the repository without a store of releases has nothing to release into.
    if: vars.RELEASES == 'on'
    uses: ./.github/workflows/release.yml
    with:
      app: ${app}
    secrets: inherit
`;
}
