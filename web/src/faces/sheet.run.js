// `npm run faces`: writes the pages that the drawings are judged by into web/.faces/.
import { mkdir, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/faces/sheet.ts');
await mkdir('.faces', { recursive: true });
for (const [name, page] of Object.entries(module.sheets())) await writeFile(`.faces/${name}`, page);
