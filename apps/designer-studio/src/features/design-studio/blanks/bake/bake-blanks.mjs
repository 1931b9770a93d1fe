import { writeFile } from 'node:fs/promises';
import { PLANS } from './blank-plans.ts';
import { cutBlank } from './cut-blank.ts';

// Cuts and drapes the blanks of the design studio and writes them into its sources: `npm run bake -w designer-studio` after a change of `packages/cloth`.
const target = new URL('../', import.meta.url);
const views = {};
for (const plan of PLANS) {
  const { views: cut, packed } = await cutBlank(plan);
  views[plan.key] = cut;
  await writeFile(new URL(`meshes/${plan.key}.json`, target), `${JSON.stringify({ packed: Buffer.from(packed).toString('base64') })}\n`);
  process.stdout.write(`${plan.key} ${Math.round(packed.length / 1000)} kB\n`);
}
await writeFile(
  new URL('../../../../../../packages/contracts/src/api/catalogue/blank-views.json', target),
  `${JSON.stringify(views, null, 2)}\n`,
);
