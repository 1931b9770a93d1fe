import { writeFile } from 'node:fs/promises';
import { faces, subset } from './subset.ts';

// Writes the font files of this folder anew: `npm run fonts -w packages/ui`, after a new version of a font or another range.
for (const face of faces) {
  const bytes = await subset(face);
  await writeFile(new URL(face.file, import.meta.url), bytes);
  process.stdout.write(`${face.file}: ${bytes.length} bytes\n`);
}
