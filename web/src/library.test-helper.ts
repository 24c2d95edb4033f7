/** The library's own files, for tests that hold the page to them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../src/aluette');

/** The text of one file of the library. */
export function libraryFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The paths of all files under a folder of the library whose names end so. */
export function libraryFiles(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
}
