/** The library's presets and overlays, as the server sends them, read from its own files. */
import { libraryFile, libraryFiles } from '../library.test-helper';
import type { Preset, RulesValues, Target } from '../store/types';
import type { Value } from './api';

function value(text: string): Value {
  const table = /^\{ (\w+) = (\d+) \}$/.exec(text);
  if (table) return { [table[1] ?? '']: Number(table[2]) } as Target;
  return JSON.parse(text) as Value;
}

function section(text: string, name: string): string {
  return (text.split(`\n[${name}]\n`)[1] ?? '').split('\n[')[0] ?? '';
}

function rows(text: string): [key: string, value: Value, source: string][] {
  return [...text.matchAll(/^(\w+) = \{ value = (.*), source = "(.*)" \}$/gm)].map(
    ([, key = '', written = '', source = '']) => [key, value(written), source],
  );
}

function preset(name: string, text: string, overlay: boolean): Preset {
  const entries = [...rows(section(text, 'rules'))];
  if (overlay) entries.push(...rows(section(text, 'overlays.mordienne.rules')));
  const named = overlay ? 'overlays.mordienne.title' : 'title';
  const titles = [...section(text, named).matchAll(/^(\w+) = "(.*)"$/gm)];
  return {
    name: overlay ? `${name}+mordienne` : name,
    titles: Object.fromEntries(titles.map(([, language = '', title = '']) => [language, title])),
    values: Object.fromEntries(entries.map(([key, one]) => [key, one])) as unknown as RulesValues,
    sources: Object.fromEntries(entries.map(([key, , source]) => [key, source])),
  };
}

export const presets: readonly Preset[] = libraryFiles('rules/presets', '.toml').flatMap((path) => {
  const text = libraryFile(path);
  const name = path.replace(/^.*\/|\.toml$/g, '');
  const plain = preset(name, text, false);
  return text.includes('[overlays.mordienne.rules]') ? [plain, preset(name, text, true)] : [plain];
});

export function named(name: string): Preset {
  const found = presets.find((one) => one.name === name);
  if (!found) throw new Error(`no preset ${name}`);
  return found;
}
