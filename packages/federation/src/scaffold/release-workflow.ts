import { inputPaths, NOT_INPUT } from '../build/input-digest.ts';

/** Where the workflow of an app is, from the root. */
export function releaseWorkflowFile(app: string): string {
  return `.github/workflows/release-${app}.yml`;
}

/** Releases an app when something that its build is made of has changed: the text of its workflow. */
export async function releaseWorkflow(root: string, app: string): Promise<string> {
  return `name: release ${app}
on:
  push:
    branches: [main]
    paths:
${(await releasePaths(root, app)).map((path) => `      - '${path}'\n`).join('')}  workflow_dispatch:
concurrency:
  group: release-${app}
  # A release that has begun is never cut off. Of those that wait for it, GitHub keeps the newest.
  cancel-in-progress: false
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

/** As GitHub reads them: the last one that fits a file decides. */
async function releasePaths(root: string, app: string): Promise<readonly string[]> {
  const { folders, files } = await inputPaths(root, app);
  return [
    ...folders.map((folder) => `${folder}/**`),
    ...NOT_INPUT.folders.map((folder) => `!**/${folder}/**`),
    ...NOT_INPUT.endings.map((ending) => `!**/*${ending}`),
    ...files,
    '.github/workflows/release.yml',
    releaseWorkflowFile(app),
  ];
}
